import CCMarkGFM
import QuickActionModel

/// The parser takes footnotes out of its tree that nothing refers to, so they are looked for in the text.
extension NoteRenderer {
    /// Remembers the lines of footnotes, and those of blocks that can hold something that only looks like one.
    mutating func noteLines(of node: OpaquePointer, _ kind: NodeKind) {
        let start = Int(cmark_node_get_start_line(node))
        switch kind {
        case .footnote: outline.footnoteLines.append(start)
        case .tableRow: outline.literalLines.append(start...start)
        case .codeBlock: outline.literalLines.append(start...max(start, Int(cmark_node_get_end_line(node))))
        // The parser leaves out the line in which a comment ends.
        case .htmlBlock: outline.literalLines.append(start...max(start, Int(cmark_node_get_end_line(node)) + 1))
        default: break
        }
    }

    /// Reports footnotes that are not on the page.
    mutating func reportLostFootnotes() {
        let used = Set(outline.footnoteLines)
        var labels: Set<ByteText> = []
        for line in used {
            if let mark = FootnoteMark(in: setting.source.line(line + setting.skippedLines)) { labels.insert(mark.key) }
        }
        var literals = outline.literalLines.sorted { $0.lowerBound < $1.lowerBound }[...]
        for line in 1...max(1, setting.source.lineStarts.count - setting.skippedLines) {
            while let first = literals.first, first.upperBound < line { literals.removeFirst() }
            if used.contains(line) || literals.first?.contains(line) == true { continue }
            guard let mark = FootnoteMark(in: setting.source.line(line + setting.skippedLines)) else { continue }
            let isSecond = labels.contains(mark.key)
            let place = location(line: line + setting.skippedLines, byteColumn: mark.column)
            findings.add(.unusedFootnote, at: place) {
                let name = MatterReader.shortened(mark.label)
                return isSecond
                    ? ("footnote [^\(name)] has a second text", "The first one is shown. Give this one another name.", [])
                    : (
                        "nothing refers to the footnote [^\(name)]",
                        "The footnote is left out. Write [^\(name)] where it belongs, or remove it.", []
                    )
            }
        }
    }
}

/// The beginning of a footnote's text in a line: `[^label]:` behind marks of quotes and lists.
struct FootnoteMark: Equatable {
    /// The label as written.
    let label: String
    /// 1-based column in bytes.
    let column: Int

    /// Labels that differ in case only are one footnote.
    var key: ByteText { ByteText(label.lowercased()) }

    init?(in line: ArraySlice<UInt8>) {
        guard let start = line.firstIndex(of: UInt8(ascii: "[")), start + 3 < line.endIndex,
            line[start + 1] == UInt8(ascii: "^"), line[..<start].allSatisfy(Self.isContainerMark),
            let end = line[(start + 2)...].firstIndex(where: { $0 == UInt8(ascii: "]") || $0 == 0x20 || $0 == 0x09 }),
            end > start + 2, line[end] == UInt8(ascii: "]"), end + 1 < line.endIndex, line[end + 1] == UInt8(ascii: ":")
        else { return nil }
        label = String(decoding: line[(start + 2)..<end], as: UTF8.self)
        column = start - line.startIndex + 1
    }

    /// Blanks, quotes, and bullets or numbers of lists.
    private static func isContainerMark(_ byte: UInt8) -> Bool {
        " \t>-+*.)".utf8.contains(byte) || (0x30...0x39).contains(byte)
    }
}
