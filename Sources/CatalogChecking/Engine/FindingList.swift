import QuickActionModel

/// Findings as rules meet them.
struct FindingList: Sendable {
    var findings: [Finding] = []

    /// Adds a finding of a rule.
    mutating func add(
        _ rule: Rule, _ summary: String, _ explanation: String = "", at place: FindingPlace, related: [RelatedLocation] = [],
        fixes: [Fix] = []
    ) {
        findings.append(
            Finding(
                rule, summary, explanation: explanation, at: place.location, subject: place.subject, related: related,
                fixes: fixes))
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
