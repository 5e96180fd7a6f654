/// How a text is spelt at its place.
enum TextStyle: Hashable {
    /// Between tags.
    case xml
    /// In double quotes.
    case json
    /// In quotes of a strings table or an old-style property list.
    case strings
    /// There without quotes.
    case bare
    /// YAML without quotes, in double and in single ones.
    case yamlPlain, yamlDouble, yamlSingle
    /// Any text of which nothing is known, such as Markdown.
    case raw

    /// A text in this spelling; nil when there is no way to write it.
    ///
    /// A text that cannot stand without quotes is nil, too: the whole of it needs quotes then.
    func spelt(_ text: String) -> [UInt8]? {
        var out: [UInt8] = []
        for scalar in text.unicodeScalars {
            guard let bytes = spelt(scalar) else { return nil }
            out += bytes
        }
        return out
    }

    private func spelt(_ scalar: Unicode.Scalar) -> [UInt8]? {
        let plain = Array(String(Character(scalar)).utf8)
        let isControl = scalar.value < 0x20 || scalar.value == 0x7F
        switch self {
        case .xml:
            switch scalar {
            case "&": return Array("&amp;".utf8)
            case "<": return Array("&lt;".utf8)
            case ">": return Array("&gt;".utf8)
            default: return isControl && scalar != "\t" ? nil : plain
            }
        case .json, .strings, .yamlDouble:
            switch scalar {
            case "\"", "\\": return [0x5C] + plain
            case "'" where self == .strings: return Array("\\'".utf8)
            case "\n": return Array("\\n".utf8)
            case "\t": return Array("\\t".utf8)
            case "\r": return Array("\\r".utf8)
            default: return isControl ? nil : plain
            }
        case .bare: return scalar.isASCII && Self.isBare(UInt8(scalar.value)) ? plain : nil
        case .yamlPlain, .raw: return isControl || scalar.value == 0x85 || (0x2028...0x2029).contains(scalar.value) ? nil : plain
        case .yamlSingle:
            if scalar == "'" { return Array("''".utf8) }
            return isControl || scalar.value == 0x85 || (0x2028...0x2029).contains(scalar.value) ? nil : plain
        }
    }

    /// Whether a whole text may stand as it is, without quotes.
    func canStand(_ text: String) -> Bool {
        switch self {
        case .bare: return !text.isEmpty && text.utf8.allSatisfy(Self.isBare)
        case .yamlPlain:
            guard let first = text.utf8.first, Self.isLetter(first) || (48...57).contains(first) || first >= 0x80 else {
                return false
            }
            if text == "null" || text.utf8.last == UInt8(ascii: ":") || text.utf8.last == 0x20 { return false }
            return text.utf8.allSatisfy { byte in
                Self.isLetter(byte) || byte >= 0x80 || (48...57).contains(byte) || " _-./+()!?*~@".utf8.contains(byte)
            }
        default: return true
        }
    }

    /// The spelling in quotes that takes over where a text cannot stand without them.
    var inQuotes: TextStyle? {
        switch self {
        case .bare: .strings
        case .yamlPlain: .yamlDouble
        default: nil
        }
    }

    private static func isLetter(_ byte: UInt8) -> Bool { (97...122).contains(byte | 32) }

    private static func isBare(_ byte: UInt8) -> Bool {
        isLetter(byte) || (0x2D...0x39).contains(byte) || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$")
    }
}
