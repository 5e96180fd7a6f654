import QuickActionModel

/// An app that limits its dynamic quick actions itself.
struct DynamicCapped: MenuRule {
    static let rule = Rule(
        "dynamic/capped", .info, "The app leaves it to the system how many dynamic quick actions are shown",
        because: "The system knows how many rows there are; a later one may have more.",
        details: RuleDetails(
            source: .article("The app need not limit the number of its quick actions."),
            examples: RuleExamples(
                passing: ["@dynamic=a en 4\nA\nB\nC\nD", "@dynamic=a\nA\nB\nC\nD", "@dynamic=a en 7\nA\nB\nC"],
                failing: ["↓@dynamic=a en 7↑\nA\nB\nC\nD"])))

    func check(_ menu: MenuScope, _ list: inout FindingList) {
        guard case .dynamic(let scenario, _) = menu.menu.origin, let available = scenario.available,
            menu.items.count == menu.limit, available > menu.items.count
        else { return }
        list.add(
            Self.rule, "\(menu.name) has exactly \(menu.items.count) of \(available) quick actions",
            "Set all of them; the system shows those that fit.", at: menu.place)
    }
}
