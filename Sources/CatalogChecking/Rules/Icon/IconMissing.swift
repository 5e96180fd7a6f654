import QuickActionModel

/// A quick action without an icon.
struct IconMissing: ItemRule {
    static let rule = Rule(
        "icon/missing", .info, "Every quick action has an icon",
        because: "Without one the system draws a dot, and people lose the picture by which they find a row.",
        details: RuleDetails(
            source: .quickActions("Provide a familiar interface icon for each quick action."),
            examples: RuleExamples(
                passing: ["Search ; symbol=magnifyingglass", "Search ; icon=Search"], failing: ["↓Search↑", "↓Search ; symbol="]))
    )

    func check(_ item: ItemScope, _ list: inout FindingList) {
        guard item.item.icon.declared.allSatisfy({ $0.name.isEmpty && $0.kind != .contact }) else { return }
        list.add(
            Self.rule, "\(item.name) has no icon",
            "Name an SF Symbol, a system type or a template image that tells what it does.", at: item.place(nil, "icon"))
    }
}
