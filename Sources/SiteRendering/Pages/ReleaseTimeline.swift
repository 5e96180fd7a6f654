import HomeScreen
import QuickActionModel
import Templates

/// The menu across an update: installed, opened once, updated and not opened, with another language.
struct ReleaseTimeline {
    let entry: ReleaseIndex.Entry
    /// The app whose pictures and settings the drawings use.
    let app: AppCatalog
    let language: String

    private var release: ToldRelease { entry.release }

    func write(_ drawing: Drawing, into values: inout TemplateValues) {
        let words = drawing.words
        let hasItems = release.after.menus.contains { !$0.items.isEmpty }
        values.flag(K.hasStates, hasItems)
        values.text(K.menuLanguage, LanguageNames.english(language) ?? language)
        values.list(K.states) { list in
            guard hasItems else { return }
            state("justInstalled", words["justInstalledText"], menu(.justInstalled, nil), drawing, into: &list)
            guard let scenario = scenario else { return }
            state(
                "firstLaunch", words("firstLaunchText", ["scenario": scenario.name]), menu(.firstLaunchDone, scenario), drawing,
                into: &list)
            if let from = release.from, release.before != nil {
                state(
                    "updated", words("updatedText", ["version": from]), menu(.updatedNotOpened, scenario), isOld: true, drawing,
                    into: &list)
            }
            if let other = release.after.languages.map(\.code).first(where: { !$0.hasSameBytes(as: language) }) {
                let text = words(
                    "changedText",
                    [
                        "new": LanguageNames.english(other) ?? other,
                        "old": LanguageNames.english(language) ?? language,
                    ])
                let changed = menu(.languageChangedNotOpened, scenario, language: other)
                state("changed", text, changed, language: other, drawing, into: &list)
            }
        }
    }

    /// The scenario with the fullest menu, of those that the release before knows if it knows any.
    private var scenario: Scenario? {
        let own = ScenarioMenu.all(of: release.after, language: language).filter { $0.scenario != nil }
        let before = Set((release.before?.menus ?? []).compactMap(Self.scenarioID))
        let shared = own.filter { menu in menu.scenario.map { before.contains(ByteText($0.id)) } ?? false }
        let choice = shared.isEmpty ? own : shared
        let most = choice.map(\.rows.shown.count).max()
        return choice.first { $0.rows.shown.count == most }?.scenario
    }

    private static func scenarioID(_ menu: ActionMenu) -> ByteText? {
        guard case .dynamic(let scenario, _) = menu.origin else { return nil }
        return ByteText(scenario.id)
    }

    private func menu(_ state: MenuState, _ scenario: Scenario?, language other: String? = nil) -> HomeScreenMenu {
        let code = other ?? language
        var sources = MenuSources(
            menus: release.after.menus, scenario: scenario?.id, language: code, previousLanguage: language)
        if let before = release.before {
            sources.previousDynamic =
                MenuSources(menus: before.menus, scenario: scenario?.id, language: language).dynamic
            sources.previousDynamic?.version = release.from
        }
        let situation = MenuSituation(
            state: state, profile: app.settings.profile, language: code, previousLanguage: language)
        return HomeScreenMenu(sources, in: situation, limit: app.settings.limit)
    }

    private func state(
        _ key: String, _ text: String, _ menu: HomeScreenMenu, language other: String? = nil, isOld: Bool = false,
        _ drawing: Drawing, into list: inout TemplateValues
    ) {
        list.item { values in
            values.text(K.title, drawing.words[key])
            values.text(K.text, text)
            values.text(K.empty, menu.rows.isEmpty ? drawing.words["none"] : "")
            if menu.rows.isEmpty {
                values.list(K.menu) { _ in }
            } else {
                drawing.menu(menu.rows, Drawing.MenuView(language: other ?? language, app: app), into: &values)
            }
            values.list(K.stale) { stale in
                guard isOld else { return }
                for row in menu.rows where row.stale != nil { self.row(row, drawing, into: &stale) }
            }
        }
    }

    /// A row that an old release left, with what a tap on it means now.
    private func row(_ row: MenuRow, _ drawing: Drawing, into list: inout TemplateValues) {
        let place = change(of: row.action.key)
        list.item { item in
            item.text(K.mark, drawing.glyphs.interface(place == nil ? "check" : "warning") ?? "")
            item.text(K.tone, place == nil ? "good" : "warn")
            item.text(K.says, drawing.words[place == nil ? "staleSame" : "staleChanged"])
            item.text(K.href, place.map { "#" + entry.anchors[$0] } ?? "")
            drawing.text(row.title, language: row.language ?? language, into: &item)
        }
    }

    /// The most important change of a quick action of the release before.
    private func change(of key: ActionKey) -> Int? {
        let told = release.entries
        let page = ActionGroup.Page(kind: key.kind, type: key.type)
        let exact = told.indices.filter { place in told[place].change.singles.contains { ($0.oldKey ?? $0.key) == key } }
        // What happened to a type as a whole stands for all its examples.
        let ofType = told.indices.filter { place in
            told[place].change.singles.contains { $0.oldPage == page && Self.ofTypes.contains($0.kind) }
        }
        return (exact + ofType).filter { told[$0].change.level > .internal }
            .max { a, b in (told[a].change.level, b) < (told[b].change.level, a) }
    }

    private static let ofTypes: Set<ChangeKind> = [
        .itemRemoved, .itemRetired, .typeRenamed, .typeCaseChanged, .itemRepurposed, .dynamicToStatic,
    ]
}
