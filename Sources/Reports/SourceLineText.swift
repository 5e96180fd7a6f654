/// A line of a source file with a caret under the place that is meant.
enum SourceLineText {
    private static let mostColumns = 160

    /// Two lines of text, each with its end; long lines are cut around the place.
    static func of(_ line: String, line number: Int, column: Int, length: Int) -> String {
        let part = LinePart(line, around: max(column - 1, 0), before: mostColumns / 2, count: mostColumns)
        let start = part.start
        let end = start + max(length, 1)
        let widths = DisplayWidth.columns(of: part.scalars)
        var text = part.from > 0 ? "…" : ""
        var caret = part.from > 0 ? " " : ""
        for (offset, scalar) in part.scalars.enumerated() {
            let index = part.from + offset
            let shown = scalar == "\t" ? "    " : VisibleText.of(scalar)
            text += shown
            // What is written out takes a column for each of its characters.
            let written = shown.unicodeScalars.count
            let width = written > 1 ? written : widths[offset]
            if index == start {
                // A mark that stands on another character is pointed at there.
                if width == 0, offset > 0 { caret.removeLast() }
                caret += "^" + String(repeating: length > 1 ? "~" : " ", count: max(width - 1, 0))
            } else {
                caret += String(repeating: index > start && index < end ? "~" : " ", count: width)
            }
        }
        if start >= part.from + part.scalars.count { caret += "^" }
        if part.isCut { text += "…" }
        while caret.utf8.last == UInt8(ascii: " ") { caret.removeLast() }
        let margin = String(number)
        return " \(margin) | \(text)\n \(String(repeating: " ", count: margin.utf8.count)) | \(caret)\n"
    }
}

/// The characters of a line around a place; nothing but these is decoded, since one line may be a whole file.
private struct LinePart {
    /// The place in the line, in scalars; the line's end where it lies beyond.
    private(set) var start = 0
    /// Scalars before the part.
    private(set) var from = 0
    private(set) var scalars: [Unicode.Scalar] = []
    /// Whether the line goes on behind the part.
    private(set) var isCut = false

    init(_ line: String, around place: Int, before: Int, count: Int) {
        var line = line
        line.withUTF8 { bytes in
            var at = 0
            while at < bytes.count, start < place {
                at = Self.next(at, bytes)
                start += 1
            }
            from = start
            while from > 0, start - from < before {
                at -= 1
                while Self.continues(bytes[at]) { at -= 1 }
                from -= 1
            }
            var end = at
            for _ in 0..<count where end < bytes.count { end = Self.next(end, bytes) }
            scalars = Array(String(decoding: bytes[at..<end], as: UTF8.self).unicodeScalars)
            isCut = end < bytes.count
        }
    }

    private static func next(_ at: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Int {
        var next = at + 1
        while next < bytes.count, continues(bytes[next]) { next += 1 }
        return next
    }

    private static func continues(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }
}
