/// The block of YAML at the top of a note, as far as its lines tell.
enum FrontMatter: Equatable {
    /// The first line is not `---`.
    case none
    /// The first line is `---` and no later line closes the block.
    case unclosed
    /// The lines between, and the offset at which the text begins.
    case block(Range<Int>, text: Int)

    /// Looks for a block: the first line is exactly `---`, and the next line that is exactly `---` or `...` closes it.
    init(of source: NoteSource) {
        guard source.line(1).elementsEqual("---".utf8), source.lineStarts.count > 1 else {
            self = source.bytes.elementsEqual("---".utf8) ? .unclosed : .none
            return
        }
        for number in 2...source.lineStarts.count {
            let line = source.line(number)
            guard line.count == 3, line.elementsEqual("---".utf8) || line.elementsEqual("...".utf8) else { continue }
            self = .block(source.lineStarts[1]..<line.startIndex, text: min(line.endIndex + 1, source.bytes.count))
            return
        }
        self = .unclosed
    }
}
