/// Reads the bytes of one file into a tree with places.
///
/// A reader reaches the end of the file or fails with a place. It holds no state and may be used from several threads.
public struct SourceReader: Sendable {
    /// The bounds that every read keeps.
    public let limits: SourceLimits

    /// A reader with bounds.
    public init(limits: SourceLimits = .standard) {
        self.limits = limits
    }

    /// Reads a property list in XML, binary or old-style form, told apart by its first bytes.
    public func readPropertyList(_ bytes: [UInt8]) throws(SourceError) -> SourceDocument {
        if bytes.starts(with: Array("bplist".utf8)) { return try readBinary(bytes) }
        let decoded = try decode(bytes, mayDeclareEncoding: true)
        return looksLikeXML(decoded.bytes) ? try readXML(decoded) : try readOldStyle(decoded)
    }

    /// Reads a table of localized strings: `.strings` text, or an XML or binary property list.
    ///
    /// The root is a dictionary.
    public func readStrings(_ bytes: [UInt8]) throws(SourceError) -> SourceDocument {
        if bytes.starts(with: Array("bplist".utf8)) { return try requireTable(readBinary(bytes)) }
        let decoded = try decode(bytes, mayDeclareEncoding: true)
        if looksLikeXML(decoded.bytes) { return try requireTable(readXML(decoded)) }
        return try document(.strings, decoded) { (text, state) throws(Failure) in
            var parser = OldStyleParser(text, state: state, isStringsTable: true)
            let root = try parser.parseDocument()
            state = parser.state
            return root
        }
    }

    /// Reads JSON after RFC 8259, with nothing beyond it but a byte-order mark.
    ///
    /// Integers from −2^63 to 2^64 − 1 are exact, larger ones become reals. Half of a surrogate pair becomes U+FFFD with a notice.
    public func readJSON(_ bytes: [UInt8]) throws(SourceError) -> SourceDocument {
        try document(.json, decode(bytes)) { (text, state) throws(Failure) in
            var parser = JSONParser(text, state: state)
            let root = try parser.parseDocument()
            state = parser.state
            return root
        }
    }

    /// Reads one YAML document of scalars, lists and mappings.
    ///
    /// A scalar is a string as it is written, so `1.10` stays `1.10` and `true` stays `true` (see `SourceNode.flag`); only a plain
    /// `null`, `~` or nothing at all is null. A file without a value is null too, because front matter may be empty. Anchors,
    /// aliases, tags and a second document are refused.
    public func readYAML(_ bytes: [UInt8]) throws(SourceError) -> SourceDocument {
        try document(.yaml, decode(bytes, mayBeEmpty: true)) { (text, state) throws(Failure) in
            var parser = try YAMLTreeParser(text, state: state)
            defer { parser.close() }
            let root = try parser.parseDocument()
            state = parser.state
            return root
        }
    }

    /// Opens a string catalog, whose entries are then read one by one.
    public func openStringCatalog(_ bytes: [UInt8]) throws(SourceError) -> SourceStringCatalog {
        let decoded = try decode(bytes)
        return SourceStringCatalog(text: SourceText(decoded.bytes), encodingNote: decoded.note, limits: limits)
    }

    private func decode(
        _ bytes: [UInt8], mayDeclareEncoding: Bool = false, mayBeEmpty: Bool = false
    ) throws(SourceError) -> DecodedText {
        try checkSize(of: bytes)
        let decoded = try DecodedText(bytes, mayDeclareEncoding: mayDeclareEncoding)
        if !mayBeEmpty, decoded.bytes.allSatisfy(isBlank) {
            throw SourceError(
                kind: .empty, message: "the file is empty; write its content or remove it",
                position: SourcePosition(line: 1, column: 1), length: 1, keyPath: nil, lineText: nil)
        }
        return decoded
    }

    private func checkSize(of bytes: [UInt8]) throws(SourceError) {
        guard bytes.count > limits.bytes else { return }
        throw SourceError(
            kind: .tooLarge,
            message: "the file has \(bytes.count) bytes, more than \(limits.bytes); raise limits.bytes if it is right",
            position: nil, length: 0, keyPath: nil, lineText: nil)
    }

    private func readBinary(_ bytes: [UInt8]) throws(SourceError) -> SourceDocument {
        try checkSize(of: bytes)
        let decoded = DecodedText.none
        return try document(.binaryPropertyList, decoded) { (_, state) throws(Failure) in
            var parser = BinaryPropertyListParser(bytes, state: state)
            let root = try parser.parseDocument()
            state = parser.state
            return root
        }
    }

    private func readXML(_ decoded: DecodedText) throws(SourceError) -> SourceDocument {
        try document(.xmlPropertyList, decoded) { (text, state) throws(Failure) in
            var parser = XMLPropertyListParser(text, state: state)
            let root = try parser.parseDocument()
            state = parser.state
            return root
        }
    }

    private func readOldStyle(_ decoded: DecodedText) throws(SourceError) -> SourceDocument {
        try document(.oldStylePropertyList, decoded) { (text, state) throws(Failure) in
            var parser = OldStyleParser(text, state: state, isStringsTable: false)
            let root = try parser.parseDocument()
            state = parser.state
            return root
        }
    }

    private func requireTable(_ document: SourceDocument) throws(SourceError) -> SourceDocument {
        guard document.root.dictionary == nil else { return document }
        let failure = Failure(
            kind: .badValue, message: "a strings table is a dictionary, but the file holds \(document.root.kindName)",
            span: document.root.span, keyPath: nil)
        throw failure.error(in: document.source, format: document.format)
    }

    /// Runs a parser over the text and gives its failure a line and a column.
    private func document(
        _ format: SourceFormat, _ decoded: DecodedText,
        parse: (UnsafeBufferPointer<UInt8>, inout TreeState) throws(Failure) -> SourceNode
    ) throws(SourceError) -> SourceDocument {
        var state = TreeState(limits: limits)
        do throws(Failure) {
            let root = try decoded.bytes.withUnsafeBufferPointer { (text) throws(Failure) -> SourceNode in
                try parse(text, &state)
            }
            return SourceDocument(
                format: format, root: root, source: SourceText(decoded.bytes), encodingNote: decoded.note, notices: state.notices)
        } catch {
            throw error.error(in: SourceText(decoded.bytes), format: format)
        }
    }
}

/// Whether the text is XML: it begins with a tag and not with old-style data, or it has a `<plist` further on.
private func looksLikeXML(_ text: [UInt8]) -> Bool {
    guard let start = text.firstIndex(where: { !isBlank($0) }) else { return false }
    switch text[start] {
    case UInt8(ascii: "<"): break
    case UInt8(ascii: "\""), UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "/"): return false
    default: return contains(Array("<plist".utf8), in: text)
    }
    let inside = text[(start + 1)...].prefix { $0 != UInt8(ascii: ">") }
    if inside.first == UInt8(ascii: "*") { return false }
    return !inside.allSatisfy { isBlank($0) || hexDigit($0) != nil }
}

private func contains(_ word: [UInt8], in text: [UInt8]) -> Bool {
    guard text.count >= word.count else { return false }
    let mark = word[0]
    return text.withUnsafeBufferPointer { text in
        for start in 0...(text.count - word.count) where text[start] == mark {
            var length = 1
            while length < word.count, text[start + length] == word[length] { length += 1 }
            if length == word.count { return true }
        }
        return false
    }
}
