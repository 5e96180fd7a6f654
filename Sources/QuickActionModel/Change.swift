/// One thing that differs between two releases of an app.
public struct Change: Sendable, Hashable {
    /// What happened.
    public var kind: ChangeKind
    /// How much it means.
    public var level: ChangeLevel
    /// Id of the app.
    public var app: String
    /// The quick action: the new key, the old one for what is gone; nil for changes of the app.
    public var key: ActionKey?
    /// The key on the old side where it differs from `key`.
    public var oldKey: ActionKey?
    /// `title`, `subtitle`, `icon`, `type`, `userInfo.<key>`, `targetContentIdentifier`; the new rank for places in the menu; the id
    /// of a scenario; nil where the kind says it all.
    public var field: String?
    /// Language of the text; nil for the whole quick action.
    public var language: String?
    /// The value on the old side; nil for none.
    public var before: String?
    /// The value on the new side; nil for none.
    public var after: String?
    /// The evidence by which both sides belong together; nil where there is one side only.
    public var matchedBy: ChangeMatch?
    /// Why both sides belong together, or a word on how the change came about; may be empty.
    public var reason: String
    /// The quick action on the old side.
    public var old: QuickAction?
    /// The quick action on the new side.
    public var new: QuickAction?
    /// Where it stood, each place once; several for changes that are one decision.
    public var oldPlaces: [SourceLocation]
    /// Where it stands now.
    public var newPlaces: [SourceLocation]
    /// Fingerprint of the change that brought this one about, for example of the longer title that is now cut off.
    public var derivedFrom: String?
    /// What this entry sums up; empty for a single change.
    public var fold: ChangeFold?
    /// Sixteen hex digits that name the decision about this change; equal for the same change in another comparison.
    public var fingerprint: String

    /// A change of its parts; places and fingerprint follow from them.
    public init(
        _ kind: ChangeKind, level: ChangeLevel, app: String, key: ActionKey? = nil, oldKey: ActionKey? = nil,
        field: String? = nil, language: String? = nil, before: String? = nil, after: String? = nil,
        matchedBy: ChangeMatch? = nil, reason: String = "", old: QuickAction? = nil, new: QuickAction? = nil,
        derivedFrom: String? = nil
    ) {
        self.kind = kind
        self.level = level
        self.app = app
        self.key = key
        self.oldKey = oldKey
        self.field = field
        self.language = language
        self.before = before
        self.after = after
        self.matchedBy = matchedBy
        self.reason = reason
        self.old = old
        self.new = new
        self.oldPlaces = old.map { [$0.source.location] } ?? []
        self.newPlaces = new.map { [$0.source.location] } ?? []
        self.derivedFrom = derivedFrom
        self.fingerprint = Self.fingerprint(
            kind: kind, app: app, key: key, field: field, language: language, before: before, after: after)
    }

    /// The single changes of this entry: the ones that it sums up, else itself.
    public var singles: [Change] { fold?.changes ?? [self] }
}

/// Several changes told as one.
public struct ChangeFold: Sendable, Hashable {
    /// What they have in common.
    public var pattern: Pattern
    /// The changes, in order; each keeps its fingerprint.
    public var changes: [Change]

    /// What changes of one entry have in common.
    public enum Pattern: Sendable, Hashable {
        /// Two quick actions exchanged their titles.
        case swap
        /// The same happened in several languages, sorted by code.
        case languages([String])
        /// Every type begins with `new` where it began with `old`.
        case prefix(old: String, new: String)
    }

    /// A pattern with its changes.
    public init(_ pattern: Pattern, _ changes: [Change]) {
        self.pattern = pattern
        self.changes = changes
    }
}
