/// Apple's XML property lists, as lenient as Apple's own reader: `--` in comments and a missing `<plist>` are fine, text between
/// elements and declared entities are not.
struct XMLPropertyListParser {
    let bytes: UnsafeBufferPointer<UInt8>
    var position = 0
    var state: TreeState
    /// The comments since the last element.
    var comments: [SourceComment] = []

    init(_ bytes: UnsafeBufferPointer<UInt8>, state: TreeState) {
        self.bytes = bytes
        self.state = state
    }

    mutating func parseDocument() throws(Failure) -> SourceNode {
        try skipProlog()
        guard position < bytes.count else {
            throw state.failure(.empty, "the property list holds no value; write its <dict>", at: span(0, 0))
        }
        let tag = try parseOpenTag()
        var root: SourceNode
        if tag.name == .plist {
            root = try parseWrapped(tag)
        } else {
            root = try parseValue(tag)
        }
        try skipBetween()
        guard position == bytes.count else { throw afterRoot("after the end of the property list") }
        return root
    }

    private mutating func parseWrapped(_ plist: XMLTag) throws(Failure) -> SourceNode {
        if !plist.isEmpty { try skipBetween() }
        if plist.isEmpty || isCloseTag {
            if !plist.isEmpty { try parseCloseTag(of: plist) }
            throw state.failure(.empty, "the property list holds no value; write its <dict>", at: span(plist.start, plist.end))
        }
        let root = try parseValue(try parseOpenTag())
        try skipBetween()
        if isCloseTag {
            try parseCloseTag(of: plist)
        } else if position < bytes.count {
            throw afterRoot("after the one value of the property list")
        } else {
            throw unclosed(plist)
        }
        return root
    }

    func afterRoot(_ place: String) -> Failure {
        let end = bytes[position...].firstIndex { $0 == UInt8(ascii: ">") || $0 == 0x0A }.map { $0 + 1 } ?? bytes.count
        return Failure(
            kind: .contentAfterRoot, message: "\(found(bytes, at: position)) \(place); remove what follows",
            span: span(position, end), keyPath: nil)
    }

    func span(_ start: Int, _ end: Int) -> SourceSpan { SourceSpan(start: start, end: end) }

    var isOpenBracket: Bool { position < bytes.count && bytes[position] == UInt8(ascii: "<") }

    var isCloseTag: Bool {
        isOpenBracket && position + 1 < bytes.count && bytes[position + 1] == UInt8(ascii: "/")
    }

    /// Reads the element whose open tag was read, the comments before it included.
    mutating func parseValue(_ tag: XMLTag) throws(Failure) -> SourceNode {
        try state.countNode(at: tag.start)
        let before = comments
        if !before.isEmpty { comments = [] }
        let value: SourceNode.Value
        switch tag.name {
        case .dict: value = .dictionary(try parseDictionary(tag))
        case .array: value = .array(try parseArray(tag))
        case .string: value = .string(try parseText(tag).text)
        case .integer: value = .integer(try parseInteger(tag))
        case .real: value = .real(try parseReal(tag))
        case .date: value = .date(try parseDate(tag))
        case .data: value = .data(try parseData(tag))
        case .true: value = .boolean(try parseEmpty(tag, true))
        case .false: value = .boolean(try parseEmpty(tag, false))
        case .key:
            throw state.failure(.syntax, "<key> outside a dictionary; put <dict> round it", at: span(tag.start, tag.end))
        case .plist:
            throw state.failure(.syntax, "<plist> inside a property list; remove it", at: span(tag.start, tag.end))
        }
        return SourceNode(value: value, span: span(tag.start, position), comments: before)
    }

    private mutating func parseArray(_ tag: XMLTag) throws(Failure) -> [SourceNode] {
        try state.enter(.item(0), at: tag.start)
        defer { state.leave() }
        var items: [SourceNode] = []
        if tag.isEmpty { return items }
        while true {
            try skipBetween()
            guard isOpenBracket else { throw strayText(in: tag) }
            if isCloseTag { break }
            let item = try parseOpenTag()
            if item.name == .key {
                throw state.failure(
                    .syntax, "<key> in an array; an array has no keys, put <dict> round the key and its value",
                    at: span(item.start, item.end))
            }
            items.append(try parseValue(item))
            state.move(to: .item(items.count))
        }
        try parseCloseTag(of: tag)
        if !comments.isEmpty { comments = [] }
        return items
    }

    private mutating func parseDictionary(_ tag: XMLTag) throws(Failure) -> [SourceEntry] {
        try state.enter(.between, at: tag.start)
        defer { state.leave() }
        var entries: [SourceEntry] = []
        if tag.isEmpty { return entries }
        while true {
            state.move(to: .between)
            try skipBetween()
            guard isOpenBracket else { throw strayText(in: tag) }
            if isCloseTag { break }
            let keyTag = try parseOpenTag()
            guard keyTag.name == .key else { throw keyless(keyTag, after: entries.last) }
            let (key, keySpan) = try parseText(keyTag)
            state.move(to: .key(key))
            try skipBetween()
            guard isOpenBracket else { throw strayText(in: tag) }
            if isCloseTag { throw valueless(key, keySpan) }
            let valueTag = try parseOpenTag()
            if valueTag.name == .key { throw valueless(key, keySpan) }
            entries.append(SourceEntry(key: key, keySpan: keySpan, value: try parseValue(valueTag)))
        }
        try parseCloseTag(of: tag)
        if !comments.isEmpty { comments = [] }
        state.move(to: .between)
        state.noteDuplicates(in: entries)
        return entries
    }

    private func keyless(_ tag: XMLTag, after entry: SourceEntry?) -> Failure {
        let place = entry.map { "after the value of \(quoted($0.key))" } ?? "at the start of the dictionary"
        return state.failure(
            .syntax, "<\(tag.name.rawValue)> without a key \(place); put its <key> before it", at: span(tag.start, tag.end))
    }

    private mutating func valueless(_ key: String, _ keySpan: SourceSpan) -> Failure {
        state.move(to: .between)
        return state.failure(.syntax, "key \(quoted(key)) has no value; add the value or remove the key", at: keySpan)
    }

    /// What to say where an element or the close tag of `tag` should be.
    private func strayText(in tag: XMLTag) -> Failure {
        guard position < bytes.count else { return unclosed(tag) }
        let end = bytes[position...].firstIndex { $0 == UInt8(ascii: "<") || $0 == 0x0A || $0 == 0x0D } ?? bytes.count
        let text = String(decoding: bytes[position..<end], as: UTF8.self)
        return state.failure(
            .syntax, "text \(quoted(text)) between the elements of a <\(tag.name.rawValue)>; put it into an element or remove it",
            at: span(position, end))
    }

    func unclosed(_ tag: XMLTag) -> Failure {
        state.failure(
            .syntax, "the file ends before </\(tag.name.rawValue)>; the element that begins here is not closed",
            at: span(tag.start, tag.end))
    }
}
