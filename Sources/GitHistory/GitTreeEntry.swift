import QuickActionModel

/// One entry of a folder in a revision.
struct GitTreeEntry: Sendable {
    var name: [UInt8]
    var kind: InputEntry.Kind
    var id: ByteText

    /// The name as text; nil when it is not UTF-8, which no path of ours can ask for.
    var text: String? {
        let text = String(decoding: name, as: UTF8.self)
        return text.utf8.elementsEqual(name) ? text : nil
    }

    /// Entries of a tree object, sorted by the bytes of their names; nil when the object is damaged.
    ///
    /// Links and submodules are `other`.
    static func parse(_ bytes: [UInt8], idBytes: Int) -> [GitTreeEntry]? {
        var entries: [GitTreeEntry] = []
        var place = 0
        while place < bytes.count {
            guard let space = bytes[place...].firstIndex(of: UInt8(ascii: " ")), space - place < 8,
                let end = bytes[space...].firstIndex(of: 0), end > space + 1, bytes.count - end - 1 >= idBytes
            else { return nil }
            let kind: InputEntry.Kind
            switch String(decoding: bytes[place..<space], as: UTF8.self) {
            case "40000", "040000": kind = .folder
            case let mode where mode.utf8.starts(with: "100".utf8): kind = .file
            default: kind = .other
            }
            let id = bytes[end + 1..<end + 1 + idBytes]
            entries.append(GitTreeEntry(name: Array(bytes[space + 1..<end]), kind: kind, id: ByteText(hexadecimal(id))))
            place = end + 1 + idBytes
        }
        // Git sorts folders as if their names ended in "/".
        return entries.sorted { $0.name.lexicographicallyPrecedes($1.name) }
    }

    /// The entry of a name among sorted ones.
    static func find(_ name: [UInt8], in entries: [GitTreeEntry]) -> GitTreeEntry? {
        var (low, high) = (0, entries.count)
        while low < high {
            let middle = low + (high - low) / 2
            if entries[middle].name.lexicographicallyPrecedes(name) { low = middle + 1 } else { high = middle }
        }
        return low < entries.count && entries[low].name == name ? entries[low] : nil
    }

    private static func hexadecimal(_ bytes: ArraySlice<UInt8>) -> String {
        let digits = Array("0123456789abcdef".utf8)
        return String(decoding: bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
    }
}
