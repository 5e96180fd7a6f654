import Templates

/// Lines of Swift with colour for comments, texts and words of the language; it never judges the text, and everything is escaped.
enum SwiftMarkup {
    /// Appends one line to `output`, as HTML.
    static func add(_ line: UnsafeBufferPointer<UInt8>, to output: inout [UInt8]) {
        var at = 0
        while at < line.count {
            let start = at
            var open: StaticString?
            if line[at] == slash, at + 1 < line.count, line[at + 1] == slash {
                at = line.count
                open = "<span class=\"c\">"
            } else if line[at] == quote {
                at += 1
                while at < line.count, line[at] != quote { at += line[at] == backslash ? 2 : 1 }
                at = min(at + 1, line.count)
                open = "<span class=\"s\">"
            } else if isWord(line[at]) {
                while at < line.count, isWord(line[at]) { at += 1 }
                if isOfTheLanguage(UnsafeBufferPointer(rebasing: line[start..<at])) { open = "<span class=\"w\">" }
            } else {
                while at < line.count, line[at] != quote, line[at] != slash || at == start, !isWord(line[at]) { at += 1 }
            }
            output.add(UnsafeBufferPointer(rebasing: line[start..<at]), in: open)
        }
    }

    private static let slash = UInt8(ascii: "/")
    private static let quote = UInt8(ascii: "\"")
    private static let backslash = UInt8(ascii: "\\")
    private static let words: [StaticString] = [
        "as", "case", "class", "else", "enum", "extension", "false", "final", "func", "guard", "if", "import", "let", "nil",
        "return", "static", "switch", "true",
    ]

    private static func isOfTheLanguage(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
        (2...9).contains(word.count) && words.contains { $0.isEqual(to: word) }
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        (97...122).contains(byte) || (65...90).contains(byte) || (48...57).contains(byte) || byte == UInt8(ascii: "_")
    }
}

extension [UInt8] {
    /// Appends a run of text, escaped, inside of an element that `open` begins.
    mutating func add(_ run: UnsafeBufferPointer<UInt8>, in open: StaticString?) {
        if let open { open.withUTF8Buffer { append(contentsOf: $0) } }
        HTMLEscaping.escapeText(run, into: &self)
        if open != nil { ("</span>" as StaticString).withUTF8Buffer { append(contentsOf: $0) } }
    }
}

extension StaticString {
    /// Whether these are the bytes of `text`.
    func isEqual(to text: UnsafeBufferPointer<UInt8>) -> Bool {
        utf8CodeUnitCount == text.count && (0..<text.count).allSatisfy { utf8Start[$0] == text[$0] }
    }
}
