import QuickActionModel

/// What git knows about an object without its bytes.
struct ObjectFacts: Sendable, Equatable {
    /// Its name in hexadecimal digits.
    var id: ByteText
    var kind: Kind
    var size: Int

    enum Kind: String, Sendable { case blob, tree, commit, tag }

    /// Reads `<id> <kind> <size>`; nil for `<name> missing` and its like.
    init?(line: [UInt8]) {
        let words = line.split(separator: UInt8(ascii: " "))
        guard words.count == 3, let kind = Kind(rawValue: String(decoding: words[1], as: UTF8.self)),
            let size = Int(String(decoding: words[2], as: UTF8.self)), size >= 0
        else { return nil }
        (id, self.kind, self.size) = (ByteText(String(decoding: words[0], as: UTF8.self)), kind, size)
    }
}
