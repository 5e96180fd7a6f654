/// Finds the tags of one template, and what stands around them on their lines.
struct TemplateScanner {
    let source: [UInt8]
    /// Where the search for the next tag goes on.
    var position = 0
    var opening: [UInt8] = [0x7B, 0x7B]
    var closing: [UInt8] = [0x7D, 0x7D]

    // Line and column of `placed`, remembered because places are asked for in rising order.
    private var placed = 0
    private var line = 1
    private var column = 1

    // The start of the line with `lineSearched` in it.
    private var lineSearched = 0
    private var lineStart = 0

    init(source: [UInt8]) {
        self.source = source
    }

    /// The next tag, or nil at the end.
    ///
    /// Without an end delimiter, the tag's range reaches to the end of the source and `isClosed` is false.
    mutating func next() -> (tag: TemplateTag, isClosed: Bool)? {
        guard let start = find(opening, from: position) else {
            position = source.count
            return nil
        }
        var content = start + opening.count
        var kind = TemplateTag.Kind.name
        if content < source.count, let sigil = Self.kind(of: source[content]) {
            kind = sigil
            content += 1
        }
        let end = ending(of: kind, sigil: content > 0 ? source[content - 1] : 0)
        guard let close = find(end, from: content) else {
            position = source.count
            return (TemplateTag(kind: kind, range: start..<source.count, name: content..<content), false)
        }
        position = close + end.count
        return (TemplateTag(kind: kind, range: start..<position, name: trimmed(content..<close)), true)
    }

    /// The delimiter that ends a tag of this kind.
    func ending(of kind: TemplateTag.Kind, sigil: UInt8) -> [UInt8] {
        switch kind {
        case .raw where sigil == 0x7B: [0x7D] + closing
        case .delimiters: [0x3D] + closing
        default: closing
        }
    }

    /// Takes over the delimiters in a range such as `<% %>`; false when they cannot be read.
    mutating func setDelimiters(_ range: Range<Int>) -> Bool {
        let parts = source[range].split(whereSeparator: Self.isSpace)
        guard parts.count == 2, !source[range].contains(0x3D), parts.allSatisfy({ $0.count <= 16 }) else { return false }
        opening = Array(parts[0])
        closing = Array(parts[1])
        return true
    }

    /// Line and column of a byte, both 1-based; the column counts Unicode scalars.
    mutating func place(of offset: Int) -> (line: Int, column: Int) {
        if offset < placed {
            (placed, line, column) = (0, 1, 1)
        }
        for byte in source[placed..<offset] {
            if byte == 0x0A {
                line += 1
                column = 1
            } else if byte & 0xC0 != 0x80 {
                column += 1
            }
        }
        placed = offset
        return (line, column)
    }

    /// The start of the line if only blanks stand between it and `offset`.
    func clearStart(before offset: Int) -> Int? {
        var start = offset
        while start > 0, Self.isBlank(source[start - 1]) { start -= 1 }
        return isLineStart(start) ? start : nil
    }

    /// The start of the next line (or the end of the source) if only blanks stand between `offset` and it.
    func clearEnd(after offset: Int) -> Int? {
        var end = offset
        while end < source.count, Self.isBlank(source[end]) { end += 1 }
        if end < source.count, source[end] == 0x0D, end + 1 < source.count { end += 1 }
        if end == source.count { return end }
        return source[end] == 0x0A ? end + 1 : nil
    }

    func isLineStart(_ offset: Int) -> Bool {
        offset == 0 || source[offset - 1] == 0x0A
    }

    /// The blanks at the start of the line with `offset` in it.
    ///
    /// It remembers the line, so that many tags on one long line cost no more than their distance.
    mutating func indentation(ofLineWith offset: Int) -> Range<Int> {
        if offset < lineSearched { (lineSearched, lineStart) = (0, 0) }
        if let feed = source[lineSearched..<offset].lastIndex(of: 0x0A) { lineStart = feed + 1 }
        lineSearched = offset
        var end = lineStart
        while end < offset, Self.isBlank(source[end]) { end += 1 }
        return lineStart..<end
    }

    /// The blanks at the start of the first line with something in it, from a line's start on.
    func firstIndentation(from lineStart: Int) -> Range<Int> {
        var start = lineStart
        var end = lineStart
        while end < source.count {
            if source[end] == 0x0A {
                start = end + 1
            } else if !Self.isSpace(source[end]) {
                return start..<end
            }
            end += 1
        }
        return start..<start
    }

    private func find(_ needle: [UInt8], from start: Int) -> Int? {
        guard let first = needle.first, start <= source.count - needle.count else { return nil }
        for offset in start...(source.count - needle.count) where source[offset] == first {
            var length = 1
            while length < needle.count, source[offset + length] == needle[length] { length += 1 }
            if length == needle.count { return offset }
        }
        return nil
    }

    private func trimmed(_ range: Range<Int>) -> Range<Int> {
        var (start, end) = (range.lowerBound, range.upperBound)
        while start < end, Self.isSpace(source[start]) { start += 1 }
        while end > start, Self.isSpace(source[end - 1]) { end -= 1 }
        return start..<end
    }

    private static func isBlank(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == 0x09
    }

    private static func isSpace(_ byte: UInt8) -> Bool {
        isBlank(byte) || byte == 0x0A || byte == 0x0D
    }

    private static func kind(of sigil: UInt8) -> TemplateTag.Kind? {
        switch sigil {
        case 0x23: .section
        case 0x5E: .inverted
        case 0x2F: .close
        case 0x3E: .partial
        case 0x3C: .parent
        case 0x24: .block
        case 0x21: .comment
        case 0x3D: .delimiters
        case 0x7B, 0x26: .raw
        default: nil
        }
    }
}
