import QuickActionModel

/// A type that was retired and is back.
struct RetiredTypeReused: ItemRule {
    static let rule = Rule(
        "identity/retired-type-reused", .error, "Retired types do not come back",
        because: "Old menus still send the type with its old meaning until the app has run once.",
        details: RuleDetails(
            source: .article("Dynamic quick actions stay until the app replaces them."),
            examples: RuleExamples(
                passing: ["@retired=scan\nScan Receipt ; type=scanReceipt"], failing: ["@retired=scan\nScan Receipt ; type=↓scan"]
            )))

    func check(_ item: ItemScope, _ list: inout FindingList) {
        guard item.facts.retired.contains(item.item.key.type) else { return }
        list.add(
            Self.rule, "type \"\(item.item.key.type)\" is on the list of retired types",
            "Give the quick action a new type, or take the type off the list if its meaning never changed.", at: item.typePlace)
    }
}
