/// What tells addresses, telephone numbers and tokens from other texts, finding rather too much than too little.
enum PersonalPattern: String {
    case mail = "Mail"
    case phone = "Phone"
    case token = "Token"

    /// One find in the bytes of a text.
    struct Find {
        var pattern: PersonalPattern
        var range: Range<Int>
    }

    /// Finds in order, none of which overlaps another.
    static func finds(in bytes: [UInt8]) -> [Find] {
        var found = mails(bytes)
        for find in tokens(bytes) + phones(bytes) where !found.contains(where: { $0.range.overlaps(find.range) }) {
            found.append(find)
        }
        return found.sorted { $0.range.lowerBound < $1.range.lowerBound }
    }

    // MARK: Addresses

    private static func mails(_ bytes: [UInt8]) -> [Find] {
        var found: [Find] = []
        var at = 0
        while let sign = sign(in: bytes, from: at) {
            var start = sign.lowerBound
            while start > at, isLocal(bytes[start - 1]) { start -= 1 }
            var end = sign.upperBound
            while end < bytes.count, isDomain(bytes[end]) { end += 1 }
            while end > sign.upperBound, bytes[end - 1] == 46 || bytes[end - 1] == 45 { end -= 1 }
            let domain = bytes[sign.upperBound..<end]
            if start < sign.lowerBound, domain.contains(46), domain.first != 46 {
                found.append(Find(pattern: .mail, range: start..<end))
                at = end
            } else {
                at = sign.upperBound
            }
        }
        return found
    }

    /// The next `@`, or `%40` as addresses spell it.
    private static func sign(in bytes: [UInt8], from start: Int) -> Range<Int>? {
        var index = start
        while index < bytes.count {
            if bytes[index] == 64 { return index..<index + 1 }
            if bytes[index] == 37, index + 2 < bytes.count, bytes[index + 1] == 52, bytes[index + 2] == 48 {
                return index..<index + 3
            }
            index += 1
        }
        return nil
    }

    private static func isLocal(_ byte: UInt8) -> Bool {
        isAlphanumeric(byte) || byte >= 128 || [46, 95, 43, 45, 39].contains(byte)
    }

    private static func isDomain(_ byte: UInt8) -> Bool { isAlphanumeric(byte) || byte >= 128 || byte == 46 || byte == 45 }

    // MARK: Numbers

    /// Seven digits or more of any script, with blanks and the marks of telephone numbers between them.
    private static func phones(_ bytes: [UInt8]) -> [Find] {
        var found: [Find] = []
        var start: Int?
        var (end, digits, offset) = (0, 0, 0)
        for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
            let length = UTF8.width(scalar)
            if isDigit(scalar) {
                start = start ?? offset
                (digits, end) = (digits + 1, offset + length)
            } else if start == nil {
                if scalar == "+" || scalar == "(" { start = offset }
            } else if !isMark(scalar) {
                if let start, digits >= 7 { found.append(Find(pattern: .phone, range: start..<end)) }
                (start, digits) = (nil, 0)
            }
            offset += length
        }
        if let start, digits >= 7 { found.append(Find(pattern: .phone, range: start..<end)) }
        return found
    }

    private static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
        scalar.isASCII ? (48...57).contains(scalar.value) : scalar.properties.numericType == .decimal
    }

    private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case " ", "-", "(", ")", "/", ".", "+", "\u{A0}", "\u{202F}", "\u{2009}", "\u{2010}", "\u{2011}", "\u{2013}": true
        default: false
        }
    }

    // MARK: Tokens

    /// Long words of letters and digits mixed, and words that begin as keys of well-known services do.
    private static func tokens(_ bytes: [UInt8]) -> [Find] {
        var found: [Find] = []
        var start = 0
        for index in 0...bytes.count where index == bytes.count || !isTokenByte(bytes[index]) {
            if isToken(bytes[start..<index]) { found.append(Find(pattern: .token, range: start..<index)) }
            start = index + 1
        }
        return found
    }

    private static func isToken(_ word: ArraySlice<UInt8>) -> Bool {
        guard word.count >= 12 else { return false }
        if prefixes.contains(where: { word.starts(with: $0) }) { return true }
        let digits = word.reduce(0) { $0 + ((48...57).contains($1) ? 1 : 0) }
        let hasLetters = word.contains { (97...122).contains($0 | 32) }
        return hasLetters && ((word.count >= 20 && digits >= 3) || (word.count >= 32 && digits >= 1))
    }

    private static let prefixes = ["sk_", "pk_", "sk-", "ghp_", "gho_", "xox", "AKIA", "AIza", "eyJ", "glpat-"].map {
        Array($0.utf8)
    }

    private static func isTokenByte(_ byte: UInt8) -> Bool { isAlphanumeric(byte) || [45, 95, 43, 61].contains(byte) }

    private static func isAlphanumeric(_ byte: UInt8) -> Bool {
        (48...57).contains(byte) || (97...122).contains(byte) || (65...90).contains(byte)
    }
}
