/// The older text form of property lists, and `.strings` tables, which are its dictionaries without braces.
///
/// Values are strings and data; GNUstep's `<*I5>` forms give integers, reals, booleans and dates.
struct OldStyleParser {
    let bytes: UnsafeBufferPointer<UInt8>
    var position = 0
    var state: TreeState
    let isStringsTable: Bool
    /// The last quoted string with its quotes; where an error further on often begins.
    var lastQuoted = SourceSpan.none

    init(_ bytes: UnsafeBufferPointer<UInt8>, state: TreeState, isStringsTable: Bool) {
        self.bytes = bytes
        self.state = state
        self.isStringsTable = isStringsTable
    }

    mutating func parseDocument() throws(Failure) -> SourceNode {
        try skipBetween()
        let root = try parseRoot()
        try skipBetween()
        guard position < bytes.count else { return root }
        if let cause = badlyClosedString() { throw cause }
        throw Failure(
            kind: .contentAfterRoot,
            message: "\(found(bytes, at: position)) after the end of the property list; remove what follows",
            span: span(position, scalarEnd(bytes, at: position)), keyPath: nil)
    }

    private mutating func parseRoot() throws(Failure) -> SourceNode {
        guard position < bytes.count else {
            if isStringsTable { return SourceNode(value: .dictionary([]), span: span(position, position)) }
            throw state.failure(.empty, "the file holds comments only; write its content or remove it", at: span(0, 0))
        }
        switch bytes[position] {
        case UInt8(ascii: "{"): return try parseValue()
        case UInt8(ascii: "("), UInt8(ascii: "<"):
            if isStringsTable { throw unexpected("a key") }
            return try parseValue()
        default: return try parseBareRoot()
        }
    }

    /// A dictionary without braces, or one string alone.
    private mutating func parseBareRoot() throws(Failure) -> SourceNode {
        let start = position
        if !isStringsTable {
            let (text, place) = try parseString("a value")
            let end = position
            try skipBetween()
            if current != UInt8(ascii: "="), current != UInt8(ascii: ";") {
                position = end
                return SourceNode(value: .string(text), span: place)
            }
            position = start
            state = TreeState(limits: state.limits)
        }
        try state.countNode(at: start)
        let entries = try parseEntries(closedBy: nil, at: start)
        return SourceNode(value: .dictionary(entries), span: span(start, position))
    }

    func span(_ start: Int, _ end: Int) -> SourceSpan { SourceSpan(start: start, end: end) }

    /// The byte at the position, 0 at the end.
    var current: UInt8 { position < bytes.count ? bytes[position] : 0 }

    private mutating func parseValue() throws(Failure) -> SourceNode {
        let start = position
        try state.countNode(at: start)
        switch current {
        case UInt8(ascii: "{"):
            position += 1
            let entries = try parseEntries(closedBy: UInt8(ascii: "}"), at: start)
            return SourceNode(value: .dictionary(entries), span: span(start, position))
        case UInt8(ascii: "("):
            return SourceNode(value: .array(try parseArray()), span: span(start, position))
        case UInt8(ascii: "<"):
            let value = try parseAngle()
            return SourceNode(value: value, span: span(start, position))
        default:
            let text = try parseString("a value").text
            return SourceNode(value: .string(text), span: span(start, position))
        }
    }

    private mutating func parseArray() throws(Failure) -> [SourceNode] {
        let start = position
        try state.enter(.item(0), at: start)
        position += 1
        var items: [SourceNode] = []
        while true {
            try skipBetween()
            if current == UInt8(ascii: ")") { break }
            guard position < bytes.count else { throw unclosed(start, ")") }
            items.append(try parseValue())
            state.move(to: .item(items.count))
            try skipBetween()
            if current == UInt8(ascii: ",") {
                position += 1
            } else if current != UInt8(ascii: ")") {
                guard position < bytes.count else { throw unclosed(start, ")") }
                throw unexpected("\",\" or \")\"")
            }
        }
        position += 1
        state.leave()
        return items
    }

    /// Reads entries up to `close`, or up to the end of the file when there are no braces.
    private mutating func parseEntries(closedBy close: UInt8?, at start: Int) throws(Failure) -> [SourceEntry] {
        try state.enter(.between, at: start)
        var entries: [SourceEntry] = []
        while true {
            state.move(to: .between)
            try skipBetween()
            if position == bytes.count {
                guard close == nil else { throw unclosed(start, "}") }
                break
            }
            if current == close {
                position += 1
                break
            }
            entries.append(try parseEntry())
        }
        state.noteDuplicates(in: entries)
        state.leave()
        return entries
    }

    private mutating func parseEntry() throws(Failure) -> SourceEntry {
        let (key, whole) = try parseString("a key")
        let isQuoted = bytes[whole.start] == UInt8(ascii: "\"") || bytes[whole.start] == UInt8(ascii: "'")
        let keySpan = isQuoted ? span(whole.start + 1, whole.end - 1) : whole
        state.move(to: .key(key))
        try skipBetween()
        if current == UInt8(ascii: ";") {
            // `key;` is short for `key = key;`
            try state.countNode(at: whole.start)
            position += 1
            return SourceEntry(key: key, keySpan: keySpan, value: SourceNode(value: .string(key), span: whole))
        }
        guard current == UInt8(ascii: "=") else { throw unexpected("\"=\" after the key \(quoted(key))") }
        position += 1
        try skipBetween()
        let value = try parseValue()
        try skipBetween()
        guard current == UInt8(ascii: ";") else { throw unexpected("\";\" after the value of \(quoted(key))") }
        position += 1
        return SourceEntry(key: key, keySpan: keySpan, value: value)
    }

    /// Skips blanks and comments.
    private mutating func skipBetween() throws(Failure) {
        while position < bytes.count {
            let byte = bytes[position]
            if isBlank(byte) || byte == 0x0B || byte == 0x0C {
                position += 1
            } else if byte == UInt8(ascii: "/"), position + 1 < bytes.count, bytes[position + 1] == UInt8(ascii: "/") {
                position = skipWithoutLineEnd(bytes, from: position)
            } else if byte == UInt8(ascii: "/"), position + 1 < bytes.count, bytes[position + 1] == UInt8(ascii: "*") {
                try skipComment()
            } else if byte == 0xE2, position + 2 < bytes.count, bytes[position + 1] == 0x80, bytes[position + 2] & 0xFE == 0xA8 {
                // The line and paragraph separators U+2028 and U+2029.
                position += 3
            } else {
                return
            }
        }
    }

    private mutating func skipComment() throws(Failure) {
        let start = position
        var index = start + 2
        while index + 1 < bytes.count {
            if bytes[index] == UInt8(ascii: "*"), bytes[index + 1] == UInt8(ascii: "/") {
                position = index + 2
                return
            }
            index += 1
        }
        throw state.failure(.syntax, "the comment that begins here is never closed; add */", at: span(start, start + 2))
    }
}
