import Archives
import QuickActionModel

/// Writes archives byte by byte, also ones that no honest program writes.
struct ZipBuilder {
    struct Entry {
        var name: [UInt8]
        var data: [UInt8] = []
        var method = 0
        var flags = 0
        /// Unix mode, 0 for none.
        var mode = 0
        /// What the directory says instead of the truth.
        var saidSize: Int?
        var saidPacked: Int?
        var saidHeader: Int?
        var saidChecksum: UInt32?
        /// The name in the entry's own header instead.
        var localName: [UInt8]?
        /// Whether the directory has its numbers in the zip64 extra field.
        var isLong = false

        init(_ name: String, _ text: String = "") { (self.name, data) = (Array(name.utf8), Array(text.utf8)) }

        func with(_ change: (inout Entry) -> Void) -> Entry {
            var copy = self
            change(&copy)
            return copy
        }
    }

    var entries: [Entry]
    var comment: [UInt8] = []
    var hasLongEnd = false
    var saidCount: Int?

    init(_ entries: [Entry]) { self.entries = entries }

    init(files: [String]) { entries = files.map { Entry($0, "text of \($0)") } }

    var source: MemorySource { MemorySource(bytes: bytes) }

    func tree(root: String = "a.zip") throws -> ZipTree { try ZipTree(source, root: root) }

    /// Deflate without compression: blocks of stored bytes.
    static func deflated(_ bytes: [UInt8]) -> [UInt8] {
        var output: [UInt8] = []
        var rest = bytes[...]
        repeat {
            let block = rest.prefix(0xffff)
            rest = rest.dropFirst(block.count)
            output += [rest.isEmpty ? 1 : 0] + two(block.count) + two(~block.count & 0xffff) + block
        } while !rest.isEmpty
        return output
    }

    var bytes: [UInt8] {
        var (body, directory): ([UInt8], [UInt8]) = ([], [])
        for entry in entries {
            let packed = entry.method == 8 ? Self.deflated(entry.data) : entry.data
            let sum = entry.saidChecksum ?? Self.checksum(entry.data)
            let header = entry.saidHeader ?? body.count
            let size = entry.saidSize ?? entry.data.count
            let packedSize = entry.saidPacked ?? packed.count
            let local = entry.localName ?? entry.name
            body += Self.four(0x0403_4b50) + Self.two(20) + Self.two(entry.flags) + Self.two(entry.method) + Self.four(0)
            body +=
                Self.four(Int(sum)) + Self.four(packed.count) + Self.four(entry.data.count) + Self.two(local.count) + Self.two(0)
            body += local + packed
            let extra =
                entry.isLong ? Self.two(1) + Self.two(24) + Self.eight(size) + Self.eight(packedSize) + Self.eight(header) : []
            directory += Self.four(0x0201_4b50) + Self.two(3 << 8 | 20) + Self.two(20) + Self.two(entry.flags)
            directory += Self.two(entry.method) + Self.four(0) + Self.four(Int(sum))
            directory += Self.four(entry.isLong ? 0xffff_ffff : packedSize) + Self.four(entry.isLong ? 0xffff_ffff : size)
            directory += Self.two(entry.name.count) + Self.two(extra.count) + Self.two(0) + Self.two(0) + Self.two(0)
            directory += Self.four(entry.mode << 16) + Self.four(entry.isLong ? 0xffff_ffff : header) + entry.name + extra
        }
        return body + directory + end(body.count, directory.count)
    }

    func end(_ offset: Int, _ size: Int) -> [UInt8] {
        let count = saidCount ?? entries.count
        var end: [UInt8] = []
        if hasLongEnd {
            end += Self.four(0x0606_4b50) + Self.eight(44) + Self.two(45) + Self.two(45) + Self.four(0) + Self.four(0)
            end += Self.eight(count) + Self.eight(count) + Self.eight(size) + Self.eight(offset)
            end += Self.four(0x0706_4b50) + Self.four(0) + Self.eight(offset + size) + Self.four(1)
        }
        end += Self.four(0x0605_4b50) + Self.two(0) + Self.two(0)
        end += Self.two(hasLongEnd ? 0xffff : count) + Self.two(hasLongEnd ? 0xffff : count)
        end += Self.four(hasLongEnd ? 0xffff_ffff : size) + Self.four(hasLongEnd ? 0xffff_ffff : offset)
        return end + Self.two(comment.count) + comment
    }

    static func two(_ number: Int) -> [UInt8] { [UInt8(truncatingIfNeeded: number), UInt8(truncatingIfNeeded: number >> 8)] }

    static func four(_ number: Int) -> [UInt8] { two(number) + two(number >> 16) }

    static func eight(_ number: Int) -> [UInt8] { four(number) + four(number >> 32) }

    /// CRC-32, byte by byte.
    static func checksum(_ bytes: [UInt8]) -> UInt32 {
        var sum: UInt32 = 0xffff_ffff
        for byte in bytes { sum = table[Int((sum ^ UInt32(byte)) & 0xff)] ^ (sum >> 8) }
        return ~sum
    }

    private static let table: [UInt32] = (0..<256).map { (number: UInt32) -> UInt32 in
        var sum = number
        for _ in 0..<8 { sum = sum & 1 == 1 ? (sum >> 1) ^ 0xedb8_8320 : sum >> 1 }
        return sum
    }
}

extension ZipTree {
    /// A whole file as text.
    func text(_ path: String) throws -> String { String(decoding: try read(path, limit: 1 << 20), as: UTF8.self) }
}
