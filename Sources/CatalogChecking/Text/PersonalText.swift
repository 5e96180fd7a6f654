/// Tells addresses and numbers of people from other texts.
enum PersonalText {
    /// Whether a text is an e-mail address and nothing else.
    static func isMail(_ text: String) -> Bool {
        let bytes = Array(text.utf8)
        guard bytes.count <= 254, let at = bytes.firstIndex(of: 64), at > 0, bytes[(at + 1)...].firstIndex(of: 64) == nil else {
            return false
        }
        let domain = bytes[(at + 1)...]
        guard let dot = domain.lastIndex(of: 46), dot > domain.startIndex, bytes.count - dot > 2 else { return false }
        let isWord: (UInt8) -> Bool = { byte in
            (48...57).contains(byte) || (97...122).contains(byte | 32) || byte == 46 || byte == 45 || byte == 95 || byte == 43
                || byte >= 128
        }
        return bytes[..<at].allSatisfy(isWord) && domain.allSatisfy(isWord)
    }

    /// Place and length, in scalars, of an e-mail address among the words of a text.
    static func mail(in text: String) -> (start: Int, length: Int)? {
        guard text.utf8.contains(64) else { return nil }
        var start = 0
        for part in text.split(separator: " ", omittingEmptySubsequences: false) {
            let count = part.unicodeScalars.count
            if isMail(String(part)) { return (start, count) }
            start += count + 1
        }
        return nil
    }

    /// Place and length, in scalars, of a telephone number: seven digits or more, with a plus, brackets or blanks between them.
    static func phone(in text: String) -> (start: Int, length: Int)? {
        let scalars = Array(text.unicodeScalars)
        var start: Int?
        var end = 0
        var digits = 0
        var marks = 0
        for index in 0...scalars.count {
            let scalar = index < scalars.count ? scalars[index] : "x"
            if (48...57).contains(scalar.value) {
                start = start ?? index
                digits += 1
                end = index + 1
            } else if scalar == "+" || scalar == "(" {
                if start == nil { start = index }
                marks += 1
            } else if start != nil, scalar == " " || scalar == "-" || scalar == ")" || scalar == "/" {
                if index == end { marks += 1 }
            } else {
                // A plain row of digits is an order number as often as a telephone number.
                if let start, digits >= 7, digits <= 15, marks >= 1 { return (start, end - start) }
                start = nil
                digits = 0
                marks = 0
            }
        }
        return nil
    }
}
