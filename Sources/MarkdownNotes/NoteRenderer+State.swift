extension NoteRenderer {
    /// Where in a table the walk is; tables do not hold tables.
    struct TableState {
        /// `l`, `c`, `r` or 0 for each column.
        var alignments: [UInt8] = []
        /// Column of the next cell.
        var column = 0
        var isInHead = false
        /// Whether the cell that the walk is in holds anything.
        var cellHasText = false
        var hasBody = false
    }

    /// What happens to text: where links end, what images and plain copies collect.
    struct TextState {
        /// How the links around the text end, the innermost last.
        var linkEnds: [LinkEnd] = []
        /// Images around the text.
        var imageDepth = 0
        /// Alternative text of the outermost image.
        var alternative: [UInt8] = []
        /// Text without markup of the heading or first paragraph that the walk is in.
        var plain: [UInt8]?
        /// Bytes that are not in the output but go with it: addresses of links.
        var hiddenBytes = 0

        mutating func enterImage() {
            imageDepth = 1
            alternative = []
        }

        /// Whether the outermost image ends.
        mutating func exitImage() -> Bool {
            imageDepth -= 1
            return imageDepth == 0
        }

        mutating func addAlternative(_ text: CString) {
            alternative.append(contentsOf: text.bytes)
            plain?.append(contentsOf: text.bytes)
        }

        mutating func addAlternativeBlank() {
            alternative.append(0x20)
            plain?.append(0x20)
        }
    }

    /// The last place that was asked for.
    struct PlaceState {
        var line = 0
        /// Bytes in front of it in its line.
        var offset = 0
        /// Scalars in front of it in its line.
        var scalars = 0
    }

    /// How a link ends.
    enum LinkEnd {
        /// With `</a>`.
        case anchor
        /// With what the link of that index turns out to be.
        case mark(Int)
        /// With `</span>`.
        case span
        /// With nothing.
        case none
    }

    /// What the walk learns of the note as a whole.
    struct OutlineState {
        /// Title from the first heading of level 1 and its id.
        var titleHeading: (text: String, id: String)?
        /// Lengths of everything before the heading that becomes the title, to take it out again.
        var beforeTitle: Checkpoint?
        /// Whether a block was written.
        var hasBlocks = false
        /// The first paragraph without markup.
        var lead: [UInt8]?
        /// Whether the list of footnotes has begun.
        var hasFootnotes = false
        /// Footnotes begun so far.
        var footnotes = 0
        /// Lines of the text in which footnotes of the page begin, counted without the front matter.
        var footnoteLines: [Int] = []
        /// Lines in which nothing begins a footnote: code, HTML and rows of tables.
        var literalLines: [ClosedRange<Int>] = []
    }

    /// How much was written at a moment.
    struct Checkpoint {
        var bytes: Int
        var marks: Int
        var links: Int
        var footnoteUses: [Int]
    }
}
