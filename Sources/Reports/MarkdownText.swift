/// Text for Markdown: it stays in its cell, makes no markup, and links nowhere.
enum MarkdownText {
    /// A text inside of a paragraph or a table's cell.
    static func escaped(_ text: String) -> String {
        var out = ""
        for scalar in VisibleText.of(text.split(whereSeparator: \.isNewline).joined(separator: " ")).unicodeScalars {
            switch scalar {
            case "&": out += "&amp;"
            case "<": out += "&lt;"
            case ">": out += "&gt;"
            case "\\", "`", "*", "_", "[", "]", "|", "~", "#", "!": out += "\\" + String(Character(scalar))
            // A bare mention would call somebody, a bare address would become a link.
            case "@": out += "&#64;"
            case ":": out += "&#58;"
            default: out.unicodeScalars.append(scalar)
            }
        }
        return out
    }

    /// A text as code inside of a table's cell.
    static func code(_ text: String) -> String {
        let text = VisibleText.of(text)
        guard text.utf8.contains(UInt8(ascii: "`")) || text.utf8.contains(UInt8(ascii: "|")) else { return "`\(text)`" }
        return "<code>\(escaped(text))</code>"
    }
}
