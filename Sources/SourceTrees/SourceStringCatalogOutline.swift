/// What a string catalog holds besides its good entries.
public struct SourceStringCatalogOutline: Sendable {
    /// A name whose value is of no use here.
    public struct Member: Sendable, Hashable {
        /// The name.
        public var key: String
        /// The place of the name's text.
        public var keySpan: SourceSpan
    }

    /// An entry of `strings` that is not JSON.
    public struct BadEntry: Sendable, Hashable {
        /// The key of the entry.
        public var key: String
        /// The place of the key's text.
        public var keySpan: SourceSpan
        /// What is wrong with it, and where.
        public var error: SourceError
    }

    /// The value of `sourceLanguage`; nothing when the catalog does not say.
    public var sourceLanguage: SourceNode?
    /// The value of `version`.
    public var version: SourceNode?
    /// Whether there is a `strings` object at all.
    public var hasStrings = false
    /// Members beside `strings`, `sourceLanguage` and `version`: entries in the wrong place.
    ///
    /// At most 1,000.
    public var misplaced: [Member] = []
    /// Entries that could not be read.
    ///
    /// At most 1,000; with one more, reading fails at it.
    public var badEntries: [BadEntry] = []
    /// What was met and read all the same.
    public var notices: [SourceNotice] = []
}
