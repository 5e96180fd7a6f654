import QuickActionModel
import Templates

extension Drawing {
    /// A list of findings, worst first, cut at `most`; `more` says how many are left out.
    func findings(_ all: [Finding], most: Int = 200, into values: inout TemplateValues) {
        let sorted = all.enumerated().sorted { a, b in
            a.element.severity == b.element.severity ? a.offset < b.offset : a.element.severity > b.element.severity
        }.map(\.element)
        values.flag(K.hasFindings, !all.isEmpty)
        values.text(K.findingCount, countText(all))
        values.list(K.findings) { list in
            for finding in sorted.prefix(most) { list.item { line(finding, into: &$0) } }
        }
        values.text(K.more, all.count > most ? words("more", ["n": String(all.count - most)]) : "")
    }

    /// "1 error, 3 warnings", nothing for none.
    func countText(_ findings: [Finding]) -> String {
        Severity.allCases.reversed().compactMap { severity in
            let count = findings.reduce(0) { $1.severity == severity ? $0 + 1 : $0 }
            return count == 0 ? nil : words.count(severity.rawValue, count)
        }.joined(separator: ", ")
    }

    /// Badges for the worst findings, or one that says that there are none.
    func findingBadges(_ findings: [Finding], into values: inout TemplateValues) {
        for severity in [Severity.error, .warning] {
            let count = findings.reduce(0) { $1.severity == severity ? $0 + 1 : $0 }
            if count > 0 {
                badge(words.count(severity.rawValue, count), tone: tone(severity), mark: severity.rawValue, into: &values)
            }
        }
    }

    func tone(_ severity: Severity) -> String {
        switch severity {
        case .error: "error"
        case .warning: "warn"
        case .info: "info"
        }
    }

    private func line(_ finding: Finding, into values: inout TemplateValues) {
        values.text(K.tone, tone(finding.severity))
        values.text(K.severity, finding.severity.rawValue)
        values.text(K.mark, glyphs.interface(finding.severity.rawValue) ?? "")
        values.text(K.summary, finding.summary)
        values.text(K.rule, finding.rule)
        values.text(K.place, finding.location?.description ?? "")
        values.text(K.explanation, finding.explanation)
        values.object(K.subject) { subject in
            guard let id = finding.subject.app, let entry = site.app(id: id) else {
                subject.text(K.href, "")
                return text("", language: nil, into: &subject)
            }
            let group = finding.subject.key.flatMap { key in entry.groups.first { $0.kind == key.kind && $0.type == key.type } }
            if let group, let item = group.sections.first?.item {
                let shown = Shown(item.title, in: entry.language)
                subject.text(K.href, group.address == address ? "" : link(group.address))
                text(shown.text.isEmpty ? group.type.string : shown.text, language: shown.language, into: &subject)
            } else {
                subject.text(K.href, entry.address == address ? "" : link(entry.address))
                text(entry.app.name, language: nil, into: &subject)
            }
        }
    }
}
