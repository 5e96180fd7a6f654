/// A Markdown note of the user, read and rendered.
public struct Note: Sendable, Hashable {
    /// What it is for.
    public var kind: NoteKind
    /// Path below the catalog's root.
    public var path: String
    /// Its page; nil for notes that only stand on the page of an app or a quick action.
    public var address: SiteAddress?
    /// What its front matter says.
    public var matter: NoteMatter
    /// Title: from the front matter, else the first heading, else the file's stem.
    public var title: String
    /// The text.
    public var markup: NoteMarkup
    /// Headings in order, the title's own heading left out.
    public var headings: [NoteHeading]
    /// The first paragraph as plain text, for lists.
    public var lead: String
    /// Place of each rule id of the front matter, in its order; empty when not known.
    public var rulePlaces: [SourceLocation] = []

    /// A note of its parts.
    public init(
        kind: NoteKind, path: String, address: SiteAddress?, matter: NoteMatter, title: String, markup: NoteMarkup,
        headings: [NoteHeading], lead: String
    ) {
        self.kind = kind
        self.path = path
        self.address = address
        self.matter = matter
        self.title = title
        self.markup = markup
        self.headings = headings
        self.lead = lead
    }
}

/// What a note is for.
public enum NoteKind: Sendable, Hashable {
    /// Text of the home page.
    case home
    /// How quick actions should be made here.
    case guideline
    /// Any other page.
    case page
    /// A design note of an app.
    case design(app: String)
}

/// Front matter of a note, as far as Longpress knows it.
public struct NoteMatter: Sendable, Hashable {
    /// Title, when given.
    public var title: String?
    /// Place among its kind; smaller first, then by path.
    public var order: Int?
    /// Left out unless drafts are asked for.
    public var isDraft = false
    /// Old addresses that forward here.
    public var aliases: [String] = []
    /// Rule ids that it explains.
    public var rules: [String] = []
    /// App ids that it is for.
    public var apps: [String] = []
    /// Types, or `action:` links, that it is for.
    public var actions: [String] = []
    /// The one type that a design note is tied to.
    public var action: String?

    /// Empty front matter.
    public init() {}
}

/// A heading of a note.
public struct NoteHeading: Sendable, Hashable {
    /// 1 to 6.
    public var level: Int
    /// Anchor without the note's prefix.
    public var id: String
    /// Its text without markup.
    public var text: String

    /// A heading of its parts.
    public init(level: Int, id: String, text: String) {
        self.level = level
        self.id = id
        self.text = text
    }
}
