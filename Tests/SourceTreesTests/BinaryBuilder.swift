/// Builds a binary property list from raw objects, right or wrong.
struct BinaryBuilder {
    var objects: [[UInt8]]
    var top: UInt64 = 0
    var offsetSize = 2
    var referenceSize = 1
    var count: UInt64?
    var tableShift = 0
    var header = "bplist00"

    init(_ objects: [[UInt8]]) {
        self.objects = objects
    }

    var bytes: [UInt8] {
        var result = Array(header.utf8)
        var offsets: [Int] = []
        for object in objects {
            offsets.append(result.count)
            result += object
        }
        let table = result.count
        for offset in offsets { result += bigEndian(UInt64(offset), offsetSize) }
        result += [0, 0, 0, 0, 0, 0, UInt8(offsetSize), UInt8(referenceSize)]
        return result + bigEndian(count ?? UInt64(objects.count), 8) + bigEndian(top, 8)
            + bigEndian(UInt64(table + tableShift), 8)
    }

    static func ascii(_ text: String) -> [UInt8] { [0x50 + UInt8(text.utf8.count)] + Array(text.utf8) }

    static func date(_ seconds: Double) -> [UInt8] { [0x33] + bigEndian(seconds.bitPattern, 8) }
}

func bigEndian(_ value: UInt64, _ size: Int) -> [UInt8] {
    (0..<size).reversed().map { UInt8(truncatingIfNeeded: value >> UInt64(8 * min($0, 7))) }
}
