/// Walks the JSON of a string catalog and lets each entry go after it was handed over.
struct StringCatalogWalker {
    private var parser: JSONParser
    private let text: SourceText
    private var outline = SourceStringCatalogOutline()
    private var seen: [TextKey: SourceSpan] = [:]
    private static let listLimit = 1000

    init(_ bytes: UnsafeBufferPointer<UInt8>, limits: SourceLimits, text: SourceText) {
        parser = JSONParser(bytes, state: TreeState(limits: limits))
        self.text = text
    }

    mutating func walk(_ body: (SourceEntry) -> Void) throws(Failure) -> SourceStringCatalogOutline {
        parser.skipBlanks()
        guard parser.current == UInt8(ascii: "{") else {
            let root = try parser.parseValue()
            throw Failure(
                kind: .badValue, message: "a string catalog is an object, but the file holds \(root.kindName)", span: root.span,
                keyPath: nil)
        }
        try walkMembers { (walker, key) throws(Failure) in try walker.readMember(key, body) }
        try parser.requireEnd()
        outline.notices = parser.state.notices
        return outline
    }

    /// Walks the members of the object at the position; `read` is called at each value and reads it.
    private mutating func walkMembers(
        _ read: (inout StringCatalogWalker, (text: String, span: SourceSpan)) throws(Failure) -> Void
    ) throws(Failure) {
        let start = parser.position
        parser.position += 1
        parser.skipBlanks()
        if parser.current == UInt8(ascii: "}") {
            parser.position += 1
            return
        }
        while true {
            parser.skipBlanks()
            try read(&self, try parser.parseKey())
            parser.skipBlanks()
            if parser.current == UInt8(ascii: ",") {
                parser.position += 1
            } else if parser.current == UInt8(ascii: "}") {
                parser.position += 1
                return
            } else {
                throw parser.unclosed(start, "object", expected: "\",\" or \"}\"")
            }
        }
    }

    private mutating func readMember(
        _ key: (text: String, span: SourceSpan), _ body: (SourceEntry) -> Void
    ) throws(Failure) {
        parser.state.forgetNodes()
        if sameBytes(key.text, "strings") {
            outline.hasStrings = true
            guard parser.current == UInt8(ascii: "{") else {
                let value = try parser.parseValue()
                throw Failure(
                    kind: .badValue, message: "\"strings\" is an object of entries, but here it is \(value.kindName)",
                    span: value.span, keyPath: "strings")
            }
            return try walkMembers { (walker, key) throws(Failure) in try walker.readEntry(key, body) }
        }
        try parser.state.enter(.key(key.text), at: key.span.start)
        let value = try parser.parseValue()
        parser.state.leave()
        if sameBytes(key.text, "sourceLanguage") {
            outline.sourceLanguage = value
        } else if sameBytes(key.text, "version") {
            outline.version = value
        } else if outline.misplaced.count < Self.listLimit {
            outline.misplaced.append(.init(key: key.text, keySpan: key.span))
        }
    }

    private mutating func readEntry(
        _ key: (text: String, span: SourceSpan), _ body: (SourceEntry) -> Void
    ) throws(Failure) {
        let start = parser.position
        parser.state.forgetNodes()
        try parser.state.enter(.key("strings"), at: key.span.start)
        if let earlier = seen.updateValue(key.span, forKey: TextKey(text: key.text)) {
            parser.state.note(.duplicateKey(key.text), at: key.span, related: earlier)
        }
        try parser.state.enter(.key(key.text), at: key.span.start)
        do throws(Failure) {
            let value = try parser.parseValue()
            parser.skipBlanks()
            guard parser.current == UInt8(ascii: ",") || parser.current == UInt8(ascii: "}") else {
                throw parser.unexpected("\",\" or \"}\"")
            }
            body(SourceEntry(key: key.text, keySpan: key.span, value: value))
        } catch {
            let told = error.error(in: text, format: .json)
            // A file with a thousand bad entries is no string catalog; reading on would only take time.
            guard told.kind != .mergeMarkers, outline.badEntries.count < Self.listLimit, let end = balancedEnd(from: start) else {
                throw error
            }
            parser.position = end
            outline.badEntries.append(.init(key: key.text, keySpan: key.span, error: told))
        }
    }

    /// The offset of the comma or brace behind the value at `start`, by brackets and quotes alone; nothing when they do not balance.
    private func balancedEnd(from start: Int) -> Int? {
        let bytes = parser.bytes
        var open: [UInt8] = []
        var index = start
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "\""):
                index += 1
                while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
                    // A line end means that the quote is missing: nothing behind it can be trusted.
                    if bytes[index] == 0x0A || bytes[index] == 0x0D { return nil }
                    index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
                }
            case UInt8(ascii: "{"): open.append(UInt8(ascii: "}"))
            case UInt8(ascii: "["): open.append(UInt8(ascii: "]"))
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                guard let close = open.popLast() else { return bytes[index] == UInt8(ascii: "}") ? index : nil }
                if close != bytes[index] { return nil }
            case UInt8(ascii: ",") where open.isEmpty: return index
            default: break
            }
            index += 1
        }
        return nil
    }
}
