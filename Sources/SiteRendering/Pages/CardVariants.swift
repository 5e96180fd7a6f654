import HomeScreen
import QuickActionModel
import Templates

/// The cards of one quick action: both sides, light and dark, and every language.
struct CardVariants {
    let entry: AppEntry
    let item: QuickAction
    let isExample: Bool

    func write(_ drawing: Drawing, into values: inout TemplateValues) {
        let words = drawing.words
        let documented = entry.app.settings.profile == .docs
        values.list(K.variants) { list in
            if documented {
                card(words["left"], note: words["light"], "light", right: false, drawing, into: &list)
                if !isExample {
                    card(words["right"], note: words["light"], "light", right: true, drawing, into: &list)
                    card(words["right"], note: words["dark"], "dark", right: true, drawing, into: &list)
                }
            } else {
                card(words["leading"], note: words["light"], "light", right: false, drawing, into: &list)
                if !isExample {
                    card(words["leading"], note: words["dark"], "dark", right: false, drawing, into: &list)
                }
            }
            for language in languages where !language.hasSameBytes(as: entry.language) {
                list.item { languageCard(language, drawing, into: &$0) }
            }
        }
    }

    /// Languages in which the quick action has a text of its own to show.
    private var languages: [String] {
        if item.key.kind == .dynamic { return item.title.languages.map(\.language) }
        return entry.app.languages.map(\.code)
    }

    private func card(
        _ label: String, note: String, _ appearance: String, right: Bool, _ drawing: Drawing, into list: inout TemplateValues
    ) {
        list.item { values in
            values.text(K.appearance, appearance)
            values.list(K.label) { label_ in label_.item { drawing.text(label, language: nil, into: &$0) } }
            values.text(K.note, note)
            values.list(K.badges) { badges(entry.language, drawing, into: &$0) }
            drawing.menu(
                [item], .init(language: entry.language, app: entry.app, appInRightHalf: right), into: &values
            )
        }
    }

    private func languageCard(_ language: String, _ drawing: Drawing, into values: inout TemplateValues) {
        values.text(K.appearance, "")
        values.list(K.label) { label in
            label.item { drawing.text(LanguageNames.own(language) ?? language, language: language, into: &$0) }
        }
        values.text(K.note, "")
        values.list(K.badges) { badges(language, drawing, into: &$0) }
        drawing.menu([item], .init(language: language, app: entry.app), into: &values)
    }

    private func badges(_ language: String, _ drawing: Drawing, into list: inout TemplateValues) {
        let isCut = TextFit.isCut(
            title: Shown(item.title, in: language).text, subtitle: item.subtitle.map { Shown($0, in: language).text },
            metrics: MenuMetrics.of(entry.app.settings.profile, .iphone))
        if isCut { drawing.badge(drawing.words["cutOff"], tone: "warn", mark: "scissors", into: &list) }
        TextStates(item: item, language: language, development: entry.app.facts.developmentLanguage).write(drawing, into: &list)
    }
}
