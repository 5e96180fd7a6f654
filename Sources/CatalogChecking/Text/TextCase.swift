/// Upper and lower case, fast for plain English.
enum TextCase {
    /// A text in lower case.
    static func lowered(_ text: String) -> String {
        var isASCII = true
        var hasUpper = false
        for byte in text.utf8 {
            if byte >= 128 { isASCII = false }
            if (65...90).contains(byte) { hasUpper = true }
        }
        if !isASCII { return text.lowercased() }
        if !hasUpper { return text }
        return String(decoding: text.utf8.map { (65...90).contains($0) ? $0 + 32 : $0 }, as: UTF8.self)
    }

    /// A text with its first letter in upper case.
    static func capitalized(_ text: String) -> String {
        guard let first = text.first else { return text }
        return first.uppercased() + text.dropFirst()
    }

    /// Whether the first letter is in upper case; nil where it has no case.
    static func beginsUpper(_ text: String) -> Bool? {
        guard let first = text.unicodeScalars.first else { return nil }
        if first.isASCII {
            if (65...90).contains(first.value) { return true }
            return (97...122).contains(first.value) ? false : nil
        }
        if first.properties.isUppercase { return true }
        return first.properties.isLowercase ? false : nil
    }

    /// Whether a letter after the first is in upper case.
    static func hasInnerCapital(_ text: String) -> Bool {
        text.unicodeScalars.dropFirst().contains { $0.isASCII ? (65...90).contains($0.value) : $0.properties.isUppercase }
    }
}

extension TextCase {
    /// Whether the bytes of a part stand anywhere in a text; much faster than the standard library's search in short texts.
    static func holds(_ text: String, _ part: String) -> Bool {
        var (text, part) = (text, part)
        return text.withUTF8 { text in
            part.withUTF8 { part in
                guard let first = part.first else { return true }
                guard text.count >= part.count else { return false }
                for start in 0...(text.count - part.count) where text[start] == first {
                    var length = 1
                    while length < part.count, text[start + length] == part[length] { length += 1 }
                    if length == part.count { return true }
                }
                return false
            }
        }
    }

    /// Whether a text ends in the bytes of a part.
    static func ends(_ text: String, in part: String) -> Bool {
        text.utf8.count >= part.utf8.count && text.utf8.suffix(part.utf8.count).elementsEqual(part.utf8)
    }

    /// A text for comparing what people see: in lower case, full-width letters as plain ones, one space between words.
    static func folded(_ text: String) -> String {
        let lower = lowered(text)
        if isPlain(lower) { return lower }
        var folded = String.UnicodeScalarView()
        for scalar in lower.unicodeScalars {
            if (0xFF01...0xFF5E).contains(scalar.value), let plain = Unicode.Scalar(scalar.value - 0xFEE0) {
                folded.append(plain)
            } else if scalar.properties.isWhitespace {
                if folded.last != " " { folded.append(" ") }
            } else {
                folded.append(scalar)
            }
        }
        return String(folded).lowercased()
    }

    /// Whether folding changes nothing: plain letters with single spaces between them.
    private static func isPlain(_ text: String) -> Bool {
        var before: UInt8 = 0
        for byte in text.utf8 {
            // Full-width letters and blanks of other kinds begin with these bytes.
            if byte == 0xEF || byte == 0xE2 || byte == 0xE3 || byte == 0xC2 || byte < 32 { return false }
            if byte == 32, before == 32 { return false }
            before = byte
        }
        return true
    }
}
