import QuickActionModel

/// The HTML of a note before its links are known: bytes, and marks at which something is put in between.
struct NoteBody: Sendable {
    /// What stands between two bytes.
    enum Mark: Sendable {
        /// The prefix of ids.
        case prefix
        /// The start tag of heading `index`, with its id.
        case headingStart(Int)
        /// The self link and the end tag of heading `index`.
        case headingEnd(Int)
        /// The anchor of the heading that became the title.
        case titleAnchor(String)
        /// The start tag of link `index`, with the finished title attribute.
        case linkStart(Int, attribute: [UInt8])
        /// The end tag of link `index`.
        case linkEnd(Int)
        /// The image of link `index`, with its escaped alternative text and the finished title attribute.
        case image(Int, alt: [UInt8], attribute: [UInt8])
        /// Links from a footnote back to its references.
        case backLinks(footnote: Int)
    }

    /// Finished HTML.
    var bytes: [UInt8] = []
    /// Marks in the order of their offsets.
    var marks: [(offset: Int, mark: Mark)] = []
    /// Every link that was not refused; nil when it names a heading that does not exist.
    var links: [NoteLink?] = []
    /// Headings as written: their levels begin anywhere.
    var headings: [NoteHeading] = []
    /// Rendered references of footnote 1, 2, and so on.
    var footnoteUses: [Int] = []

    /// Adds a mark at the end.
    mutating func mark(_ mark: Mark) { marks.append((bytes.count, mark)) }

    /// Adds finished HTML.
    mutating func add(_ html: StaticString) {
        bytes.append(contentsOf: UnsafeBufferPointer(start: html.utf8Start, count: html.utf8CodeUnitCount))
    }

    /// Adds a text that needs no escaping.
    mutating func add(plain text: String) { bytes.append(contentsOf: text.utf8) }

    /// Ends the line, unless a line has just begun.
    mutating func addLineEnd() {
        if let last = bytes.last, last != 0x0A { bytes.append(0x0A) }
    }
}

extension NoteBody {
    /// The markup with every link put in.
    ///
    /// Links to headings of the note itself are settled; the others are asked for in order.
    func markup(resolving: (NoteLink) -> NoteLink.Resolution) -> NoteMarkup {
        var writer = MarkupWriter()
        let resolutions = links.map { link -> MarkupWriter.Target in
            guard let link else { return .broken }
            if case .heading(let id) = link.target { return .heading(id) }
            switch resolving(link) {
            case .address(let address, let fragment): return .address(address, fragment)
            case .broken: return .broken
            }
        }
        var start = 0
        bytes.withUnsafeBufferPointer { bytes in
            for (offset, mark) in marks {
                writer.add(UnsafeBufferPointer(rebasing: bytes[start..<offset]))
                start = offset
                write(mark, resolutions, to: &writer)
            }
            writer.add(UnsafeBufferPointer(rebasing: bytes[start...]))
        }
        return writer.finished()
    }

    private func write(_ mark: Mark, _ targets: [MarkupWriter.Target], to writer: inout MarkupWriter) {
        switch mark {
        case .prefix: writer.prefix()
        case .headingStart(let index): writer.headingStart(headings[index])
        case .headingEnd(let index): writer.headingEnd(headings[index])
        case .titleAnchor(let id):
            writer.add("<span id=\"")
            writer.prefix()
            writer.add(text: id)
            writer.add("\"></span>\n")
        case .linkStart(let index, let attribute): writer.linkStart(targets[index], attribute: attribute)
        case .linkEnd(let index):
            if case .broken = targets[index] { writer.add("</span>") } else { writer.add("</a>") }
        case .image(let index, let alt, let attribute): writer.image(targets[index], alt: alt, attribute: attribute)
        case .backLinks(let footnote): writer.backLinks(footnote, uses: footnoteUses[footnote - 1])
        }
    }
}
