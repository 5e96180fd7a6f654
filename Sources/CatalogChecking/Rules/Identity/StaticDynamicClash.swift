import QuickActionModel

/// One type for a static quick action and a dynamic one of another meaning.
struct StaticDynamicClash: AppRule {
    static let rule = Rule(
        "identity/static-dynamic-clash", .warning, "A type means the same as a static and as a dynamic quick action",
        because: "Both rows are shown and one handler gets both, so one of them does what its title does not say.",
        details: RuleDetails(
            source: .items("Static quick actions are shown first, dynamic ones after them."),
            examples: RuleExamples(
                passing: [
                    "Search ; type=search\n@dynamic=a\nFind ; type=find",
                    "Search ; type=search\n@dynamic=a\nSearch ; type=search",
                    "Call ; type=call\n@dynamic=a\nAnn ; type=call ; userInfo=id:1",
                ],
                failing: ["Search ; type=search\n@dynamic=a\nFind ; type=↓search"])))

    func check(_ app: AppScope, _ list: inout FindingList) {
        var fixed: [ByteText: ItemScope] = [:]
        for item in app.fixed.flatMap(\.items) where fixed[item.item.key.type] == nil { fixed[item.item.key.type] = item }
        if fixed.isEmpty { return }
        for menu in app.dynamic {
            for item in menu.items {
                // A userInfo of its own tells the handler what is meant.
                guard let other = fixed[item.item.key.type], item.item.key.identity == other.item.key.identity else { continue }
                let title = other.item.title.text(in: menu.language)?.text ?? other.title
                guard !TextCase.folded(title).hasSameBytes(as: TextCase.folded(item.title)) else { continue }
                list.add(
                    Self.rule,
                    "type \"\(item.item.key.type)\" is \"\(title)\" as a static and \"\(item.title)\" as a dynamic quick action",
                    "Give one of them another type.", at: item.typePlace, related: RelatedLocation.first(other))
            }
        }
    }
}
