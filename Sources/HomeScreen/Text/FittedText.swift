/// A text broken into lines and cut where it does not fit; all of it an estimate.
public struct FittedText: Sendable, Hashable {
    /// The lines as seen, the last one with "…" where the text is cut; empty for an empty text.
    public var lines: [String]
    /// By how many points the last line is too wide for what stands on it; 0 when the text fits.
    public var missingPoints: Double
    /// Characters that are not seen; 0 when the text fits.
    public var hiddenCharacters: Int

    /// Whether a part is not seen.
    public var isCut: Bool { hiddenCharacters > 0 }

    /// Fits a text into `mostLines` lines of `width` points at a font size in points.
    ///
    /// Lines break after spaces and hyphens, between signs of Chinese, Japanese and Thai, and inside a word that is wider than a line.
    public init(_ text: String, fontSize: Double, width: Double, mostLines: Int) {
        let pieces = TextPieces(text)
        // Whole thousandths of the font size, so that sums are exact.
        let room = fontSize > 0 ? Int((max(0, min(width / fontSize, 1e6)) * 1000).rounded(.down)) : 0
        var lines: [String] = []
        var start = 0
        while lines.count + 1 < mostLines, let end = pieces.lineEnd(from: start, room: room), end > start {
            lines.append(pieces.text(start..<pieces.trimmed(end, from: start)))
            start = pieces.afterSpaces(end)
        }
        let rest = start..<pieces.count
        let needed = pieces.width(start..<pieces.trimmed(rest.upperBound, from: start))
        guard needed > room else {
            if !rest.isEmpty { lines.append(pieces.text(rest)) }
            self.init(lines: lines, missingPoints: 0, hiddenCharacters: 0)
            return
        }
        let kept = pieces.trimmed(pieces.longest(from: start, room: room - TextPieces.ellipsis), from: start)
        lines.append(pieces.text(start..<kept) + "…")
        self.init(
            lines: lines, missingPoints: Double(needed - room) / 1000 * fontSize, hiddenCharacters: pieces.count - kept)
    }

    /// A result of its parts.
    init(lines: [String], missingPoints: Double, hiddenCharacters: Int) {
        self.lines = lines
        self.missingPoints = missingPoints
        self.hiddenCharacters = hiddenCharacters
    }
}
