/// Text for Markdown: it stays in its cell, makes no markup, calls nobody and links nowhere.
enum MarkdownText {
    /// Characters of one text beyond which it is cut, so that one hostile title cannot fill a comment.
    private static let most = 600

    /// A text inside of a paragraph or a table's cell.
    static func escaped(_ text: String) -> String {
        var out = ""
        var count = 0
        var letters = 0
        for scalar in text.unicodeScalars {
            count += 1
            if count > most { return out + "…" }
            switch scalar {
            case "\n", "\r", "\u{85}", "\u{2028}", "\u{2029}": out += " "
            case "&": out += "&amp;"
            case "<": out += "&lt;"
            case ">": out += "&gt;"
            // A backslash in a cell could be read with the bar behind it, a dollar sign begins a formula, a colon an address or an emoji.
            case "|", "\\", "$", ":": out += "&#\(scalar.value);"
            case "`", "*", "_", "[", "]", "~", "!": out += "\\" + String(Character(scalar))
            // Services look for mentions and numbers of pull requests in the finished page, where escapes are gone.
            case "@", "#": out += "&#\(scalar.value);&#8203;"
            // An address without a scheme is a link for many services.
            case "." where letters > 2: out += "&#46;&#8203;"
            default: out += VisibleText.of(scalar)
            }
            letters = scalar == "w" || scalar == "W" ? letters + 1 : 0
        }
        return out
    }

    /// A text as code inside of a table's cell.
    static func code(_ text: String) -> String {
        let isPlain =
            text.utf8.count <= most
            && text.utf8.allSatisfy { (0x20..<0x7F).contains($0) && $0 != 0x60 && $0 != 0x7C && $0 != 0x5C }
        return isPlain && !text.isEmpty && !text.utf8.starts(with: [0x20]) ? "`\(text)`" : "<code>\(escaped(text))</code>"
    }
}
