import HomeScreen
import QuickActionModel

/// The rows of one app after the first launch, in one scenario.
struct ScenarioMenu: Sendable {
    /// Nil where no export is known.
    let scenario: Scenario?
    let rows: MenuRows

    /// One menu a scenario, in the language asked for, else in the first one exported.
    static func all(of app: AppCatalog, language: String) -> [ScenarioMenu] {
        let fixed = app.menus.first { $0.origin == .static(.any) }?.items ?? []
        var result: [ScenarioMenu] = []
        var seen: Set<ByteText> = []
        for menu in app.menus {
            guard case .dynamic(let scenario, _) = menu.origin, seen.insert(ByteText(scenario.id)).inserted else { continue }
            let best = app.menus.first { $0.origin.matches(scenario: scenario.id, language: language) } ?? menu
            result.append(
                ScenarioMenu(
                    scenario: scenario,
                    rows: MenuRows(static: fixed, dynamic: best.items, language: language, limit: app.settings.limit)))
        }
        if result.isEmpty {
            result = [
                ScenarioMenu(
                    scenario: nil, rows: MenuRows(static: fixed, dynamic: [], language: language, limit: app.settings.limit))
            ]
        }
        return result
    }
}

extension ActionMenu.Origin {
    fileprivate func matches(scenario id: String, language: String) -> Bool {
        guard case .dynamic(let scenario, let own) = self else { return false }
        return scenario.id.hasSameBytes(as: id) && own.hasSameBytes(as: language)
    }
}
