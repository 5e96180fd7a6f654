import HomeScreen
import QuickActionModel

/// What the options of `card` ask for; all faults are told at once.
struct CardChoice {
    var situation: MenuSituation
    var scenario: String?
    var isDark: Bool

    static let states: [(name: String, state: MenuState)] = [
        ("installed", .justInstalled), ("launched", .firstLaunchDone), ("updated", .updatedNotOpened),
        ("changed", .languageChangedNotOpened),
    ]
    static let places: [(name: String, place: MenuPlace)] = [
        ("upper-left", MenuPlace(isInLowerHalf: false, isInRightHalf: false)),
        ("upper-right", MenuPlace(isInLowerHalf: false, isInRightHalf: true)),
        ("lower-left", MenuPlace(isInLowerHalf: true, isInRightHalf: false)),
        ("lower-right", MenuPlace(isInLowerHalf: true, isInRightHalf: true)),
    ]

    init(_ arguments: ParsedArguments, _ app: AppCatalog) throws(UsageError) {
        var faults: [String] = []
        let codes = app.languages.map(\.code)
        let language = arguments.value("language") ?? app.facts.developmentLanguage
        if let asked = arguments.value("language"), !codes.contains(where: { $0.hasSameBytes(as: asked) }) {
            faults.append("\(app.name) has no language '\(asked)'; it has \(codes.joined(separator: ", "))")
        }
        let scenarios = app.menus.compactMap { menu -> String? in
            if case .dynamic(let scenario, _) = menu.origin { scenario.id } else { nil }
        }
        scenario = arguments.value("scenario") ?? scenarios.first
        if let asked = arguments.value("scenario"), !scenarios.contains(where: { $0.hasSameBytes(as: asked) }) {
            faults.append("\(app.name) has no scenario '\(asked)'" + CardCommand.nearest(asked, scenarios))
        }
        situation = MenuSituation(
            state: Self.states.first { $0.name == arguments.value("state") }?.state ?? .firstLaunchDone,
            device: arguments.value("device") == "ipad" ? .ipad : .iphone,
            place: Self.places.first { $0.name == arguments.value("place") }?.place ?? MenuPlace(),
            profile: arguments.value("profile").flatMap { MenuProfile(rawValue: $0) } ?? app.settings.profile,
            language: language, previousLanguage: app.facts.developmentLanguage)
        isDark = arguments.value("appearance") == "dark"
        if !faults.isEmpty { throw UsageError(faults: faults) }
    }

    func menu(of app: AppCatalog, previous: CatalogSnapshot?) -> HomeScreenMenu {
        var sources = MenuSources(
            menus: app.menus, scenario: scenario, language: situation.language, previousLanguage: situation.previousLanguage)
        if let previous {
            sources.previousDynamic =
                MenuSources(menus: previous.app.menus, scenario: scenario, language: app.facts.developmentLanguage).dynamic
        }
        return HomeScreenMenu(sources, in: situation, limit: app.settings.limit)
    }
}
