import CCMarkGFM
import QuickActionModel

extension NoteRenderer {
    /// Where a node begins, counted from the top of the file.
    mutating func location(of node: OpaquePointer) -> SourceLocation {
        var place = node
        // The autolink extension gives no places.
        while cmark_node_get_start_line(place) < 1, let parent = cmark_node_parent(place) { place = parent }
        let line = Int(cmark_node_get_start_line(place)) + setting.skippedLines
        let column = Int(cmark_node_get_start_column(place))
        let marks: [UInt8]
        switch NodeKind(node) {
        case .link: marks = [UInt8(ascii: "["), UInt8(ascii: "<")]
        case .image: marks = [UInt8(ascii: "!")]
        case .html: marks = [UInt8(ascii: "<")]
        default: return location(line: line, byteColumn: column)
        }
        return location(line: line, byteColumn: nearest(marks, line: line, column: column))
    }

    /// A place from a column in bytes.
    ///
    /// Columns are counted on from the last place, since a line can hold thousands of links.
    mutating func location(line: Int, byteColumn: Int) -> SourceLocation {
        let text = setting.source.line(line)
        let target = min(max(0, byteColumn - 1), text.count)
        if place.line != line || place.offset > target { place = PlaceState(line: line, offset: 0, scalars: 0) }
        setting.source.bytes.withUnsafeBufferPointer { bytes in
            while place.offset < target {
                if bytes[text.startIndex + place.offset] & 0xC0 != 0x80 { place.scalars += 1 }
                place.offset += 1
            }
        }
        return SourceLocation(path: setting.source.path, line: line, column: place.scalars + 1)
    }

    /// The place that was asked for last, for findings that are only counted.
    var lastLocation: SourceLocation {
        SourceLocation(path: setting.source.path, line: max(1, place.line), column: place.scalars + 1)
    }

    /// The parser's columns are off behind lazy continuation lines and escaped pipes; the nearest mark in the line is what it meant.
    private func nearest(_ marks: [UInt8], line: Int, column: Int) -> Int {
        let text = setting.source.line(line)
        // Nobody looks for a mark across a line of many kilobytes.
        for distance in 0...min(text.count, 4_096) {
            for candidate in [column - distance, column + distance] where candidate >= 1 && candidate <= text.count {
                if marks.contains(text[text.startIndex + candidate - 1]) { return candidate }
            }
        }
        return column
    }
}
