/// RFC 8259 with nothing beyond it.
struct JSONParser {
    let bytes: UnsafeBufferPointer<UInt8>
    var position = 0
    var state: TreeState
    var scratch: [UInt8] = []

    init(_ bytes: UnsafeBufferPointer<UInt8>, state: TreeState) {
        self.bytes = bytes
        self.state = state
    }

    mutating func parseDocument() throws(Failure) -> SourceNode {
        skipBlanks()
        let root = try parseValue()
        try requireEnd()
        return root
    }

    mutating func requireEnd() throws(Failure) {
        skipBlanks()
        guard position < bytes.count else { return }
        throw Failure(
            kind: .contentAfterRoot,
            message: "\(found(bytes, at: position)) after the end of the JSON value; remove what follows",
            span: SourceSpan(start: position, end: scalarEnd(bytes, at: position)), keyPath: nil)
    }

    mutating func skipBlanks() {
        while position < bytes.count, isBlank(bytes[position]) { position += 1 }
    }

    /// The byte at the position, 0 at the end.
    var current: UInt8 { position < bytes.count ? bytes[position] : 0 }

    mutating func parseValue() throws(Failure) -> SourceNode {
        let start = position
        try state.countNode(at: start)
        let value: SourceNode.Value
        switch current {
        case UInt8(ascii: "\""): value = .string(try parseString().text)
        case UInt8(ascii: "{"): value = .dictionary(try parseObject())
        case UInt8(ascii: "["): value = .array(try parseArray())
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): value = try parseNumber()
        case UInt8(ascii: "t"): value = try parseWord("true", .boolean(true))
        case UInt8(ascii: "f"): value = try parseWord("false", .boolean(false))
        case UInt8(ascii: "n"): value = try parseWord("null", .null)
        default: throw unexpected("a value")
        }
        return SourceNode(value: value, span: SourceSpan(start: start, end: position))
    }

    private mutating func parseArray() throws(Failure) -> [SourceNode] {
        let start = position
        try state.enter(.item(0), at: start)
        position += 1
        skipBlanks()
        var items: [SourceNode] = []
        if current == UInt8(ascii: "]") {
            position += 1
            state.leave()
            return items
        }
        while true {
            skipBlanks()
            if current == UInt8(ascii: "]") { throw trailingComma(before: "]") }
            items.append(try parseValue())
            skipBlanks()
            if current == UInt8(ascii: ",") {
                position += 1
                state.move(to: .item(items.count))
            } else if current == UInt8(ascii: "]") {
                position += 1
                state.leave()
                return items
            } else {
                throw unclosed(start, "array", expected: "\",\" or \"]\"")
            }
        }
    }

    private mutating func parseObject() throws(Failure) -> [SourceEntry] {
        let start = position
        try state.enter(.between, at: start)
        position += 1
        skipBlanks()
        var entries: [SourceEntry] = []
        if current == UInt8(ascii: "}") {
            position += 1
            state.leave()
            return entries
        }
        while true {
            skipBlanks()
            let (key, keySpan) = try parseKey()
            state.move(to: .key(key))
            entries.append(SourceEntry(key: key, keySpan: keySpan, value: try parseValue()))
            skipBlanks()
            if current == UInt8(ascii: ",") {
                position += 1
                state.move(to: .between)
            } else if current == UInt8(ascii: "}") {
                position += 1
                state.leave()
                state.noteDuplicates(in: entries)
                return entries
            } else {
                throw unclosed(start, "object", expected: "\",\" or \"}\"")
            }
        }
    }

    /// Reads a name and its colon, up to the value.
    mutating func parseKey() throws(Failure) -> (text: String, span: SourceSpan) {
        guard current == UInt8(ascii: "\"") else {
            if current == UInt8(ascii: "}") { throw trailingComma(before: "}") }
            throw unexpected("a name in double quotes")
        }
        let key = try parseString()
        skipBlanks()
        guard current == UInt8(ascii: ":") else { throw unexpected("\":\" after the name \(quoted(key.text))") }
        position += 1
        skipBlanks()
        return key
    }

    private mutating func parseWord(_ word: StaticString, _ value: SourceNode.Value) throws(Failure) -> SourceNode.Value {
        let end = position + word.utf8CodeUnitCount
        guard end <= bytes.count else { throw unexpected("a value") }
        for index in 0..<word.utf8CodeUnitCount where bytes[position + index] != word.utf8Start[index] {
            throw unexpected("a value")
        }
        position = end
        return value
    }

    func trailingComma(before close: String) -> Failure {
        state.failure(
            .syntax, "comma before \"\(close)\"; JSON allows none after the last value, remove it",
            at: SourceSpan(start: position, end: position + 1))
    }

    func unexpected(_ expected: String) -> Failure {
        let end = max(wordEnd(), scalarEnd(bytes, at: position))
        let span = SourceSpan(start: position, end: end)
        guard position < bytes.count else {
            return state.failure(.syntax, "the file ends where \(expected) should be; it may be cut off", at: span)
        }
        let word = String(decoding: bytes[position..<end], as: UTF8.self)
        if word.hasPrefix("//") || word.hasPrefix("/*") || word == "/" || word == "#" {
            return state.failure(.syntax, "JSON has no comments; remove this one", at: span)
        }
        if isTypographicQuote(word) { return state.failure(.syntax, "\(word) is a typographic quote; write \"", at: span) }
        let advice = word == "'" ? "; JSON strings have double quotes" : ""
        return state.failure(.syntax, "expected \(expected), found \(quoted(word))\(advice)", at: span)
    }

    func unclosed(_ start: Int, _ name: String, expected: String) -> Failure {
        guard position < bytes.count else {
            return state.failure(
                .syntax,
                "the file ends within the \(name) that begins in line \(lineNumber(bytes, of: start)); it may be cut off",
                at: SourceSpan(start: position, end: position))
        }
        return unexpected(expected)
    }

    /// The end of the letters and digits at the position.
    private func wordEnd() -> Int {
        var end = position
        while end < bytes.count, end - position < 40 {
            let byte = bytes[end] | 0x20
            guard byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z") || byte >= 0x30 && byte <= 0x39 || bytes[end] == 0x2F
            else { break }
            end += 1
        }
        return end
    }
}
