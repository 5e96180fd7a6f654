import QuickActionModel

/// Two dynamic quick actions that the app cannot tell apart.
struct AmbiguousDynamic: MenuRule {
    static let rule = Rule(
        "identity/ambiguous-dynamic", .warning, "Dynamic quick actions of one menu differ in type or in userInfo",
        because: "The app gets the same for both and cannot know which row was tapped.",
        details: RuleDetails(
            source: .item("The userInfo tells quick actions of one type apart."),
            examples: RuleExamples(
                passing: ["@dynamic=a\nAnn ; type=fav ; userInfo=id:1\nBen ; type=fav ; userInfo=id:2"],
                failing: [
                    "@dynamic=a\nAnn ; type=fav\nBen ; type=↓fav",
                    "@dynamic=a\nA ; type=f ; userInfo=id:1\nB ; type=↓f↑ ; userInfo=id:1",
                ])))

    func check(_ menu: MenuScope, _ list: inout FindingList) {
        guard menu.menu.kind == .dynamic else { return }
        var first: [ActionKey: ItemScope] = [:]
        for item in menu.items {
            guard let other = first[item.item.key], Self.hasSameTarget(item, other) else {
                if first[item.item.key] == nil { first[item.item.key] = item }
                continue
            }
            list.add(
                Self.rule, "type \"\(item.item.key.type)\" stands twice in \(menu.name) with the same identity",
                "Give each a userInfo with an identifier of its own.", at: item.typePlace, related: RelatedLocation.first(other))
        }
    }

    private static func hasSameTarget(_ a: ItemScope, _ b: ItemScope) -> Bool {
        guard let x = a.item.target, let y = b.item.target else { return (a.item.target == nil) == (b.item.target == nil) }
        return x.hasSameBytes(as: y)
    }
}
