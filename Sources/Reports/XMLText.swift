/// Text for XML: nothing of it can end an attribute or an element, and what XML 1.0 forbids is written out.
enum XMLText {
    /// A text between tags or between double quotes.
    static func escaped(_ text: String) -> String {
        guard text.utf8.contains(where: mayNeedEscape) else { return text }
        var out = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": out += "&amp;"
            case "<": out += "&lt;"
            case ">": out += "&gt;"
            case "\"": out += "&quot;"
            case "\n": out += "&#10;"
            case "\t": out += "&#9;"
            case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}": out += VisibleText.of(scalar)
            default: out.unicodeScalars.append(scalar)
            }
        }
        return out
    }

    /// Bytes that are or begin a character that is escaped.
    private static func mayNeedEscape(_ byte: UInt8) -> Bool {
        byte < 0x20 || byte == 0x22 || byte == 0x26 || byte == 0x3C || byte == 0x3E || byte == 0x7F || byte == 0xC2
            || byte == 0xEF
    }
}
