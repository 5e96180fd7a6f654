/// Builds the tree from YAML events.
struct YAMLTreeParser {
    private let bytes: UnsafeBufferPointer<UInt8>
    private let source: YAMLEventSource
    var state: TreeState
    // libyaml counts characters; this pair walks along the text with it.
    private var characters = 0
    private var offset = 0

    init(_ bytes: UnsafeBufferPointer<UInt8>, state: TreeState) throws(Failure) {
        self.bytes = bytes
        self.state = state
        guard let source = YAMLEventSource(bytes) else {
            throw Failure(kind: .tooLarge, message: "there is not enough memory to read YAML", span: .none, keyPath: nil)
        }
        self.source = source
    }

    func close() { source.close() }

    mutating func parseDocument() throws(Failure) -> SourceNode {
        _ = try next()
        var root = SourceNode(value: .null, span: SourceSpan(start: 0, end: 0))
        guard case .documentStart = try next() else { return root }
        root = try parseNode(try next())
        _ = try next()
        switch try next() {
        case .documentStart(let start):
            throw Failure(
                kind: .contentAfterRoot, message: "a second YAML document begins here; keep one in a file",
                span: span(start, start + 3), keyPath: nil)
        default: return root
        }
    }

    private mutating func next() throws(Failure) -> YAMLEvent {
        guard let event = source.next() else { throw syntaxFailure() }
        if case .refused(let message, let start, let end) = event {
            throw state.failure(.unsupported, message, at: span(start, end))
        }
        return event
    }

    private mutating func syntaxFailure() -> Failure {
        let problem = source.problem
        var place = problem.offset
        if problem.isByteOffset {
            return state.failure(.syntax, message(problem.text), at: SourceSpan(start: place, end: scalarEnd(bytes, at: place)))
        }
        // The end of the file says little about a quote that was never closed; its beginning does.
        if problem.text.contains("unexpected end of stream"), let start = source.contextOffset { place = start }
        return state.failure(.syntax, message(problem.text), at: span(place, place + 1))
    }

    private func message(_ problem: String) -> String {
        yamlMessages.first { problem.contains($0.problem) }?.message ?? "YAML is not well-formed: \(problem)"
    }

    /// The byte span of two character offsets.
    private mutating func span(_ start: Int, _ end: Int) -> SourceSpan {
        let first = byteOffset(start)
        return SourceSpan(start: first, end: byteOffset(end))
    }

    private mutating func byteOffset(_ target: Int) -> Int {
        while characters < target, offset < bytes.count {
            offset = scalarEnd(bytes, at: offset)
            characters += 1
        }
        while characters > target, offset > 0 {
            offset -= 1
            while offset > 0, bytes[offset] & 0xC0 == 0x80 { offset -= 1 }
            characters -= 1
        }
        return offset
    }

    private mutating func parseNode(_ event: YAMLEvent) throws(Failure) -> SourceNode {
        switch event {
        case .scalar(let text, let isPlain, let start, let end):
            let place = span(start, end)
            try state.countNode(at: place.start)
            let isNull = isPlain && (text.isEmpty || text == "~" || text == "null")
            return SourceNode(value: isNull ? .null : .string(text), span: place)
        case .sequenceStart(let start): return try parseSequence(start)
        case .mappingStart(let start): return try parseMapping(start)
        default: return SourceNode(value: .null, span: SourceSpan(start: offset, end: offset))
        }
    }

    private mutating func parseSequence(_ start: Int) throws(Failure) -> SourceNode {
        let first = byteOffset(start)
        try state.countNode(at: first)
        try state.enter(.item(0), at: first)
        var items: [SourceNode] = []
        while true {
            let event = try next()
            if case .sequenceEnd(let end) = event {
                state.leave()
                return SourceNode(value: .array(items), span: SourceSpan(start: first, end: byteOffset(end)))
            }
            items.append(try parseNode(event))
            state.move(to: .item(items.count))
        }
    }

    private mutating func parseMapping(_ start: Int) throws(Failure) -> SourceNode {
        let first = byteOffset(start)
        try state.countNode(at: first)
        try state.enter(.between, at: first)
        var entries: [SourceEntry] = []
        while true {
            state.move(to: .between)
            switch try next() {
            case .mappingEnd(let end):
                state.noteDuplicates(in: entries)
                state.leave()
                return SourceNode(value: .dictionary(entries), span: SourceSpan(start: first, end: byteOffset(end)))
            case .scalar(let key, let isPlain, let keyStart, let keyEnd):
                state.move(to: .key(key))
                let keySpan = keySpan(keyStart, keyEnd, isPlain: isPlain)
                entries.append(SourceEntry(key: key, keySpan: keySpan, value: try parseNode(try next())))
            case .sequenceStart(let keyStart), .mappingStart(let keyStart):
                throw state.failure(.unsupported, "a YAML key must be a word or a text", at: span(keyStart, keyStart + 1))
            default: throw state.failure(.syntax, "YAML key expected", at: SourceSpan(start: offset, end: offset))
            }
        }
    }

    private mutating func keySpan(_ start: Int, _ end: Int, isPlain: Bool) -> SourceSpan {
        let whole = span(start, end)
        guard !isPlain, whole.count >= 2, bytes[whole.start] == UInt8(ascii: "\"") || bytes[whole.start] == UInt8(ascii: "'")
        else {
            return whole
        }
        return SourceSpan(start: whole.start + 1, end: whole.end - 1)
    }
}

/// What libyaml says, and what we say in its place; the first that is contained counts.
private let yamlMessages: [(problem: String, message: String)] = [
    (
        "mapping values are not allowed",
        "\":\" where no key can be; put a text that holds \": \" in quotes, or check the indentation"
    ),
    ("could not find expected ':'", "a key without \":\"; add it, or indent the line as part of the value before"),
    ("did not find expected key", "a key is expected here; check the indentation and the quotes before"),
    ("did not find expected '-' indicator", "\"-\" is expected here; check the indentation of the list"),
    ("did not find expected ',' or ']'", "\",\" or \"]\" is expected here; the list is not closed"),
    ("did not find expected ',' or '}'", "\",\" or \"}\" is expected here; the mapping is not closed"),
    ("found unexpected end of stream", "the quoted text that begins here is never closed; add a closing quote"),
    (
        "found character that cannot start any token",
        "no value can begin with this character; put the text in quotes, and indent with spaces"
    ),
    ("found a tab character", "a tab cannot indent YAML; use spaces"),
    ("found unknown escape character", "unknown escape in a quoted text; write \\\\ for a backslash, or use single quotes"),
    ("block sequence entries are not allowed", "\"-\" cannot begin a list here; put the list on its own line"),
    (
        "found unexpected document indicator",
        "\"---\" or \"...\" at the start of a line of a quoted text; close the quote before it, or indent the line"
    ),
    ("mapping keys are not allowed", "\"?\" cannot begin a key here"),
    ("did not find expected node content", "a value is expected here"),
    ("did not find expected <document start>", "text after the end of the YAML value; check the indentation"),
    ("control characters are not allowed", "YAML allows no control characters; remove this one"),
    ("undefined tag handle", "YAML tags are not read; put a text that begins with \"!\" in quotes"),
    ("did not find expected alphabetic or numeric character", "YAML anchors and aliases are not read; put the text in quotes"),
]
