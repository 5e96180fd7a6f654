import QuickActionModel
import Templates

/// How many findings of each severity, as numbers with their sign and noun.
struct FindingCounts {
    let findings: [Finding]

    func write(_ drawing: Drawing, into values: inout TemplateValues) {
        values.list(K.counts) { list in
            for severity in Severity.allCases.reversed() {
                let number = findings.count(severity)
                guard number > 0 else { continue }
                let text = drawing.words.count(severity.rawValue, number)
                list.item { item in
                    item.text(K.number, number)
                    item.text(K.label, text.split(separator: " ", maxSplits: 1).last.map(String.init) ?? text)
                    item.text(K.tone, drawing.tone(severity))
                    item.text(K.mark, drawing.glyphs.interface(severity.rawValue) ?? "")
                }
            }
        }
    }
}

/// Tables that lead from an app, a rule or a language to its findings.
struct FindingTables {
    let site: SiteIndex

    private static let mostApps = 500
    private static let mostLinks = 12

    /// Writes the tables; nothing in them without findings, as on the further pages of an app.
    func write(_ findings: [Finding]?, _ drawing: Drawing, into values: inout TemplateValues) {
        values.flag(K.hasTables, findings.map { !$0.isEmpty } ?? false)
        values.list(K.apps) { list in if findings != nil { apps(drawing, into: &list) } }
        values.list(K.rules) { list in if findings != nil { rules(drawing, into: &list) } }
        let languages = findings == nil ? [] : self.languages
        values.flag(K.hasLanguages, !languages.isEmpty)
        values.list(K.languages) { list in
            for language in languages { list.item { row(language, drawing, into: &$0) } }
        }
    }

    private func apps(_ drawing: Drawing, into list: inout TemplateValues) {
        for group in site.findingGroups.groups.prefix(Self.mostApps) {
            list.item { item in
                item.text(K.name, group.app.map { site.apps[$0].app.name } ?? site.words["wholeCatalog"])
                let place = site.findingGroups.place(app: group.id)
                item.text(K.href, place.map { drawing.link($0.address, fragment: $0.fragment) } ?? "")
                item.text(K.summary, drawing.countText(group.findings))
            }
        }
    }

    private func rules(_ drawing: Drawing, into list: inout TemplateValues) {
        let found = site.rules.entries.filter { !$0.findings.isEmpty }.sorted { a, b in
            let (x, y) = (a.findings.first?.severity ?? .info, b.findings.first?.severity ?? .info)
            if x != y { return x > y }
            if a.findings.count != b.findings.count { return a.findings.count > b.findings.count }
            return a.rule.id.precedesByBytes(b.rule.id)
        }
        for entry in found {
            list.item { item in
                drawing.severity(entry.findings.first?.severity ?? .info, into: &item)
                drawing.rule(entry.rule.id, into: &item)
                item.text(K.summary, entry.rule.summary)
                item.text(K.number, entry.findings.count)
            }
        }
    }

    private struct Language {
        var code: String
        var count = 0
        /// Groups that have findings in it, with their number.
        var groups: [(group: Int, count: Int)] = []
    }

    /// Languages of findings, the most first.
    private var languages: [Language] {
        var table: [ByteText: Language] = [:]
        for (index, group) in site.findingGroups.groups.enumerated() {
            for finding in group.findings {
                guard let code = finding.subject.language else { continue }
                var language = table[ByteText(code)] ?? Language(code: code)
                language.count += 1
                if language.groups.last?.group == index {
                    language.groups[language.groups.count - 1].count += 1
                } else {
                    language.groups.append((index, 1))
                }
                table[ByteText(code)] = language
            }
        }
        return table.values.sorted { ($1.count, ByteText($0.code)) < ($0.count, ByteText($1.code)) }
    }

    private func row(_ language: Language, _ drawing: Drawing, into values: inout TemplateValues) {
        values.text(K.name, LanguageNames.english(language.code) ?? language.code)
        values.text(K.code, language.code)
        values.text(K.number, language.count)
        values.list(K.links) { list in
            for (index, count) in language.groups.prefix(Self.mostLinks) {
                let group = site.findingGroups.groups[index]
                let place = site.findingGroups.place(app: group.id)
                list.item { item in
                    item.text(K.href, place.map { drawing.link($0.address, fragment: $0.fragment) } ?? "")
                    item.text(K.name, group.app.map { site.apps[$0].app.name } ?? site.words["wholeCatalog"])
                    item.text(K.number, count)
                }
            }
        }
        let rest = language.groups.count - Self.mostLinks
        values.text(K.more, rest > 0 ? site.words.count("moreApps", rest) : "")
    }
}
