import QuickActionModel

/// An app without quick actions.
struct MenuNone: AppRule {
    static let rule = Rule(
        "menu/none", .info, "Every app offers a quick action",
        because: "People who touch and hold the icon find only what the system offers for every app.",
        details: RuleDetails(
            source: .quickActions("Every app benefits from at least one useful quick action."),
            examples: RuleExamples(passing: ["Search", "@dynamic=a\nAnn", "@bundle=appExtension"], failing: ["@name=Acme"])))

    func check(_ app: AppScope, _ list: inout FindingList) {
        guard app.app.unreadable == nil, app.app.facts.bundleKind == .app, app.menus.allSatisfy(\.items.isEmpty) else { return }
        list.add(
            Self.rule, "\(app.app.name) has no quick action", "Offer the task for which most people open the app.",
            at: app.place(app.location))
    }
}
