import HomeScreen
import QuickActionModel
import Templates

/// The Home Screen on an app's page: every row that its menu can show, each drawn once, and the choices that switch between them.
///
/// Without script the page shows one state; the script only hides and shows what stands here.
struct StageView {
    let entry: AppEntry
    /// The release before this one, for "updated, not opened"; nil when it is not known.
    let previous: CatalogSnapshot?

    /// Most rows of one list that are drawn: as many as could ever show when some titles are empty.
    private var most: Int { entry.app.settings.limit * 3 }

    func write(_ drawing: Drawing, into values: inout TemplateValues) {
        let situation = MenuSituation(profile: entry.app.settings.profile, language: entry.language)
        let menu = HomeScreenMenu(
            MenuSources(menus: entry.app.menus, scenario: scenario?.id, language: entry.language), in: situation,
            limit: entry.app.settings.limit)
        values.list(K.stage) { list in
            guard !entry.groups.isEmpty else { return }
            for mark in ["left", "right", "up", "down"] { _ = drawing.glyphs.interface(mark) }
            list.item { stage in
                stage.text(K.limit, entry.app.settings.limit)
                stage.text(K.profile, entry.app.settings.profile.rawValue)
                stage.text(K.side, menu.iconSide.rawValue)
                stage.text(K.dir, LanguageTag.direction(entry.language))
                stage.text(K.language, entry.language)
                drawing.appIcon(entry, into: &stage)
                stage.text(K.name, entry.app.name)
                stage.list(K.rows) { rows(drawing, shown: Set(menu.rows.map(\.action.key)), into: &$0) }
                stage.list(K.systemRows) { systemRows(into: &$0) }
                choices(drawing, into: &stage)
                stage.list(K.statements) { statements(drawing, into: &$0) }
            }
        }
    }

    /// The scenario with the fullest menu; nil when no export is known.
    private var scenario: Scenario? {
        let known = entry.menus.filter { $0.scenario != nil }
        let most = known.map(\.rows.shown.count).max()
        return known.first { $0.rows.shown.count == most }?.scenario
    }

    private func rows(_ drawing: Drawing, shown: Set<ActionKey>, into list: inout TemplateValues) {
        for menu in entry.app.menus {
            guard case .static(let variant) = menu.origin else { continue }
            for action in menu.items.prefix(most) {
                row(action, Row(kind: "static", variant: variant, isShown: shown.contains(action.key)), drawing, into: &list)
            }
        }
        for chosen in scenarios {
            for action in dynamicItems(of: chosen, in: entry.app).prefix(most) {
                let isShown = chosen.id.hasSameBytes(as: scenario?.id ?? "") && shown.contains(action.key)
                row(action, Row(kind: "dynamic", scenario: chosen.id, isShown: isShown), drawing, into: &list)
            }
            guard let previous else { continue }
            for action in dynamicItems(of: chosen, in: previous.app).prefix(most) {
                row(action, Row(kind: "old", scenario: chosen.id, mark: previous.release.version), drawing, into: &list)
            }
        }
    }

    private struct Row {
        var kind: String
        var variant = DeviceVariant.any
        var scenario = ""
        var mark = ""
        var isShown = false
    }

    private func row(_ action: QuickAction, _ row: Row, _ drawing: Drawing, into list: inout TemplateValues) {
        let all = action.title.languages.map(\.language)
        let codes = all.isEmpty ? [entry.language] : all
        let first = codes.first { $0.hasSameBytes(as: entry.language) } ?? codes[0]
        list.item { item in
            item.text(K.kind, row.kind)
            item.text(K.variant, row.variant.rawValue)
            item.text(K.scenario, row.scenario)
            item.text(K.mark, row.mark)
            item.flag(K.hidden, !row.isShown)
            drawing.icon(action.icon.effective, into: &item)
            item.list(K.texts) { texts in
                for code in codes {
                    texts.item { text in
                        text.text(K.code, code)
                        text.flag(K.hidden, !code.hasSameBytes(as: first))
                        drawing.rowTexts(action, code, into: &text)
                    }
                }
            }
        }
    }

    private var scenarios: [Scenario] { entry.menus.compactMap(\.scenario) }

    private func dynamicItems(of scenario: Scenario, in app: AppCatalog) -> [QuickAction] {
        let menus = app.menus.filter { menu in
            guard case .dynamic(let other, _) = menu.origin else { return false }
            return other.id.hasSameBytes(as: scenario.id)
        }
        let own = menus.first { menu in
            guard case .dynamic(_, let language) = menu.origin else { return false }
            return language.hasSameBytes(as: entry.language)
        }
        return (own ?? menus.first)?.items ?? []
    }

    private func systemRows(into list: inout TemplateValues) {
        for (profile, version) in [(MenuProfile.docs, 17), (.ios26, 26)] {
            for row in SystemRow.rows(systemVersion: version) where row.condition == .always {
                list.item { item in
                    item.text(K.title, row.title)
                    item.text(K.profile, profile.rawValue)
                    item.flag(K.isRed, row.isRed)
                    item.flag(K.hidden, profile != entry.app.settings.profile)
                }
            }
        }
    }

    private func choices(_ drawing: Drawing, into values: inout TemplateValues) {
        values.list(K.languages) { list in
            for language in entry.app.languages {
                list.item { item in
                    item.text(K.code, language.code)
                    item.text(K.dir, LanguageTag.direction(language.code))
                    item.text(K.name, LanguageNames.own(language.code) ?? language.code)
                    item.flag(K.chosen, language.code.hasSameBytes(as: entry.language))
                }
            }
        }
        values.flag(K.hasLanguages, entry.app.languages.count > 1)
        values.flag(K.hasScenarios, scenarios.count > 1)
        values.list(K.scenarios) { list in
            for choice in scenarios {
                list.item { item in
                    item.text(K.id, choice.id)
                    item.text(K.name, choice.name)
                    item.flag(K.chosen, choice.id.hasSameBytes(as: scenario?.id ?? ""))
                }
            }
        }
        values.flag(K.ios26, entry.app.settings.profile == .ios26)
    }

    /// What is said about the drawing, each with how sure it is; `when` says for which choice it holds.
    private func statements(_ drawing: Drawing, into list: inout TemplateValues) {
        func add(_ when: String, _ text: String, _ certainty: Certainty, hidden: Bool) {
            list.item { item in
                item.text(K.when, when)
                item.text(K.text, text)
                item.text(K.certainty, drawing.words["certainty." + certainty.rawValue])
                item.flag(K.hidden, hidden)
            }
        }
        func statement(_ situation: MenuSituation, _ topic: MenuStatement.Topic) -> MenuStatement? {
            HomeScreenMenu(MenuSources(), in: situation, limit: entry.app.settings.limit).statement(topic)
        }
        var situation = MenuSituation(profile: entry.app.settings.profile, language: entry.language)
        for (name, state) in Self.states {
            situation.state = state
            for topic in [MenuStatement.Topic.statics, .dynamics] {
                guard let found = statement(situation, topic) else { continue }
                add(name, found.text, found.certainty, hidden: state != .firstLaunchDone)
            }
        }
        if previous == nil { add("updated", drawing.words["previousUnknown"], .inferred, hidden: true) }
        situation.state = .firstLaunchDone
        for (name, isLow) in [("below", false), ("above", true)] {
            situation.place = MenuPlace(isInLowerHalf: isLow, isInRightHalf: false)
            if let found = statement(situation, .order) { add(name, found.text, found.certainty, hidden: isLow) }
        }
        for profile in MenuProfile.allCases {
            situation.profile = profile
            guard let found = statement(situation, .iconSide) else { continue }
            add(profile.rawValue, found.text, found.certainty, hidden: profile != entry.app.settings.profile)
        }
    }

    private static let states: [(String, MenuState)] = [
        ("installed", .justInstalled), ("launched", .firstLaunchDone), ("updated", .updatedNotOpened),
        ("changed", .languageChangedNotOpened),
    ]
}
