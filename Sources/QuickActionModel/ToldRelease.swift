/// One release of an app, with everything that changed since the one before, in words.
public struct ToldRelease: Sendable {
    /// Id of the app.
    public var app: String
    /// The version; nil for what is in the catalog and has no version of its own yet.
    public var version: String?
    /// The build's number; nil when not known.
    public var build: String?
    /// The day of the release, `2026-11-30`; nil when not given.
    public var date: String?
    /// Whether it is a saved release; else it is what the catalog holds today.
    public var isSaved: Bool
    /// Version of the release before; nil for the first one.
    public var from: String?
    /// The changes by section of a changelog, sections without changes left out.
    public var sections: [ToldSection]
    /// Pairs of a removed and an added quick action that may be one.
    public var possibleRenames: [PossibleRename]
    /// The app in the release before; nil for the first one.
    public var before: AppCatalog?
    /// The app in this release.
    public var after: AppCatalog

    /// A release of its parts; nothing changed unless told otherwise.
    public init(
        app: String, version: String?, build: String? = nil, date: String? = nil, isSaved: Bool, from: String? = nil,
        sections: [ToldSection] = [], possibleRenames: [PossibleRename] = [], before: AppCatalog? = nil, after: AppCatalog
    ) {
        self.app = app
        self.version = version
        self.build = build
        self.date = date
        self.isSaved = isSaved
        self.from = from
        self.sections = sections
        self.possibleRenames = possibleRenames
        self.before = before
        self.after = after
    }

    /// Every change, in the order of the sections.
    public var entries: [ToldEntry] { sections.flatMap(\.entries) }

    /// The number of changes of a level.
    public func count(_ level: ChangeLevel) -> Int { entries.reduce(0) { $1.change.level == level ? $0 + 1 : $0 } }
}

/// One section of the changes of a release.
public struct ToldSection: Sendable, Hashable {
    /// `Added`, `Changed`, `Deprecated`, `Removed` or `Fixed`.
    public var name: String
    /// The changes, breaking ones first.
    public var entries: [ToldEntry]

    /// A section with its changes.
    public init(name: String, entries: [ToldEntry]) {
        self.name = name
        self.entries = entries
    }
}

/// One change with its sentence for each audience; empty where an audience has nothing to know.
public struct ToldEntry: Sendable, Hashable {
    /// What changed.
    public var change: Change
    /// For the people who use the app.
    public var people: [ToldPiece]
    /// For those who look after words and pictures.
    public var design: [ToldPiece]
    /// For those who write the app.
    public var engineering: [ToldPiece]

    /// A change with its sentences.
    public init(change: Change, people: [ToldPiece] = [], design: [ToldPiece] = [], engineering: [ToldPiece] = []) {
        self.change = change
        self.people = people
        self.design = design
        self.engineering = engineering
    }

    /// The first sentence that says something, people's first.
    public var sentence: [ToldPiece] { [people, design, engineering].first { !$0.isEmpty } ?? [.words(change.kind.rawValue)] }
}

/// A piece of a sentence.
public enum ToldPiece: Sendable, Hashable {
    /// Words of ours.
    case words(String)
    /// A title or subtitle of a quick action, or the name of an app.
    case title(String)
    /// A type, key, name or value as code has it.
    case code(String)
}

extension [ToldPiece] {
    /// The sentence as plain text, titles in quotation marks.
    public var plainText: String {
        map { piece in
            switch piece {
            case .words(let text), .code(let text): text
            case .title(let text): "“\(text)”"
            }
        }.joined()
    }
}
