/// A title or subtitle: as declared, and as each language shows it.
public struct LocalizedText: Sendable, Hashable {
    /// The declared value: a lookup key in the InfoPlist table (static), or the text itself (dynamic).
    public var value: String
    /// Where the value is declared.
    public var location: SourceLocation?
    /// What each language shows, in the order of the app's languages.
    public var languages: [LanguageText]
    /// Where tables have the value as a key, each place once.
    public var keys: [SourceLocation]

    /// A text as declared with what each language makes of it.
    public init(
        value: String, location: SourceLocation? = nil, languages: [LanguageText] = [], keys: [SourceLocation] = []
    ) {
        self.value = value
        self.location = location
        self.languages = languages
        self.keys = keys
    }

    /// What a language shows; nil for a language that the text does not know.
    public func text(in language: String) -> LanguageText? { languages.first { $0.language.hasSameBytes(as: language) } }
}

/// What one language shows for a title or subtitle.
public struct LanguageText: Sendable, Hashable {
    /// Code of the language for which the text is shown, for example `pt-BR`.
    public var language: String
    /// The text that people see.
    public var text: String
    /// Where it comes from.
    public var origin: TextOrigin
    /// The table entry or export that supplies it.
    public var location: SourceLocation?
    /// State of the entry in a string catalog (`translated`, `new`, `needs_review`, `stale` …); nil where the source has none.
    public var state: String?

    /// A text of one language.
    public init(language: String, text: String, origin: TextOrigin, location: SourceLocation? = nil, state: String? = nil) {
        self.language = language
        self.text = text
        self.origin = origin
        self.location = location
        self.state = state
    }
}

/// Where a shown text comes from.
public enum TextOrigin: Sendable, Hashable {
    /// The table of the language itself.
    case table
    /// The table of another language of the same app; the system's rule is not documented, so it is marked "unverified".
    case fallback(language: String)
    /// No table has the key: people see the declared value, in the development language or as a bare key.
    case declared
    /// A dynamic text, taken as it is.
    case literal

    /// The word in JSON.
    public var name: String {
        switch self {
        case .table: "table"
        case .fallback: "fallback"
        case .declared: "declared"
        case .literal: "literal"
        }
    }
}
