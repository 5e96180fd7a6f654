import QuickActionModel

/// Findings of one note. After `most` of one rule the rest is only counted, so that a hostile note cannot drown a report.
struct NoteFindings: Sendable {
    /// Most findings of one rule.
    static let most = 20

    private var kept: [Finding] = []
    private var counts: [String: Int] = [:]
    private var firstLeftOut: [(rule: Rule, location: SourceLocation)] = []

    /// Whether a finding of that rule is still listed.
    func hasRoom(for rule: Rule) -> Bool { counts[rule.id, default: 0] < Self.most }

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

    /// The findings with a closing one for each rule that has more.
    var all: [Finding] {
        kept
            + firstLeftOut.map { rule, location in
                let more = counts[rule.id, default: 0] - Self.most
                return Finding(
                    rule, "\(more) more \(more == 1 ? "finding" : "findings") of this rule in the note",
                    explanation: "Only the first \(Self.most) are listed.", at: location)
            }
    }
}
