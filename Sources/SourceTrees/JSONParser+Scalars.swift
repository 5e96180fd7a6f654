extension JSONParser {
    /// Reads the string at the position; the span is the text without the quotes.
    mutating func parseString() throws(Failure) -> (text: String, span: SourceSpan) {
        let start = position + 1
        var index = start
        while index < bytes.count {
            let byte = bytes[index]
            if byte == UInt8(ascii: "\"") {
                position = index + 1
                let text = String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<index]), as: UTF8.self)
                return (text, SourceSpan(start: start, end: index))
            }
            if byte == UInt8(ascii: "\\") || byte < 0x20 { break }
            index += 1
        }
        return try parseEscapedString(start: start, from: index)
    }

    private mutating func parseEscapedString(start: Int, from first: Int) throws(Failure) -> (text: String, span: SourceSpan) {
        var scratch = self.scratch
        self.scratch = []
        scratch.removeAll(keepingCapacity: true)
        scratch.append(contentsOf: bytes[start..<first])
        var index = first
        while index < bytes.count {
            let byte = bytes[index]
            if byte == UInt8(ascii: "\"") {
                position = index + 1
                let text = String(decoding: scratch, as: UTF8.self)
                self.scratch = scratch
                return (text, SourceSpan(start: start, end: index))
            }
            if byte == UInt8(ascii: "\\") {
                index = try appendEscape(at: index, to: &scratch)
            } else if byte < 0x20 {
                throw controlCharacter(at: index, stringStart: start - 1)
            } else {
                scratch.append(byte)
                index += 1
            }
        }
        throw state.failure(
            .syntax, "the string that begins here is never closed; add a closing quote",
            at: SourceSpan(start: start - 1, end: bytes.count))
    }

    private func controlCharacter(at index: Int, stringStart: Int) -> Failure {
        if bytes[index] == 0x0A || bytes[index] == 0x0D {
            return state.failure(
                .syntax, "the string that begins here is not closed in its line; add a closing quote or write \\n",
                at: SourceSpan(start: stringStart, end: index))
        }
        return state.failure(
            .syntax, "control character in a string; write \\u\(fourHexDigits(bytes[index]))",
            at: SourceSpan(start: index, end: index + 1))
    }

    private func fourHexDigits(_ byte: UInt8) -> String {
        (byte < 0x10 ? "000" : "00") + String(byte, radix: 16, uppercase: true)
    }

    /// Appends what the escape at `index` means; the offset behind it.
    private mutating func appendEscape(at index: Int, to scratch: inout [UInt8]) throws(Failure) -> Int {
        let letter = index + 1 < bytes.count ? bytes[index + 1] : 0
        switch letter {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): scratch.append(letter)
        case UInt8(ascii: "b"): scratch.append(0x08)
        case UInt8(ascii: "f"): scratch.append(0x0C)
        case UInt8(ascii: "n"): scratch.append(0x0A)
        case UInt8(ascii: "r"): scratch.append(0x0D)
        case UInt8(ascii: "t"): scratch.append(0x09)
        case UInt8(ascii: "u"): return try appendUnicodeEscape(at: index, to: &scratch)
        default:
            throw state.failure(
                .syntax, "unknown escape: backslash before \(found(bytes, at: index + 1)); write \\\\ for a backslash",
                at: SourceSpan(start: index, end: min(index + 2, bytes.count)))
        }
        return index + 2
    }

    private mutating func appendUnicodeEscape(at index: Int, to scratch: inout [UInt8]) throws(Failure) -> Int {
        let first = try hexUnit(at: index)
        let next = index + 6
        if isHighSurrogate(first), next + 1 < bytes.count, bytes[next] == UInt8(ascii: "\\"), bytes[next + 1] == UInt8(ascii: "u")
        {
            let second = try hexUnit(at: next)
            if isLowSurrogate(second) {
                scratch.appendScalar(joinedSurrogates(first, second))
                return next + 6
            }
        }
        if isHighSurrogate(first) || isLowSurrogate(first) {
            state.note(.loneSurrogate, at: SourceSpan(start: index, end: next))
        }
        scratch.appendScalar(first)
        return next
    }

    /// The four digits behind `\u` at `index`.
    private func hexUnit(at index: Int) throws(Failure) -> UInt32 {
        var unit: UInt32 = 0
        for offset in (index + 2)..<(index + 6) {
            guard offset < bytes.count, let digit = hexDigit(bytes[offset]) else {
                throw state.failure(
                    .syntax, "\\u needs four hexadecimal digits, found \(found(bytes, at: offset))",
                    at: SourceSpan(start: index, end: min(offset, bytes.count)))
            }
            unit = unit << 4 | UInt32(digit)
        }
        return unit
    }

    /// Reads the number at the position.
    mutating func parseNumber() throws(Failure) -> SourceNode.Value {
        let start = position
        let negative = current == UInt8(ascii: "-")
        if negative { position += 1 }
        let digits = position
        var magnitude: UInt64 = 0
        var fits = true
        while let digit = currentDigit {
            let (product, over) = magnitude.multipliedReportingOverflow(by: 10)
            let (sum, carry) = product.addingReportingOverflow(UInt64(digit))
            if over || carry { fits = false }
            magnitude = sum
            position += 1
        }
        if position == digits { throw badNumber(start, "a digit is missing") }
        if position - digits > 1, bytes[digits] == UInt8(ascii: "0") { throw badNumber(start, "a number has no zeros in front") }
        let isInteger = try !skipFractionAndExponent(start)
        if let next = position < bytes.count ? bytes[position] : nil, isWordByte(next) {
            throw badNumber(start, "\(found(bytes, at: position)) does not belong to a number")
        }
        if isInteger, fits, let integer = SourceInteger(negative: negative, magnitude: magnitude) { return .integer(integer) }
        let text = String(decoding: bytes[start..<position], as: UTF8.self)
        guard let real = Double(text), real.isFinite else { throw badNumber(start, "it is out of range") }
        return .real(real)
    }

    private var currentDigit: UInt8? {
        let digit = current &- UInt8(ascii: "0")
        return digit < 10 ? digit : nil
    }

    /// Whether a fraction or an exponent was there.
    private mutating func skipFractionAndExponent(_ start: Int) throws(Failure) -> Bool {
        let end = position
        if current == UInt8(ascii: ".") {
            position += 1
            if currentDigit == nil { throw badNumber(start, "a digit must follow the point") }
            while currentDigit != nil { position += 1 }
        }
        if current | 0x20 == UInt8(ascii: "e") {
            position += 1
            if current == UInt8(ascii: "+") || current == UInt8(ascii: "-") { position += 1 }
            if currentDigit == nil { throw badNumber(start, "the exponent has no digit") }
            while currentDigit != nil { position += 1 }
        }
        return position > end
    }

    private func isWordByte(_ byte: UInt8) -> Bool {
        let lower = byte | 0x20
        return lower >= 0x61 && lower <= 0x7A || byte >= 0x30 && byte <= 0x39 || byte == 0x2E || byte == 0x5F || byte >= 0x80
    }

    private func badNumber(_ start: Int, _ reason: String) -> Failure {
        var end = position
        while end < bytes.count, end - start < 40, isWordByte(bytes[end]) || bytes[end] == 0x2B || bytes[end] == 0x2D { end += 1 }
        if end < bytes.count { while end > position, bytes[end] & 0xC0 == 0x80 { end -= 1 } }
        let text = String(decoding: bytes[start..<end], as: UTF8.self)
        return state.failure(
            .syntax, "\(quoted(text)) is no JSON number: \(reason)", at: SourceSpan(start: start, end: max(end, start + 1)))
    }
}
