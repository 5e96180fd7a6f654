import QuickActionModel

extension Redactor {
    /// A finding about a redacted file, as its readers met it, without people's data.
    mutating func redact(_ finding: inout Finding, _ keys: [ActionKey: ActionKey]) {
        finding.summary = masked(finding.summary)
        finding.explanation = masked(finding.explanation)
        finding.subject.key = finding.subject.key.flatMap { keys[$0] }
        finding.subject.value = nil
        finding.location?.keyPath = nil
        finding.related = finding.related.map { related in
            var related = related
            related.location.keyPath = nil
            related.note = masked(related.note)
            return related
        }
        finding.fixes = finding.fixes.map { fix in
            var fix = fix
            fix.title = masked(fix.title)
            fix.replacement = fix.replacement.map { masked($0) }
            fix.location?.keyPath = nil
            return fix
        }
    }

    /// A parser's message without the words of the file that it quotes.
    static func withoutQuotes(_ finding: inout Finding) {
        if finding.rule == Rule.duplicateKey.id {
            finding.summary = "a key stands twice in one object of the export"
            return
        }
        guard let first = finding.summary.utf8.firstIndex(of: 34), let last = finding.summary.utf8.lastIndex(of: 34), first < last
        else { return }
        finding.summary.replaceSubrange(first...last, with: "\"…\"")
    }
}
