extension Finding {
    /// The parts that copies share.
    ///
    /// Changed only through a value that holds the sole reference, so sharing between threads is safe.
    @usableFromInline
    final class Parts: @unchecked Sendable {
        @usableFromInline
        var rule: String
        @usableFromInline
        var severity: Severity
        @usableFromInline
        var summary: String
        @usableFromInline
        var explanation: String
        @usableFromInline
        var location: SourceLocation?
        @usableFromInline
        var subject: FindingSubject
        @usableFromInline
        var related: [RelatedLocation]
        @usableFromInline
        var fixes: [Fix]

        init(
            rule: String, severity: Severity, summary: String, explanation: String, location: SourceLocation?,
            subject: FindingSubject, related: [RelatedLocation], fixes: [Fix]
        ) {
            self.rule = rule
            self.severity = severity
            self.summary = summary
            self.explanation = explanation
            self.location = location
            self.subject = subject
            self.related = related
            self.fixes = fixes
        }

        func copy() -> Parts {
            Parts(
                rule: rule, severity: severity, summary: summary, explanation: explanation, location: location,
                subject: subject, related: related, fixes: fixes)
        }

        func isEqual(to other: Parts) -> Bool {
            rule == other.rule
                && severity == other.severity
                && summary == other.summary
                && explanation == other.explanation
                && location == other.location
                && subject == other.subject
                && related == other.related
                && fixes == other.fixes
        }

        func hash(into hasher: inout Hasher) {
            hasher.combine(rule)
            hasher.combine(severity)
            hasher.combine(summary)
            hasher.combine(explanation)
            hasher.combine(location)
            hasher.combine(subject)
            hasher.combine(related)
            hasher.combine(fixes)
        }
    }
}
