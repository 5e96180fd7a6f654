/// Text for XML: nothing of it can end an attribute or an element, and what XML 1.0 forbids or nobody sees is written out.
enum XMLText {
    /// A text between tags or between double quotes; line ends and tabs outlive the reading of an attribute.
    static func escaped(_ text: String) -> String {
        guard text.utf8.contains(where: mayNeedEscape) else { return text }
        var out = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": out += "&amp;"
            case "<": out += "&lt;"
            // Also because "]]>" may not stand in a text.
            case ">": out += "&gt;"
            case "\"": out += "&quot;"
            case "\n": out += "&#10;"
            case "\t": out += "&#9;"
            case "\u{FFFE}", "\u{FFFF}": out += "⟨U+\(String(scalar.value, radix: 16, uppercase: true))⟩"
            default: out += VisibleText.of(scalar)
            }
        }
        return out
    }

    /// Bytes that are or begin a character that may be escaped.
    private static func mayNeedEscape(_ byte: UInt8) -> Bool {
        byte < 0x20 || byte >= 0x7F || byte == 0x22 || byte == 0x26 || byte == 0x3C || byte == 0x3E
    }
}
