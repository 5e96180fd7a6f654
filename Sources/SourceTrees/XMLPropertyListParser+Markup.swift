extension XMLPropertyListParser {
    /// Skips what may stand before the first element.
    mutating func skipProlog() throws(Failure) {
        while true {
            try skipBetween()
            guard position < bytes.count else { return }
            guard isOpenBracket else {
                let end = skipWithoutLineEnd(bytes, from: position)
                let text = String(decoding: bytes[position..<end], as: UTF8.self)
                throw state.failure(
                    .syntax, "text \(quoted(text)) before the property list; remove it", at: span(position, end))
            }
            guard matches("<!DOCTYPE") else { return }
            try skipDocumentType()
        }
    }

    /// Skips blanks, comments and processing instructions; the comments are kept for the next element.
    mutating func skipBetween() throws(Failure) {
        while position < bytes.count {
            let byte = bytes[position]
            if isBlank(byte) {
                position += 1
            } else if byte == UInt8(ascii: "<"), position + 1 < bytes.count {
                if bytes[position + 1] == UInt8(ascii: "!"), matches("<!--") {
                    comments.append(try parseComment())
                } else if bytes[position + 1] == UInt8(ascii: "?") {
                    try skipInstruction()
                } else {
                    return
                }
            } else {
                return
            }
        }
    }

    func matches(_ word: StaticString) -> Bool {
        guard position + word.utf8CodeUnitCount <= bytes.count else { return false }
        for index in 0..<word.utf8CodeUnitCount where bytes[position + index] != word.utf8Start[index] { return false }
        return true
    }

    /// The offset of the next `word` at or behind `start`, or nothing.
    func offset(of word: StaticString, from start: Int) -> Int? {
        let count = word.utf8CodeUnitCount
        var index = start
        while index + count <= bytes.count {
            var length = 0
            while length < count, bytes[index + length] == word.utf8Start[length] { length += 1 }
            if length == count { return index }
            index += 1
        }
        return nil
    }

    /// Reads the comment at the position.
    mutating func parseComment() throws(Failure) -> SourceComment {
        let start = position
        guard let end = offset(of: "-->", from: start + 4) else {
            throw state.failure(.syntax, "the comment that begins here is never closed; add -->", at: span(start, start + 4))
        }
        position = end + 3
        let text = String(decoding: bytes[(start + 4)..<end], as: UTF8.self)
        return SourceComment(text: text, span: span(start, position))
    }

    /// Skips the instruction at the position.
    mutating func skipInstruction() throws(Failure) {
        guard let end = offset(of: "?>", from: position + 2) else {
            throw state.failure(
                .syntax, "the instruction that begins here is never closed; add ?>", at: span(position, position + 2))
        }
        position = end + 2
    }

    private mutating func skipDocumentType() throws(Failure) {
        let start = position
        var index = position + 9
        var inSubset = false
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "\""), UInt8(ascii: "'"):
                let mark = bytes[index]
                guard let close = bytes[(index + 1)...].firstIndex(of: mark) else { index = bytes.count; continue }
                index = close
            case UInt8(ascii: "["): inSubset = true
            case UInt8(ascii: "]"): inSubset = false
            case UInt8(ascii: "<"):
                position = index
                if matches("<!ENTITY") {
                    throw state.failure(
                        .entityDeclaration, "entity declarations are not allowed in property lists; write the text itself",
                        at: span(index, index + 8))
                }
                if matches("<!--") {
                    guard let close = offset(of: "-->", from: index + 4) else { index = bytes.count; continue }
                    index = close + 2
                }
            case UInt8(ascii: ">") where !inSubset:
                position = index + 1
                return
            default: break
            }
            index += 1
        }
        throw state.failure(.syntax, "the document type that begins here is never closed; add >", at: span(start, start + 9))
    }

    /// Reads the open tag at the position, its attributes skipped.
    mutating func parseOpenTag() throws(Failure) -> XMLTag {
        let start = position
        let nameStart = start + 1
        var index = nameStart
        while index < bytes.count, !isBlank(bytes[index]), bytes[index] != 0x2F, bytes[index] != 0x3E, bytes[index] != 0x3C {
            index += 1
        }
        guard isOpenBracket, index > nameStart else { throw noElement(start) }
        guard let name = XMLElementName(bytes[nameStart..<index]) else { throw unknownElement(nameStart, index) }
        guard let end = endOfTag(from: index) else {
            throw state.failure(.syntax, "the tag <\(name.rawValue) is not closed; add >", at: span(start, index))
        }
        position = end + 1
        return XMLTag(name: name, start: start, end: end + 1, isEmpty: bytes[end - 1] == 0x2F)
    }

    /// The offset of the `>` of a tag, attribute values skipped.
    private func endOfTag(from start: Int) -> Int? {
        var index = start
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: ">"): return index
            case UInt8(ascii: "<"): return nil
            case UInt8(ascii: "\""), UInt8(ascii: "'"):
                guard let close = bytes[(index + 1)...].firstIndex(of: bytes[index]) else { return nil }
                index = close
            default: break
            }
            index += 1
        }
        return nil
    }

    private func noElement(_ start: Int) -> Failure {
        let end = min(start + 1, bytes.count)
        if end < bytes.count, bytes[end] == UInt8(ascii: "/"), let close = endOfTag(from: end) {
            return state.failure(.syntax, "close tag without its open tag; remove it", at: span(start, close + 1))
        }
        return state.failure(.syntax, "\"<\" does not begin an element; write &lt; for the sign itself", at: span(start, end))
    }

    private func unknownElement(_ start: Int, _ end: Int) -> Failure {
        let name = String(decoding: bytes[start..<end], as: UTF8.self)
        let nearest = nearestName(to: name, among: XMLElementName.allCases.map(\.rawValue))
        let advice = nearest.map { "did you mean <\($0)>?" } ?? "a property list has none of that name"
        return state.failure(.syntax, "unknown element <\(shortened(name))>; \(advice)", at: span(start - 1, end))
    }

    private func shortened(_ name: String) -> String { String(quoted(name).dropFirst().dropLast()) }

    /// Reads `</name>` for the open tag.
    mutating func parseCloseTag(of tag: XMLTag) throws(Failure) {
        let start = position
        let nameStart = min(start + 2, bytes.count)
        var index = nameStart
        while index < bytes.count, bytes[index] != 0x3E, bytes[index] != 0x3C, !isBlank(bytes[index]) { index += 1 }
        let nameEnd = index
        while index < bytes.count, isBlank(bytes[index]) { index += 1 }
        let isClosed = index < bytes.count && bytes[index] == 0x3E
        if isClosed, let name = XMLElementName(bytes[nameStart..<nameEnd]), name == tag.name {
            position = index + 1
            return
        }
        guard isClosed else {
            throw state.failure(.syntax, "the close tag </\(tag.name.rawValue) is not complete; add >", at: span(start, nameEnd))
        }
        let name = String(decoding: bytes[nameStart..<nameEnd], as: UTF8.self)
        throw state.failure(
            .syntax,
            "</\(shortened(name))> where </\(tag.name.rawValue)> should be; <\(tag.name.rawValue)> of line "
                + "\(lineNumber(bytes, of: tag.start)) is still open",
            at: span(start, index + 1))
    }
}
