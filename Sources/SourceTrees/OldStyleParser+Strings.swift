extension OldStyleParser {
    /// Reads a quoted or a bare string; the span has the quotes.
    mutating func parseString(_ expected: String) throws(Failure) -> (text: String, span: SourceSpan) {
        let start = position
        if current == UInt8(ascii: "\"") || current == UInt8(ascii: "'") { return try parseQuoted() }
        while position < bytes.count, isBareByte(bytes[position]) { position += 1 }
        guard position > start else { throw unexpected(expected) }
        let text = String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<position]), as: UTF8.self)
        return (text, span(start, position))
    }

    /// What may stand in a string without quotes.
    private func isBareByte(_ byte: UInt8) -> Bool {
        let lower = byte | 0x20
        if lower >= 0x61 && lower <= 0x7A { return true }
        // The digits with "-", ".", "/" before and ":" behind them.
        return byte >= 0x2D && byte <= 0x3A || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$")
    }

    private mutating func parseQuoted() throws(Failure) -> (text: String, span: SourceSpan) {
        let start = position
        let mark = bytes[start]
        var index = start + 1
        while index < bytes.count, bytes[index] != mark, bytes[index] != UInt8(ascii: "\\") { index += 1 }
        if index < bytes.count, bytes[index] == mark {
            position = index + 1
            lastQuoted = span(start, position)
            return (String(decoding: UnsafeBufferPointer(rebasing: bytes[(start + 1)..<index]), as: UTF8.self), lastQuoted)
        }
        var text = Array(bytes[(start + 1)..<index])
        while index < bytes.count {
            let byte = bytes[index]
            if byte == mark {
                position = index + 1
                lastQuoted = span(start, position)
                return (String(decoding: text, as: UTF8.self), lastQuoted)
            }
            if byte == UInt8(ascii: "\\") {
                index = try appendEscape(at: index, to: &text)
            } else {
                text.append(byte)
                index += 1
            }
        }
        throw neverClosed(start)
    }

    private func neverClosed(_ start: Int) -> Failure {
        let line = skipWithoutLineEnd(bytes, from: start)
        if let cause = typographicClose(span(start, bytes.count)) { return cause }
        return state.failure(
            .syntax, "the string that begins here is never closed; add a closing quote", at: span(start, line))
    }

    /// Appends what the escape at `index` means; the offset behind it.
    private mutating func appendEscape(at index: Int, to text: inout [UInt8]) throws(Failure) -> Int {
        guard index + 1 < bytes.count else { return bytes.count }
        let letter = bytes[index + 1]
        switch letter {
        case UInt8(ascii: "n"), 0x0A: text.append(0x0A)
        case 0x0D:
            text.append(0x0A)
            if index + 2 < bytes.count, bytes[index + 2] == 0x0A { return index + 3 }
        case UInt8(ascii: "t"): text.append(0x09)
        case UInt8(ascii: "r"): text.append(0x0D)
        case UInt8(ascii: "a"): text.append(0x07)
        case UInt8(ascii: "b"): text.append(0x08)
        case UInt8(ascii: "f"): text.append(0x0C)
        case UInt8(ascii: "v"): text.append(0x0B)
        case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "\\"): text.append(letter)
        case UInt8(ascii: "U"): return try appendUnicodeEscape(at: index, to: &text)
        case UInt8(ascii: "0")...UInt8(ascii: "7"): return appendOctalEscape(at: index, to: &text)
        default:
            let end = scalarEnd(bytes, at: index + 1)
            let name = String(decoding: bytes[(index + 1)..<end], as: UTF8.self)
            state.note(.unknownEscape(name), at: span(index, end))
            text.append(contentsOf: bytes[(index + 1)..<end])
            return end
        }
        return index + 2
    }

    private mutating func appendOctalEscape(at index: Int, to text: inout [UInt8]) -> Int {
        var value: UInt32 = 0
        var end = index + 1
        while end < min(index + 4, bytes.count), bytes[end] >= 0x30, bytes[end] <= 0x37 {
            value = value << 3 | UInt32(bytes[end] - 0x30)
            end += 1
        }
        value &= 0xFF
        state.note(.octalEscape, at: span(index, end))
        text.appendScalar(value < 0x80 ? value : UInt32(nextStepTable[Int(value) - 0x80]))
        return end
    }

    private mutating func appendUnicodeEscape(at index: Int, to text: inout [UInt8]) throws(Failure) -> Int {
        let (first, next) = hexUnit(at: index)
        guard next > index + 2 else {
            throw state.failure(
                .syntax, "\\U needs four hexadecimal digits, found \(found(bytes, at: next))", at: span(index, next))
        }
        if next < index + 6 {
            state.note(.shortEscape, at: span(index, next))
        } else if next < bytes.count, hexDigit(bytes[next]) != nil, bytes[index + 2] == 0x30, bytes[index + 3] == 0x30 {
            // `\U000041` was meant for eight digits; `\U00e9d` is a letter before a "d" as often, so only control characters tell.
            if first < 0x20 { state.note(.longEscape, at: span(index, next + 1)) }
        }
        if isHighSurrogate(first), next + 1 < bytes.count, bytes[next] == UInt8(ascii: "\\"), bytes[next + 1] == UInt8(ascii: "U")
        {
            let (second, end) = hexUnit(at: next)
            if isLowSurrogate(second) {
                text.appendScalar(joinedSurrogates(first, second))
                return end
            }
        }
        if isHighSurrogate(first) || isLowSurrogate(first) { state.note(.loneSurrogate, at: span(index, next)) }
        text.appendScalar(first)
        return next
    }

    /// Up to four digits behind `\U` at `index`, and the offset behind them.
    private func hexUnit(at index: Int) -> (unit: UInt32, end: Int) {
        var unit: UInt32 = 0
        var end = index + 2
        while end < min(index + 6, bytes.count), let digit = hexDigit(bytes[end]) {
            unit = unit << 4 | UInt32(digit)
            end += 1
        }
        return (unit, end)
    }
}
