/// The last 32 bytes of a binary property list, checked.
struct BinaryPropertyListTrailer {
    var referenceSize = 1
    var objectCount = 0
    var topObject = 0
    /// The end of the bytes in which objects may lie: where the trailer begins.
    var objectsEnd = 0
    private var offsetSize = 1
    private var tableStart = 0

    init() {}

    init(_ bytes: [UInt8]) throws(Failure) {
        func bad(_ message: String) -> Failure {
            Failure(kind: .syntax, message: "the binary property list \(message)", span: .none, keyPath: nil)
        }
        guard bytes.count >= 8 + 32 else { throw bad("is cut off: it has \(bytes.count) bytes and needs 40 at least") }
        guard bytes[6] == UInt8(ascii: "0") else {
            throw bad("has the version \(quoted(String(decoding: bytes[6..<8], as: UTF8.self))); only 00 is read")
        }
        objectsEnd = bytes.count - 32
        offsetSize = Int(bytes[objectsEnd + 6])
        referenceSize = Int(bytes[objectsEnd + 7])
        guard (1...8).contains(offsetSize), (1...8).contains(referenceSize) else {
            throw bad("has an end that makes no sense; it may be cut off")
        }
        let count = bigEndian(bytes, at: objectsEnd + 8, size: 8)
        let top = bigEndian(bytes, at: objectsEnd + 16, size: 8)
        let table = bigEndian(bytes, at: objectsEnd + 24, size: 8)
        guard count > 0, count <= UInt64(objectsEnd), top < count else {
            throw bad("says that it has \(count) objects and begins with object \(top); it may be cut off")
        }
        let (tableSize, over) = count.multipliedReportingOverflow(by: UInt64(offsetSize))
        guard !over, table >= 8, table <= UInt64(objectsEnd), tableSize <= UInt64(objectsEnd) - table else {
            throw bad("has a table of objects that reaches beyond its end; it may be cut off")
        }
        objectCount = Int(count)
        topObject = Int(top)
        tableStart = Int(table)
    }

    /// Where an object begins; `object` is below the count.
    func offset(of object: Int, in bytes: [UInt8], _ state: TreeState) throws(Failure) -> Int {
        let offset = bigEndian(bytes, at: tableStart + object * offsetSize, size: offsetSize)
        guard offset >= 8, offset < UInt64(objectsEnd) else {
            throw state.failure(
                .syntax, "object \(object) of the binary property list lies at \(offset), beyond the end of the objects",
                at: .none)
        }
        return Int(offset)
    }
}

/// The unsigned number in `size` (1 to 8) bytes, whose presence the caller has checked.
func bigEndian(_ bytes: [UInt8], at offset: Int, size: Int) -> UInt64 {
    var value: UInt64 = 0
    for index in offset..<(offset + size) { value = value << 8 | UInt64(bytes[index]) }
    return value
}
