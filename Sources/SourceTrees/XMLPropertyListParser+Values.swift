extension XMLPropertyListParser {
    mutating func parseEmpty(_ tag: XMLTag, _ value: Bool) throws(Failure) -> Bool {
        if tag.isEmpty { return value }
        try skipBetween()
        guard isCloseTag else {
            guard position < bytes.count else { throw unclosed(tag) }
            throw state.failure(
                .syntax, "<\(tag.name.rawValue)> holds nothing; write <\(tag.name.rawValue)/>", at: span(tag.start, tag.end))
        }
        try parseCloseTag(of: tag)
        return value
    }

    mutating func parseInteger(_ tag: XMLTag) throws(Failure) -> SourceInteger {
        let (text, place) = try parseTrimmedText(tag)
        guard let parsed = integer(from: text) else {
            throw badValue(text, "integer", at: place, advice: "write decimal digits, or 0x and hexadecimal digits")
        }
        guard let value = parsed else {
            throw state.failure(
                .badValue, "integer \(quoted(text)) is out of range; it must lie from −2^63 to 2^64 − 1", at: place)
        }
        return value
    }

    /// Nothing for no number, an empty optional inside for a number out of range.
    private func integer(from text: String) -> SourceInteger?? {
        var digits = Substring(text)
        let negative = digits.hasPrefix("-")
        if negative || digits.hasPrefix("+") { digits = digits.dropFirst() }
        let isHex = digits.hasPrefix("0x") || digits.hasPrefix("0X")
        if isHex { digits = digits.dropFirst(2) }
        let isNumber = !digits.isEmpty && digits.utf8.allSatisfy { isHex ? hexDigit($0) != nil : $0 >= 0x30 && $0 <= 0x39 }
        guard isNumber else { return nil }
        guard let magnitude = UInt64(digits, radix: isHex ? 16 : 10) else { return .some(nil) }
        return .some(SourceInteger(negative: negative, magnitude: magnitude))
    }

    mutating func parseReal(_ tag: XMLTag) throws(Failure) -> Double {
        let (text, place) = try parseTrimmedText(tag)
        let isDecimal = text.utf8.allSatisfy { byte in
            byte >= 0x30 && byte <= 0x39 || byte == 0x2B || byte == 0x2D || byte == 0x2E || byte | 0x20 == 0x65
        }
        let isWord = ["inf", "infinity", "nan"].contains(text.lowercased().drop { $0 == "-" || $0 == "+" })
        guard isDecimal || isWord, let value = Double(text) else {
            throw badValue(text, "real", at: place, advice: "write digits with a point, such as 1.5")
        }
        return value
    }

    mutating func parseDate(_ tag: XMLTag) throws(Failure) -> String {
        let (text, place) = try parseTrimmedText(tag)
        guard isDateText(text) else {
            throw badValue(text, "date", at: place, advice: "write it in UTC as 2026-11-30T10:00:00Z")
        }
        return text
    }

    mutating func parseData(_ tag: XMLTag) throws(Failure) -> [UInt8] {
        let (text, place) = try parseText(tag)
        switch decodeBase64(text.utf8) {
        case .bytes(let bytes): return bytes
        case .badByte(let byte):
            throw state.failure(
                .badValue, "data holds \(quoted(String(decoding: [byte], as: UTF8.self))), which is not base64", at: place)
        case .badLength: throw state.failure(.badValue, "data ends within a group of four base64 characters", at: place)
        }
    }

    private mutating func parseTrimmedText(_ tag: XMLTag) throws(Failure) -> (text: String, span: SourceSpan) {
        let (text, place) = try parseText(tag)
        let bytes = text.utf8
        let trimmed = bytes.drop(while: isBlank).reversed().drop(while: isBlank).reversed()
        if trimmed.count == bytes.count { return (text, place) }
        return (String(decoding: Array(trimmed), as: UTF8.self), place)
    }

    private func badValue(_ text: String, _ kind: String, at place: SourceSpan, advice: String) -> Failure {
        let what = text.isEmpty ? "\(kind) is empty" : "\(quoted(text)) is no \(kind)"
        return state.failure(.badValue, "\(what); \(advice)", at: place)
    }
}
