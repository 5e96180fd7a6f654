/// One result about somebody's app, notes, theme or configuration: what, where, why, and how to mend it.
///
/// Lists of the app, the quick action, the rule and the whole site hold the same one, so its parts lie in one place that all copies share
/// until one of them is changed.
public struct Finding: Sendable, Hashable {
    @usableFromInline
    var parts: Parts

    /// A finding of a rule with the rule's own severity.
    public init(
        _ rule: Rule, _ summary: String, explanation: String = "", at location: SourceLocation? = nil,
        subject: FindingSubject = FindingSubject(), related: [RelatedLocation] = [], fixes: [Fix] = []
    ) {
        parts = Parts(
            rule: rule.id, severity: rule.severity, summary: summary, explanation: explanation, location: location,
            subject: subject, related: related, fixes: fixes)
    }

    /// Id of the rule, `category/kebab-name`.
    @inlinable
    public var rule: String {
        get { parts.rule }
        _modify {
            makeUnique()
            yield &parts.rule
        }
    }

    /// How bad it is.
    @inlinable
    public var severity: Severity {
        get { parts.severity }
        _modify {
            makeUnique()
            yield &parts.severity
        }
    }

    /// One line that stands alone, names the value, no full stop.
    @inlinable
    public var summary: String {
        get { parts.summary }
        _modify {
            makeUnique()
            yield &parts.summary
        }
    }

    /// What was understood and what to do; may be empty where the summary says it all.
    @inlinable
    public var explanation: String {
        get { parts.explanation }
        _modify {
            makeUnique()
            yield &parts.explanation
        }
    }

    /// The place it is about.
    @inlinable
    public var location: SourceLocation? {
        get { parts.location }
        _modify {
            makeUnique()
            yield &parts.location
        }
    }

    /// The app, quick action, field and language it is about.
    @inlinable
    public var subject: FindingSubject {
        get { parts.subject }
        _modify {
            makeUnique()
            yield &parts.subject
        }
    }

    /// Other places that belong to it.
    @inlinable
    public var related: [RelatedLocation] {
        get { parts.related }
        _modify {
            makeUnique()
            yield &parts.related
        }
    }

    /// Ways to mend it.
    @inlinable
    public var fixes: [Fix] {
        get { parts.fixes }
        _modify {
            makeUnique()
            yield &parts.fixes
        }
    }

    /// Equal parts.
    public static func == (a: Finding, b: Finding) -> Bool { a.parts === b.parts || a.parts.isEqual(to: b.parts) }

    /// Feeds all parts.
    public func hash(into hasher: inout Hasher) { parts.hash(into: &hasher) }

    /// Makes the parts our own before one of them is changed.
    @usableFromInline
    mutating func makeUnique() {
        if !isKnownUniquelyReferenced(&parts) { parts = parts.copy() }
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
