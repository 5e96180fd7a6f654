import QuickActionModel
import Templates

/// The table of an app's languages: how many texts each has, and where it falls back.
struct AppLanguages {
    let entry: AppEntry
    let words: InterfaceWords

    func write(_ drawing: Drawing, into values: inout TemplateValues) {
        let languages = entry.app.languages
        let texts = entry.groups.filter { $0.kind == .static }.flatMap { group in
            group.sections.flatMap { section in [section.item.title] + (section.item.subtitle.map { [$0] } ?? []) }
        }.filter { !$0.value.isEmpty }
        values.flag(K.hasLanguages, !languages.isEmpty)
        values.list(K.languages) { list in
            for language in languages { list.item { row(language, texts, drawing, into: &$0) } }
        }
    }

    private func row(_ language: AppLanguage, _ texts: [LocalizedText], _ drawing: Drawing, into values: inout TemplateValues) {
        let own = texts.count { text in
            guard let found = text.text(in: language.code) else { return false }
            return found.origin == .table || (found.origin == .declared && isDevelopment(language))
        }
        values.text(K.code, language.code)
        values.text(K.dir, LanguageTag.direction(language.code))
        values.text(K.name, LanguageNames.own(language.code) ?? language.code)
        values.text(K.texts, words("textsOf", ["n": String(own), "m": String(texts.count)]))
        let chain = language.chain + [words["declared"].lowercased()]
        values.text(K.chain, isDevelopment(language) ? words["developmentLanguage"] : chain.joined(separator: " → "))
        values.list(K.badges) { list in
            if language.isUnreadable {
                drawing.badge(words["tableUnreadable"], tone: "error", mark: "error", into: &list)
            } else if own == texts.count {
                drawing.badge(words["complete"], tone: "good", mark: "check", into: &list)
            } else {
                let text = language.table == nil ? words["noTable"] : words("fallsBack", ["n": String(texts.count - own)])
                drawing.badge(text, tone: "warn", mark: "warning", into: &list)
            }
        }
    }

    private func isDevelopment(_ language: AppLanguage) -> Bool {
        language.code.hasSameBytes(as: entry.app.facts.developmentLanguage)
    }
}
