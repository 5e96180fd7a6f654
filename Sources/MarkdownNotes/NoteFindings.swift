import QuickActionModel

/// Findings of one note.
///
/// After `most` of one rule the rest is only counted, so that a hostile note cannot drown a report.
struct NoteFindings: Sendable {
    /// Most findings of one rule.
    static let most = 20

    private var kept: [Finding] = []
    private var counts: [String: Int] = [:]
    private var firstLeftOut: [(rule: Rule, location: SourceLocation)] = []

    /// Whether the place of a further finding of that rule is used.
    func hasRoom(for rule: Rule) -> Bool { counts[rule.id, default: 0] <= Self.most }

    /// Adds a finding; its text is only made while there is room.
    mutating func add(
        _ rule: Rule, at location: SourceLocation, _ make: () -> (summary: String, explanation: String, fixes: [Fix])
    ) {
        let count = counts[rule.id, default: 0] + 1
        counts[rule.id] = count
        if count <= Self.most {
            let text = make()
            kept.append(Finding(rule, text.summary, explanation: text.explanation, at: location, fixes: text.fixes))
        } else if count == Self.most + 1 {
            firstLeftOut.append((rule, location))
        }
    }

    /// The first findings of a list in order, with one for the rest.
    static func limited(_ findings: [Finding]) -> [Finding] {
        guard findings.count > most, var rest = findings[most...].first else { return findings }
        rest.summary = moreSummary(findings.count - most)
        rest.explanation = moreExplanation
        rest.fixes = []
        return findings.prefix(most) + [rest]
    }

    private static func moreSummary(_ count: Int) -> String {
        "\(count) more \(count == 1 ? "finding" : "findings") of this rule in the note"
    }

    private static let moreExplanation = "Only the first \(most) are listed."

    /// The findings with a closing one for each rule that has more.
    var all: [Finding] {
        kept
            + firstLeftOut.map { rule, location in
                let more = counts[rule.id, default: 0] - Self.most
                return Finding(rule, Self.moreSummary(more), explanation: Self.moreExplanation, at: location)
            }
    }
}
