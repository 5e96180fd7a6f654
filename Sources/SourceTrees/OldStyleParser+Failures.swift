extension OldStyleParser {
    /// What to say where something else should be; a string closed in the wrong place is told as the cause.
    func unexpected(_ expected: String) -> Failure {
        if let cause = badlyClosedString() { return cause }
        guard position < bytes.count else {
            return state.failure(
                .syntax, "the file ends where \(expected) should be; it may be cut off", at: span(position, position))
        }
        let end = scalarEnd(bytes, at: position)
        let scalar = String(decoding: bytes[position..<end], as: UTF8.self)
        if isTypographicQuote(scalar) {
            return state.failure(.syntax, "\(scalar) is a typographic quote; write \"", at: span(position, end))
        }
        if bytes[position] >= 0x80 {
            return state.failure(
                .syntax, "expected \(expected), found \(quoted(scalar)); put text beyond ASCII in quotes", at: span(position, end)
            )
        }
        return state.failure(.syntax, "expected \(expected), found \(quoted(scalar))", at: span(position, end))
    }

    func unclosed(_ start: Int, _ close: String) -> Failure {
        if let cause = badlyClosedString() { return cause }
        return state.failure(
            .syntax, "the file ends before the \"\(close)\" of what begins here; it may be cut off", at: span(start, start + 1))
    }

    /// The last quoted string as the cause of an error behind it: closed by a typographic quote, or only in another line.
    func badlyClosedString() -> Failure? {
        let span = lastQuoted
        guard span.count > 0, onlyBlanks(from: span.end, to: position) else { return nil }
        if let cause = typographicClose(span) { return cause }
        guard skipWithoutLineEnd(bytes, from: span.start) < span.end else { return nil }
        let line = skipWithoutLineEnd(bytes, from: span.start)
        return state.failure(
            .syntax,
            "the string that begins here ends in line \(lineNumber(bytes, of: span.end)) only; a closing quote may be missing",
            at: SourceSpan(start: span.start, end: line))
    }

    private func onlyBlanks(from start: Int, to end: Int) -> Bool {
        start <= end && bytes[start..<end].allSatisfy(isBlank)
    }

    /// Whether a typographic quote stands where the string should end: before `;` or `=`, or at the end of its first line.
    func typographicClose(_ string: SourceSpan) -> Failure? {
        let line = min(skipWithoutLineEnd(bytes, from: string.start), string.end)
        var index = string.start + 1
        while index < line {
            let end = scalarEnd(bytes, at: index)
            if bytes[index] >= 0x80, isTypographicQuote(String(decoding: bytes[index..<end], as: UTF8.self)) {
                var next = end
                while next < line, bytes[next] == 0x20 || bytes[next] == 0x09 { next += 1 }
                if next == line || bytes[next] == UInt8(ascii: ";") || bytes[next] == UInt8(ascii: "=") {
                    return state.failure(
                        .syntax, "the string that begins here is not closed; closed by a typographic quote? write \"",
                        at: SourceSpan(start: string.start, end: end))
                }
            }
            index = end
        }
        return nil
    }
}
