import QuickActionModel

/// Findings as rules meet them.
struct FindingList: Sendable {
    var findings: [Finding] = []

    /// Adds a finding of a rule; `severity` where this one is less sure than the others, which the configuration overrides.
    mutating func add(
        _ rule: Rule, _ summary: String, _ explanation: String = "", at place: FindingPlace, related: [RelatedLocation] = [],
        fixes: [Fix] = [], severity: Severity? = nil
    ) {
        var finding = Finding(
            rule, summary, explanation: explanation, at: place.location, subject: place.subject, related: related, fixes: fixes)
        if let severity { finding.severity = severity }
        findings.append(finding)
    }
}

/// Where a finding stands and what it is about.
struct FindingPlace {
    var location: SourceLocation?
    var subject: FindingSubject

    init(_ location: SourceLocation?, _ subject: FindingSubject) {
        self.location = location
        self.subject = subject
    }
}
