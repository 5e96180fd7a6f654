/// One token of Swift source.
struct SwiftToken: Equatable {
    /// What it is.
    var kind: Kind
    /// Byte offset of its first byte; of a text that of its content.
    var start: Int
    /// Byte offset behind it.
    var end: Int

    enum Kind: Equatable {
        /// A name or a keyword.
        case word(String)
        /// A string literal; the parts between interpolations.
        case text([String])
        /// Anything else, byte by byte: brackets, operators, digits.
        case mark(UInt8)
    }

    /// The name or keyword.
    var word: String? {
        if case .word(let word) = kind { return word }
        return nil
    }

    /// The parts of a string literal.
    var parts: [String]? {
        if case .text(let parts) = kind { return parts }
        return nil
    }

    /// Whether this is a certain byte.
    func isMark(_ character: Unicode.Scalar) -> Bool { kind == .mark(UInt8(ascii: character)) }
}
