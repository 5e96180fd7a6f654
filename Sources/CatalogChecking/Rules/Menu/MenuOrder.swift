import QuickActionModel

/// The order in which a team wants its quick actions.
struct MenuOrder: MenuRule {
    static let rule = Rule(
        "menu/order", .info, "The most important quick action comes first",
        because: "The first row is nearest to the finger.",
        details: RuleDetails(
            source: .menus("List important items first."),
            options: [RuleOptionFact("types", "Types in the order of their importance.")], isOff: true,
            examples: RuleExamples(
                passing: [
                    "Settings ; type=settings\nSearch ; type=search",
                    "@option=menu/order types search settings\nSearch ; type=search\nNew ; type=new\nSettings ; type=settings",
                ],
                failing: ["@option=menu/order types search settings\nSettings ; type=settings\nSearch ; type=↓search"])))

    private var ranks: [ByteText: Int] = [:]

    init() {}
    init(_ options: RuleOptions) {
        for (rank, type) in (options.values(Self.rule, "types") ?? []).enumerated() { ranks[ByteText(type)] = rank }
    }

    func check(_ menu: MenuScope, _ list: inout FindingList) {
        var last: (rank: Int, item: ItemScope)?
        for item in menu.items {
            guard let rank = ranks[item.item.key.type] else { continue }
            if let last, rank < last.rank {
                list.add(
                    Self.rule, "\(item.name) stands behind \(last.item.name), which is less important", "Move it up.",
                    at: item.typePlace)
            }
            if rank >= last?.rank ?? 0 { last = (rank, item) }
        }
    }
}
