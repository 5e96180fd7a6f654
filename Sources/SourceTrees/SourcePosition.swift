/// A place in a text: both numbers start at 1, and columns count Unicode scalars.
public struct SourcePosition: Sendable, Hashable, Comparable {
    /// The line, from 1.
    ///
    /// LF, CR and CRLF each end a line.
    public var line: Int
    /// The column in Unicode scalars, from 1.
    public var column: Int

    /// The position at `line` and `column`, both from 1.
    public init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }

    /// Whether `left` comes before `right` in the text.
    public static func < (left: SourcePosition, right: SourcePosition) -> Bool {
        (left.line, left.column) < (right.line, right.column)
    }
}
