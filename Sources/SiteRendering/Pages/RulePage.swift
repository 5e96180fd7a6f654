import HomeScreen
import QuickActionModel
import Templates

/// The page of one rule: what it asks, why, how it looks wrong and right, how it is set, and where it found something.
struct RulePage {
    let site: SiteIndex
    let entry: RuleIndex.Entry

    private var rule: Rule { entry.rule }
    private var words: InterfaceWords { site.words }

    /// Most findings that are listed here; the rest is on the list of all findings.
    private static let most = 50

    func write(into values: inout TemplateValues) -> GlyphUse {
        let drawing = Drawing(site, on: entry.address)
        let category = RuleWords(words).category(rule.category)
        PageFrame(
            title: rule.id, description: rule.summary, area: .rules,
            crumbs: [
                .init(title: words["rules"], target: .rules),
                .init(title: category, target: .rules, fragment: rule.category), .init(title: rule.id),
            ]
        ).write(drawing, into: &values)
        values.text(K.id, rule.id)
        values.text(K.lede, rule.summary + ".")
        values.list(K.badges) { badges(drawing, into: &$0) }
        values.list(K.standings) { list in
            for text in RuleWords(words).standings(entry, site) { list.item { $0.text(K.text, text) } }
        }
        RuleExamplesView(sheet: entry.sheet).write(drawing, into: &values)
        values.text(K.why, rule.reason)
        values.list(K.source) { list in
            guard let source = rule.details.source else { return }
            list.item { item in
                item.text(K.url, source.url)
                item.text(K.title, source.title)
                item.text(K.says, source.words)
            }
        }
        settings(drawing, into: &values)
        drawing.findings(entry.findings, most: Self.most, rest: .findings, into: &values)
        values.list(K.facts) { facts(drawing, into: &$0) }
        drawing.guidelines(entry.guidelines, into: &values)
        return drawing.glyphs
    }

    private func badges(_ drawing: Drawing, into list: inout TemplateValues) {
        let standing = entry.sheet.standing
        let severity = standing.severity
        if standing.isOn {
            drawing.badge(
                words["severity." + severity.rawValue], tone: drawing.tone(severity), mark: severity.rawValue, into: &list)
        } else {
            drawing.badge(words[rule.details.isOff ? "offByDefault" : "offHere"], into: &list)
        }
        drawing.badge(words["fix." + rule.details.fix.rawValue], into: &list)
        drawing.badge(words("sinceVersion", ["version": rule.details.since]), into: &list)
    }

    private func settings(_ drawing: Drawing, into values: inout TemplateValues) {
        let snippets = RuleSnippets(entry: entry, words: words)
        values.list(K.settings) { list in excerpt("longpress.yaml", "settings", snippets.settings, drawing, into: &list) }
        values.flag(K.hasOptions, !rule.details.options.isEmpty)
        values.list(K.options) { list in
            for option in rule.details.options {
                list.item { item in
                    item.text(K.name, option.name)
                    item.text(K.summary, option.summary)
                }
            }
        }
        values.list(K.ignoreExcerpts) { list in
            guard snippets.isAcceptable else { return }
            excerpt("longpress.yaml", "leaveOut", snippets.ignore, drawing, into: &list)
            guard snippets.isAboutItems else { return }
            excerpt("Info.plist", "leaveOut", snippets.comment, drawing, into: &list)
            excerpt("dynamic/….json", "leaveOut", snippets.member, drawing, into: &list)
        }
        values.flag(K.hasIgnore, snippets.isAcceptable)
    }

    private func excerpt(
        _ file: String, _ what: String, _ lines: [RuleSnippets.Line], _ drawing: Drawing, into list: inout TemplateValues
    ) {
        _ = drawing.glyphs.interface("copy")
        list.item { item in
            item.text(K.place, file)
            item.text(K.label, words("linesFor", ["what": words[what], "file": file]))
            item.text(K.omitted, "")
            item.list(K.lines) { rows in
                for (offset, line) in lines.enumerated() {
                    rows.item { row in
                        row.text(K.n, offset + 1)
                        row.markup(K.text, line.markup)
                    }
                }
            }
        }
    }

    private func facts(_ drawing: Drawing, into list: inout TemplateValues) {
        let details = rule.details
        let byDefault = details.isOff ? words["offByDefault"] : words["severity." + rule.severity.rawValue]
        drawing.fact("severityByDefault", byDefault, into: &list)
        drawing.fact("fixes", words["fixText." + details.fix.rawValue], into: &list)
        drawing.fact("category", RuleWords(words).category(rule.category), into: &list)
        drawing.fact("since", "Longpress \(details.since)", into: &list)
        for alias in details.aliases { drawing.fact("formerID", code: alias, into: &list) }
        if entry.accepted > 0 { drawing.fact("accepted", words.count("acceptedCount", entry.accepted), into: &list) }
    }
}
