import QuickActionModel

/// One accepted finding from the configuration or from beside a quick action, and whether it was needed.
struct Suppression {
    /// The rule as it is written.
    let written: String
    /// App that it is limited to.
    let app: String?
    let action: IgnoredAction
    let field: String?
    let language: String?
    let reason: String?
    let until: String?
    let location: SourceLocation?
    /// The one quick action beside which it stands.
    let key: ActionKey?
    /// The place of the rule's name alone, where it is known.
    let ruleLocation: SourceLocation?
    /// Whether it is all that is written at its place.
    let isAlone: Bool
    var isUsed = false

    init(_ entry: IgnoreEntry, app: String?) {
        written = entry.rule
        self.app = app ?? entry.app
        action = entry.action
        field = entry.field
        language = entry.language
        reason = entry.reason
        until = entry.until
        location = entry.location
        ruleLocation = entry.ruleLocation
        isAlone = true
        key = nil
    }

    init(_ inline: InlineSuppression, rule: String, app: String, key: ActionKey) {
        written = rule
        self.app = app
        action = IgnoredAction()
        field = nil
        language = nil
        reason = inline.reason
        until = inline.until
        location = inline.location
        ruleLocation = nil
        isAlone = inline.rules.count == 1
        self.key = key
    }

    /// Whether every part that is given fits; the rule has been looked at.
    func fits(_ subject: FindingSubject) -> Bool {
        if let app, !same(app, subject.app) { return false }
        if let key, subject.key != key { return false }
        if let field, !same(field, subject.field) { return false }
        if let language, !same(language, subject.language) { return false }
        if let type = action.type, subject.key?.type != type { return false }
        if let kind = action.kind, subject.key?.kind != kind { return false }
        if let variant = action.variant, subject.key?.variant != variant { return false }
        guard let identity = action.identity else { return true }
        guard let found = subject.key?.identity else { return false }
        return identity.hasSameBytes(as: found.label) || identity.hasSameBytes(as: found.value.string)
    }

    private func same(_ a: String, _ b: String?) -> Bool { b.map { a.hasSameBytes(as: $0) } ?? false }
}
