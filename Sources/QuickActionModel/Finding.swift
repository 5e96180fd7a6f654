/// One result about somebody's app, notes, theme or configuration: what, where, why, and how to mend it.
public struct Finding: Sendable, Hashable {
    /// Id of the rule, `category/kebab-name`.
    public var rule: String
    /// How bad it is.
    public var severity: Severity
    /// One line that stands alone, names the value, no full stop.
    public var summary: String
    /// What was understood and what to do; may be empty where the summary says it all.
    public var explanation: String
    /// The place it is about.
    public var location: SourceLocation?
    /// The app, quick action, field and language it is about.
    public var subject: FindingSubject
    /// Other places that belong to it.
    public var related: [RelatedLocation]
    /// Ways to mend it.
    public var fixes: [Fix]

    /// A finding of a rule with the rule's own severity.
    public init(
        _ rule: Rule, _ summary: String, explanation: String = "", at location: SourceLocation? = nil,
        subject: FindingSubject = FindingSubject(), related: [RelatedLocation] = [], fixes: [Fix] = []
    ) {
        self.rule = rule.id
        self.severity = rule.severity
        self.summary = summary
        self.explanation = explanation
        self.location = location
        self.subject = subject
        self.related = related
        self.fixes = fixes
    }
}

/// What a finding is about; empty parts are unknown or do not apply.
public struct FindingSubject: Sendable, Hashable {
    /// Id of the app.
    public var app: String?
    /// The quick action.
    public var key: ActionKey?
    /// `title`, `subtitle`, `icon`, `userInfo`, `type`.
    public var field: String?
    /// Language code of the text.
    public var language: String?
    /// The text, name or number that is wrong, as the input has it; tells two states of one field apart and is never printed.
    public var value: String?

    /// A subject of as many parts as are known.
    public init(
        app: String? = nil, key: ActionKey? = nil, field: String? = nil, language: String? = nil, value: String? = nil
    ) {
        self.app = app
        self.key = key
        self.field = field
        self.language = language
        self.value = value
    }
}

/// A further place of a finding with a few words on its part in it.
public struct RelatedLocation: Sendable, Hashable {
    /// The place.
    public var location: SourceLocation
    /// What stands there, for example "first declared here".
    public var note: String

    /// A place and its words.
    public init(_ location: SourceLocation, _ note: String) {
        self.location = location
        self.note = note
    }
}

extension Finding {
    /// The order of every list of findings: path, line, column, rule id, summary.
    public static func inOrder(_ a: Finding, _ b: Finding) -> Bool {
        switch (a.location, b.location) {
        case (nil, .some): return true
        case (.some, nil): return false
        case (.some(let x), .some(let y)) where x < y: return true
        case (.some(let x), .some(let y)) where y < x: return false
        default: return (ByteText(a.rule), ByteText(a.summary)) < (ByteText(b.rule), ByteText(b.summary))
        }
    }
}
