import QuickActionModel

/// One line in a list of findings: a finding, and the other places where the same is found.
struct FoundLine: Sendable {
    let finding: Finding
    /// Further places of findings that say the same.
    private(set) var also: [SourceLocation] = []
    /// Quick actions that it is about, each once.
    private(set) var keys: [ActionKey] = []

    init(_ finding: Finding) {
        self.finding = finding
        keys = finding.subject.key.map { [$0] } ?? []
    }

    /// Findings of one app joined where rule, words, field and language are the same, as for a text that several exports hold;
    /// worst first.
    static func joined(_ findings: [Finding]) -> [FoundLine] {
        var lines: [FoundLine] = []
        var index: [Words: Int] = [:]
        for finding in findings.worstFirst {
            let words = Words(finding)
            guard let found = index[words] else {
                index[words] = lines.count
                lines.append(FoundLine(finding))
                continue
            }
            if let place = finding.location, place != lines[found].finding.location { lines[found].also.append(place) }
            if let key = finding.subject.key, lines[found].keys.last != key { lines[found].keys.append(key) }
        }
        return lines
    }

    private struct Words: Hashable {
        let rule: ByteText
        let summary: ByteText
        let field: ByteText
        let language: ByteText

        init(_ finding: Finding) {
            rule = ByteText(finding.rule)
            summary = ByteText(finding.summary)
            field = ByteText(finding.subject.field ?? "")
            language = ByteText(finding.subject.language ?? "")
        }
    }
}
