import QuickActionModel

/// An app whose menu is empty until it has run.
struct OnlyDynamic: AppRule {
    static let rule = Rule(
        "menu/only-dynamic", .info, "Something is in the menu before the app has run",
        because: "Dynamic quick actions are set when the app runs. Until then there is nothing to choose.",
        details: RuleDetails(
            source: .items("Static quick actions are there as soon as the app is installed."),
            examples: RuleExamples(
                passing: ["Search\n@dynamic=a\nAnn", "Search"], failing: ["↓@dynamic=a↑\nAnn"])))

    func check(_ app: AppScope, _ list: inout FindingList) {
        guard app.app.unreadable == nil, app.fixed.allSatisfy(\.items.isEmpty),
            let menu = app.dynamic.first(where: { !$0.items.isEmpty })
        else { return }
        list.add(
            Self.rule, "\(app.app.name) has dynamic quick actions only",
            "Declare those that are always the same, such as Search, as static ones.", at: menu.place)
    }
}
