import HomeScreen
import QuickActionModel
import Templates

/// The menu of an app in each of its states, drawn beside one another; complete without script.
struct AppStates {
    let entry: AppEntry

    func write(_ drawing: Drawing, into values: inout TemplateValues) {
        let words = drawing.words
        values.flag(K.hasStates, !entry.groups.isEmpty)
        values.text(K.menuIntro, words["menuIntro"])
        values.text(K.menuLanguage, LanguageNames.english(entry.language) ?? entry.language)
        let scenarios = entry.menus.compactMap(\.scenario)
        values.list(K.states) { list in
            state("justInstalled", words["justInstalledText"], menu(.justInstalled, nil), drawing, into: &list)
            for scenario in scenarios {
                let menu = menu(.firstLaunchDone, scenario)
                var text = words("firstLaunchText", ["scenario": scenario.name])
                let hidden = menu.beyond.count + menu.untitled.count
                if hidden > 0 { text += " " + words("notShown", ["n": String(hidden)]) + "." }
                state("firstLaunch", text, menu, drawing, into: &list)
            }
            guard let scenario = fullest else { return }
            if let version = entry.previous?.release.version {
                let text = words("updatedText", ["version": version])
                state("updated", text, menu(.updatedNotOpened, scenario), drawing, into: &list)
            }
            if let other = entry.app.languages.map(\.code).first(where: { !$0.hasSameBytes(as: entry.language) }) {
                let text = words(
                    "changedText",
                    [
                        "new": LanguageNames.english(other) ?? other,
                        "old": LanguageNames.english(entry.language) ?? entry.language,
                    ])
                let changed = menu(.languageChangedNotOpened, scenario, language: other)
                state("changed", text, changed, language: other, drawing, into: &list)
            }
        }
    }

    /// The scenario with the most rows; of equal ones the first.
    private var fullest: Scenario? {
        let most = entry.menus.map(\.rows.shown.count).max()
        return entry.menus.first { $0.scenario != nil && $0.rows.shown.count == most }?.scenario
    }

    private func menu(_ state: MenuState, _ scenario: Scenario?, language: String? = nil) -> HomeScreenMenu {
        let language = language ?? entry.language
        var sources = MenuSources(
            menus: entry.app.menus, scenario: scenario?.id, language: language, previousLanguage: entry.language)
        if let previous = entry.previous {
            sources.previousDynamic =
                MenuSources(menus: previous.app.menus, scenario: scenario?.id, language: entry.language).dynamic
        }
        let situation = MenuSituation(
            state: state, profile: entry.app.settings.profile, language: language, previousLanguage: entry.language)
        return HomeScreenMenu(sources, in: situation, limit: entry.app.settings.limit)
    }

    private func state(
        _ key: String, _ text: String, _ menu: HomeScreenMenu, language: String? = nil, _ drawing: Drawing,
        into list: inout TemplateValues
    ) {
        list.item { values in
            values.text(K.title, drawing.words[key])
            values.text(K.text, text)
            values.text(K.empty, menu.rows.isEmpty ? drawing.words["none"] : "")
            if menu.rows.isEmpty {
                values.list(K.menu) { _ in }
            } else {
                let view = Drawing.MenuView(language: language ?? entry.language, profile: entry.app.settings.profile)
                drawing.menu(menu.rows, view, into: &values)
            }
        }
    }
}
