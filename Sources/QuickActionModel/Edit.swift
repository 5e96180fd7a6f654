/// One change that a fix makes in one file.
public struct Edit: Sendable, Hashable {
    /// The text, key, value or comment that changes; a text's place is without its quotes and tags.
    public var location: SourceLocation
    /// What becomes of it.
    public var change: Change

    /// A place with what becomes of it.
    public init(_ location: SourceLocation, _ change: Change) {
        self.location = location
        self.change = change
    }

    /// One edit of a place with lines; none where there are no lines to write.
    public static func list(at location: SourceLocation?, _ change: Change) -> [Edit] {
        guard let location, location.line != nil, location.column != nil else { return [] }
        return [Edit(location, change)]
    }

    /// What becomes of a place.
    public enum Change: Sendable, Hashable {
        /// The source text of the place, as long as the place is, becomes this one as it stands.
        case source(String)
        /// In the text there, which has to read `whole`, `length` scalars from `start` on become `text`.
        ///
        /// All three are texts as people read them; whoever writes them escapes them for the file's format.
        case rewrite(whole: String, start: Int, length: Int, text: String)
        /// The key with its value, the item of a list, or the comment goes.
        case removal
        /// The number there becomes a text of the same characters.
        case quotation
        /// The value there becomes the one item of an array.
        case enclosure
    }
}
