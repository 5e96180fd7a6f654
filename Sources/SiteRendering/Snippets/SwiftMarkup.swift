import Templates

/// Lines of Swift with colour for comments, texts and words of the language; it never judges the text, and everything is escaped.
enum SwiftMarkup {
    /// One line as HTML.
    static func line(_ text: String) -> [UInt8] {
        let bytes = Array(text.utf8)
        var output: [UInt8] = []
        output.reserveCapacity(bytes.count + 48)
        var at = 0
        while at < bytes.count {
            let start = at
            var style = ""
            if bytes[at] == slash, at + 1 < bytes.count, bytes[at + 1] == slash {
                at = bytes.count
                style = "c"
            } else if bytes[at] == quote {
                at += 1
                while at < bytes.count, bytes[at] != quote { at += bytes[at] == backslash ? 2 : 1 }
                at = min(at + 1, bytes.count)
                style = "s"
            } else if isWord(bytes[at]) {
                while at < bytes.count, isWord(bytes[at]) { at += 1 }
                if words.contains(String(decoding: bytes[start..<at], as: UTF8.self)) { style = "w" }
            } else {
                while at < bytes.count, bytes[at] != quote, bytes[at] != slash || at == start, !isWord(bytes[at]) { at += 1 }
            }
            if !style.isEmpty { output += "<span class=\"\(style)\">".utf8 }
            bytes[start..<at].withUnsafeBufferPointer { HTMLEscaping.escapeText($0, into: &output) }
            if !style.isEmpty { output += "</span>".utf8 }
        }
        return output
    }

    private static let slash = UInt8(ascii: "/")
    private static let quote = UInt8(ascii: "\"")
    private static let backslash = UInt8(ascii: "\\")
    private static let words: Set<String> = [
        "as", "case", "class", "else", "enum", "extension", "false", "final", "func", "guard", "if", "import", "let", "nil",
        "return", "static", "switch", "true",
    ]

    private static func isWord(_ byte: UInt8) -> Bool {
        (97...122).contains(byte) || (65...90).contains(byte) || (48...57).contains(byte) || byte == UInt8(ascii: "_")
    }
}
