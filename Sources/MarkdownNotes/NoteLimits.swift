/// The bounds of one note.
///
/// Some inputs make a Markdown parser slow or its output huge, so a note is measured before it is parsed.
public struct NoteLimits: Sendable, Hashable {
    /// Most UTF-8 bytes of a note, front matter included.
    public var bytes: Int
    /// Most `[` in a note.
    public var brackets: Int
    /// Most `|` in one line.
    public var tableCells: Int
    /// Most bytes of HTML that a note may become, its links and their addresses included.
    public var outputBytes: Int
    /// Most levels of quotes, lists and emphasis within each other.
    public var depth: Int

    /// Bounds of your own; what is left out is as in `standard`.
    public init(
        bytes: Int = 64 << 10, brackets: Int = 2_000, tableCells: Int = 100, outputBytes: Int = 1 << 20, depth: Int = 100
    ) {
        self.bytes = bytes
        self.brackets = brackets
        self.tableCells = tableCells
        self.outputBytes = outputBytes
        self.depth = depth
    }

    /// 64 KiB, 2,000 brackets, 100 cells a line, 1 MiB of HTML, 100 levels.
    public static let standard = NoteLimits()
}
