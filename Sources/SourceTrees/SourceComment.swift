/// One XML comment.
public struct SourceComment: Sendable, Hashable {
    /// The text between `<!--` and `-->`, as written.
    public var text: String
    /// The whole comment with its marks.
    public var span: SourceSpan

    /// A comment with its text and place.
    public init(text: String, span: SourceSpan) {
        self.text = text
        self.span = span
    }
}
