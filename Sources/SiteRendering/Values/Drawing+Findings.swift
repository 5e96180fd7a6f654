import QuickActionModel
import Templates

extension Drawing {
    /// A list of findings of the whole page, worst first, cut at `most`; `more` says how many are left out, and leads to them.
    func findings(_ all: [Finding], most: Int = 200, rest: SiteAddress? = nil, into values: inout TemplateValues) {
        values.flag(K.hasFindings, !all.isEmpty)
        values.text(K.findingCount, countText(all))
        findingList(all.worstFirst.prefix(most).map { FoundLine($0) }, into: &values)
        let more = all.count > most ? words.count("moreFindings", all.count - most) : ""
        self.more(more, leadsTo: rest.map { ($0, nil) }, into: &values)
    }

    /// Lines as `findings`.
    func findingList(_ lines: [FoundLine], showsSubject: Bool = true, into values: inout TemplateValues) {
        values.list(K.findings) { list in
            for found in lines { list.item { line(found, showsSubject: showsSubject, into: &$0) } }
        }
    }

    /// A list inside a part of the page: nothing for no lines; `address` is where those beyond `most` are.
    func findingPart(
        _ key: TemplateKey, _ lines: [FoundLine], most: Int = 50, rest: (SiteAddress, String?)? = nil,
        into values: inout TemplateValues
    ) {
        values.list(key) { list in
            guard !lines.isEmpty else { return }
            list.item { part in
                findingList(Array(lines.prefix(most)), showsSubject: false, into: &part)
                let more = lines.count > most ? words.count("moreFindings", lines.count - most) : ""
                self.more(more, leadsTo: rest, into: &part)
            }
        }
    }

    /// Words below a list and where they lead.
    func more(_ text: String, leadsTo rest: (address: SiteAddress, fragment: String?)?, into values: inout TemplateValues) {
        values.text(K.more, text)
        values.text(K.moreHref, text.isEmpty ? "" : rest.map { link($0.address, fragment: $0.fragment) } ?? "")
    }

    /// "1 error, 3 warnings", nothing for none.
    func countText(_ findings: [Finding]) -> String {
        Severity.allCases.reversed().compactMap { severity in
            let count = findings.count(severity)
            return count == 0 ? nil : words.count(severity.rawValue, count)
        }.joined(separator: ", ")
    }

    /// Badges for the worst findings.
    func findingBadges(_ findings: [Finding], into values: inout TemplateValues) {
        for severity in [Severity.error, .warning] {
            let count = findings.count(severity)
            if count > 0 {
                badge(words.count(severity.rawValue, count), tone: tone(severity), mark: severity.rawValue, into: &values)
            }
        }
    }

    /// The class of a severity, which never stands without its sign and its word.
    func tone(_ severity: Severity) -> String {
        switch severity {
        case .error: "error"
        case .warning: "warn"
        case .info: "info"
        }
    }

    /// `tone`, `severity` and `mark`: colour, word and sign.
    func severity(_ severity: Severity, into values: inout TemplateValues) {
        values.text(K.tone, tone(severity))
        values.text(K.severity, words["severity." + severity.rawValue])
        values.text(K.mark, glyphs.interface(severity.rawValue) ?? "")
    }

    /// A rule's id and its page.
    func rule(_ id: String, into values: inout TemplateValues) {
        values.text(K.rule, id)
        let target = site.rules.entry(id)?.address
        values.text(K.ruleHref, target.flatMap { $0 == address ? nil : link($0) } ?? "")
    }

    /// One finding.
    func line(_ found: FoundLine, showsSubject: Bool = true, into values: inout TemplateValues) {
        let finding = found.finding
        severity(finding.severity, into: &values)
        rule(finding.rule, into: &values)
        values.text(K.level, finding.severity.rawValue)
        values.text(K.summary, finding.summary)
        values.text(K.place, finding.location?.description ?? "")
        values.text(K.also, also(found.also))
        values.text(K.explanation, finding.explanation)
        values.text(K.fix, finding.fixes.map(\.title).joined(separator: " · "))
        values.text(K.code, finding.subject.language ?? "")
        values.text(K.language, finding.subject.language.map { LanguageNames.english($0) ?? $0 } ?? "")
        values.object(K.subject) { subject(showsSubject ? finding.subject : FindingSubject(), into: &$0) }
    }

    private func also(_ places: [SourceLocation]) -> String {
        guard !places.isEmpty else { return "" }
        let shown = places.prefix(4).map(\.description).joined(separator: ", ")
        return places.count > 4 ? words("andMore", ["list": shown, "n": String(places.count - 4)]) : shown
    }

    /// What a finding is about, as a link to its page.
    private func subject(_ subject: FindingSubject, into values: inout TemplateValues) {
        guard let id = subject.app, let entry = site.app(id: id) else {
            values.text(K.href, "")
            return text("", language: nil, into: &values)
        }
        if let key = subject.key, let group = entry.group(of: key), let item = group.sections.first?.item {
            let shown = Shown(item.title, in: entry.language)
            values.text(K.href, group.address == address ? "" : link(group.address))
            text(shown.text.isEmpty ? group.type.string : shown.text, language: shown.language, into: &values)
        } else {
            values.text(K.href, entry.address == address ? "" : link(entry.address))
            text(entry.app.name, language: nil, into: &values)
        }
    }
}

extension [Finding] {
    /// Number of findings of a severity.
    func count(_ severity: Severity) -> Int { reduce(0) { $1.severity == severity ? $0 + 1 : $0 } }
}
