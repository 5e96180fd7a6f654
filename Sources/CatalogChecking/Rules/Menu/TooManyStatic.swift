import QuickActionModel

/// More static quick actions than a menu has rows.
struct TooManyStatic: MenuRule {
    static let rule = Rule(
        "menu/too-many-static", .warning, "A list holds no more static quick actions than the menu has rows",
        because:
            "The menu shows four rows of an app. What comes after them is never seen, and no dynamic quick action gets a row.",
        details: RuleDetails(
            source: .quickActions("An app can offer four quick actions in all."),
            examples: RuleExamples(
                passing: ["A\nB\nC\nD", "@dynamic=x\nA\nB\nC\nD\nE"],
                failing: ["A\nB\nC\nD\n↓E↑", "@limit=2\nA\nB\n↓C\nD"])))

    func check(_ menu: MenuScope, _ list: inout FindingList) {
        guard menu.menu.kind == .static else { return }
        let limit = menu.limit
        let rows = menu.items.filter { !$0.title.isEmpty }
        guard rows.count > limit else { return }
        list.add(
            Self.rule, "\(menu.name) has \(rows.count) quick actions; the menu shows \(limit)",
            "The ones from \"\(rows[limit].title)\" on are never seen. Remove the least important ones.", at: rows[limit].place)
    }
}
