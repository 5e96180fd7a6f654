import QuickActionModel

/// A type that is the title.
struct TitleAsType: ItemRule {
    static let rule = Rule(
        "identity/title-as-type", .info, "A type is not the title that people see",
        because: "Whoever changes the title changes the type with it, and old menus send a type that nobody handles.",
        details: RuleDetails(
            examples: RuleExamples(
                passing: ["Saved Items ; type=savedItems", "Search ; type=search"],
                failing: ["Saved Items ; type=↓Saved Items", "Search ; type=↓Search"])))

    func check(_ item: ItemScope, _ list: inout FindingList) {
        let type = item.item.key.type.string
        guard type.hasSameBytes(as: item.title), !type.isEmpty else { return }
        list.add(
            Self.rule, "type \"\(type)\" is the same text as the title", "Give new quick actions a type of their own.",
            at: item.typePlace)
    }
}
