import QuickActionModel

/// Two static quick actions that the app cannot tell apart.
struct DuplicateStaticType: MenuRule {
    static let rule = Rule(
        "identity/duplicate-static-type", .error, "Static quick actions of one list differ in type or in userInfo",
        because: "The app gets the same type for both, so one of them does what the other one promises.",
        details: RuleDetails(
            source: .items("The type is delivered to the app, which decides by it."),
            examples: RuleExamples(
                passing: [
                    "Add Note ; type=addNote\nAdd List ; type=addList",
                    "Ann ; type=call ; userInfo=id:1\nBen ; type=call ; userInfo=id:2",
                    "Add ; type=add\n@static=ipad\nAdd ; type=add",
                ],
                failing: [
                    "Add Note ; type=add\nAdd List ; type=↓add↑", "Ann ; type=a ; userInfo=id:1\nBen ; type=↓a↑ ; userInfo=id:1",
                ])))

    func check(_ menu: MenuScope, _ list: inout FindingList) {
        guard menu.menu.kind == .static, menu.items.count > 1 else { return }
        var first: [ActionKey: ItemScope] = [:]
        for item in menu.items {
            guard let other = first[item.item.key] else {
                first[item.item.key] = item
                continue
            }
            list.add(
                Self.rule, "type \"\(item.item.key.type)\" stands twice in \(menu.name)",
                "The app cannot tell them apart. Give each its own type, or a userInfo that differs.", at: item.typePlace,
                related: RelatedLocation.first(other))
        }
    }
}

extension RelatedLocation {
    /// Where the first of two quick actions is declared.
    static func first(_ item: ItemScope) -> [RelatedLocation] {
        [RelatedLocation(item.item.source.type ?? item.item.source.location, "first declared here")]
    }
}
