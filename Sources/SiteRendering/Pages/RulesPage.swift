import QuickActionModel
import Templates

/// The table of all rules, category by category.
struct RulesPage {
    let site: SiteIndex

    func write(into values: inout TemplateValues) -> GlyphUse {
        let drawing = Drawing(site, on: .rules)
        let words = site.words
        PageFrame(title: words["rules"], description: words["rulesLede"], area: .rules).write(drawing, into: &values)
        values.text(K.title, words["rules"])
        values.text(K.lede, words["rulesLede"])
        let categories = categories
        values.list(K.categories) { list in
            for (name, entries) in categories {
                list.item { item in
                    item.text(K.anchor, name)
                    item.text(K.title, RuleWords(words).category(name))
                    item.text(K.number, words.count("ruleCount", entries.count))
                    item.list(K.rules) { rows in
                        for entry in entries { rows.item { row(entry, drawing, into: &$0) } }
                    }
                }
            }
        }
        return drawing.glyphs
    }

    /// Rules by category, both by name.
    private var categories: [(String, [RuleIndex.Entry])] {
        var categories: [(String, [RuleIndex.Entry])] = []
        for entry in site.rules.entries {
            if let last = categories.last, last.0.hasSameBytes(as: entry.rule.category) {
                categories[categories.count - 1].1.append(entry)
            } else {
                categories.append((entry.rule.category, [entry]))
            }
        }
        return categories
    }

    private func row(_ entry: RuleIndex.Entry, _ drawing: Drawing, into values: inout TemplateValues) {
        let words = site.words
        drawing.severity(entry.sheet.standing.severity, into: &values)
        drawing.rule(entry.rule.id, into: &values)
        values.text(K.summary, entry.rule.summary)
        values.text(K.fix, words["fix." + entry.rule.details.fix.rawValue])
        values.text(K.number, entry.findings.isEmpty ? "" : String(entry.findings.count))
        values.text(K.state, RuleWords(words).state(entry))
        values.flag(K.isOff, !entry.sheet.standing.isOn)
        let isChanged = entry.sheet.standing.severity != entry.rule.severity
        values.text(K.note, isChanged && entry.sheet.standing.isOn ? words["configuredHere"] : "")
    }
}
