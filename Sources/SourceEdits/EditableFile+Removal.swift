import SourceTrees

extension EditableFile {
    /// The removal of a key with its value, of an item of a list, or of a comment; a line that nothing else stands on goes with it.
    func removal(at offset: Int) throws(EditRefusal) -> Patch {
        guard let place = place(at: offset) else { throw .noSuchPlace }
        if case .comment(let span) = place.part { return Patch(wholeLines(span.start..<span.end), []) }
        guard let parent = place.parent else { throw .noSuchPlace }
        let own = try range(of: place)
        switch format {
        case .xmlPropertyList: return Patch(wholeLines(own), [])
        case .strings: return Patch(wholeLines(own), [])
        case .oldStylePropertyList where place.entry != nil: return Patch(wholeLines(own), [])
        case .yaml where !isFlow(parent): return Patch(try block(own, of: place), [])
        default: return Patch(try withComma(own, place, in: parent), [])
        }
    }

    /// The bytes of an entry or item alone.
    private func range(of place: EditPlace) throws(EditRefusal) -> Range<Int> {
        let end = format == .yaml ? lastByte(of: place.node) : place.node.span.end
        guard let entry = place.entry else { return place.node.span.start..<end }
        var start = entry.keySpan.start
        if format == .xmlPropertyList {
            guard let open = text[..<start].lastIndex(of: UInt8(ascii: "<")) else { throw .noSuchPlace }
            return open..<end
        }
        if start > 0, entry.keySpan.end < text.count, isQuote(text[start - 1]), text[start - 1] == text[entry.keySpan.end] {
            start -= 1
        }
        guard format == .strings || format == .oldStylePropertyList else { return start..<max(start, end) }
        // A comment between the value and its semicolon is left alone, and the entry with it.
        let semicolon = skipBlanks(from: end)
        guard semicolon < text.count, text[semicolon] == UInt8(ascii: ";") else { throw .spelling }
        return start..<(semicolon + 1)
    }

    // MARK: Lines

    private func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
    private func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

    private func skipBlanks(from start: Int) -> Int {
        var index = start
        while index < text.count, isBlank(text[index]) || isLineEnd(text[index]) { index += 1 }
        return index
    }

    /// The range with the blanks before it and the line end behind it, where nothing else stands on its lines.
    private func wholeLines(_ range: Range<Int>) -> Range<Int> {
        var (start, end) = (range.lowerBound, range.upperBound)
        while start > 0, isBlank(text[start - 1]) { start -= 1 }
        while end < text.count, isBlank(text[end]) { end += 1 }
        guard start == 0 || isLineEnd(text[start - 1]), end == text.count || isLineEnd(text[end]) else { return range }
        if end < text.count {
            end += text[end] == 0x0D && end + 1 < text.count && text[end + 1] == 0x0A ? 2 : 1
        }
        return start..<end
    }

    // MARK: Commas

    private func isFlow(_ node: SourceNode) -> Bool {
        node.span.start < text.count && (text[node.span.start] == UInt8(ascii: "[") || text[node.span.start] == UInt8(ascii: "{"))
    }

    private func withComma(_ own: Range<Int>, _ place: EditPlace, in parent: SourceNode) throws(EditRefusal) -> Range<Int> {
        let siblings = parent.dictionary?.map(\.value) ?? parent.array ?? []
        if place.index + 1 < siblings.count {
            let comma = skipBlanks(from: own.upperBound)
            guard comma < text.count, text[comma] == UInt8(ascii: ",") else { throw .spelling }
            let range = own.lowerBound..<(comma + 1)
            let lines = wholeLines(range)
            guard lines == range else { return lines }
            var end = range.upperBound
            while end < text.count, isBlank(text[end]) { end += 1 }
            return range.lowerBound..<end
        }
        guard place.index > 0 else { return wholeLines(own) }
        // The last one takes the comma before it along.
        let before = siblings[place.index - 1].span.end
        guard before <= own.lowerBound, text[before..<own.lowerBound].allSatisfy({ isBlank($0) || isLineEnd($0) || $0 == 0x2C })
        else { throw .spelling }
        return before..<own.upperBound
    }

    // MARK: YAML blocks

    /// The end of what a node really writes: a block's own span reaches to the next token.
    private func lastByte(of node: SourceNode) -> Int {
        var node = node
        while !isFlow(node) {
            switch node.value {
            case .dictionary(let entries):
                guard let last = entries.last else { return node.span.end }
                if last.value.isNull, last.value.span.count == 0 { return lineEnd(at: last.keySpan.start) }
                node = last.value
            case .array(let items):
                guard let last = items.last else { return node.span.end }
                node = last
            default:
                var end = min(node.span.end, text.count)
                while end > node.span.start, isBlank(text[end - 1]) || isLineEnd(text[end - 1]) { end -= 1 }
                return end
            }
        }
        return node.span.end
    }

    /// Whole lines of an entry or item with its dash, and a comment behind it.
    private func block(_ own: Range<Int>, of place: EditPlace) throws(EditRefusal) -> Range<Int> {
        var start = own.lowerBound
        if place.entry == nil {
            while start > 0, isBlank(text[start - 1]) { start -= 1 }
            guard start > 0, text[start - 1] == UInt8(ascii: "-") else { throw .spelling }
            start -= 1
        }
        var end = own.upperBound
        while end < text.count, isBlank(text[end]) { end += 1 }
        if end > own.upperBound, end < text.count, text[end] == UInt8(ascii: "#") { end = lineEnd(at: end) }
        let range = start..<end
        let lines = wholeLines(range)
        guard lines != range || (start == 0 && end == text.count) || lines.upperBound == text.count else { throw .spelling }
        return lines
    }
}
