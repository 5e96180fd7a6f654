import QuickActionModel

/// Dynamic quick actions behind a full static list.
struct DynamicNeverVisible: AppRule {
    static let rule = Rule(
        "menu/dynamic-never-visible", .info, "Static quick actions leave rows for dynamic ones",
        because: "Static ones come first. When they fill the menu, the app sets dynamic ones that nobody ever sees.",
        details: RuleDetails(
            source: .items("Static quick actions are shown first, dynamic ones in the rows that are left."),
            examples: RuleExamples(
                passing: ["A\nB\n@dynamic=a\nC\nD\nE", "A\nB\nC\nD", "A\nB\nC\nD\nE\n@dynamic=a"],
                failing: ["A\nB\nC\nD\n↓@dynamic=a↑\nE"])))

    func check(_ app: AppScope, _ list: inout FindingList) {
        // The shorter list counts where iPhone and iPad have their own.
        let counts = app.fixed.map { $0.items.filter { !$0.title.isEmpty }.count }
        guard let fixed = counts.min(), fixed >= app.app.settings.limit else { return }
        for menu in app.dynamic where menu.items.contains(where: { !$0.title.isEmpty }) {
            list.add(
                Self.rule, "\(menu.name) is never seen: \(fixed) static quick actions fill the menu",
                "Remove static quick actions, or do not set dynamic ones.", at: menu.place)
            return
        }
    }
}
