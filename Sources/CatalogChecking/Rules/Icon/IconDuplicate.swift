import HomeScreen
import QuickActionModel

/// One icon on two rows.
struct IconDuplicate: MenuRule {
    static let rule = Rule(
        "icon/duplicate", .info, "Static quick actions of one list have icons of their own",
        because: "The icon is what people find a row by; two alike tell nothing.",
        details: RuleDetails(
            source: .menus("Do not use one icon for several items of a menu."),
            examples: RuleExamples(
                passing: [
                    "Note ; symbol=plus\nPhoto ; symbol=camera", "A ; type=call ; symbol=phone\nB ; type=call ; symbol=phone",
                    "@dynamic=a\nA ; symbol=star\nB ; symbol=star", "A\nB",
                    "A ; icon=Serach\nB ; icon=Serach",
                ],
                failing: ["Note ; symbol=plus\nPhoto ; symbol=↓plus", "Note ; icon=Add\nPhoto ; icon=↓Add\nList ; icon=↓Add"])))

    /// Whether the system draws what is named; a placeholder is told elsewhere.
    private static func isDrawn(_ icon: IconReference) -> Bool {
        !icon.name.isEmpty && (icon.kind != .type || SystemIconType.of(constant: icon.name) != nil)
    }

    func check(_ menu: MenuScope, _ list: inout FindingList) {
        guard menu.menu.kind == .static, menu.items.count > 1 else { return }
        var first: [String: ItemScope] = [:]
        for item in menu.items {
            guard let icon = item.item.icon.effective, Self.isDrawn(icon) else { continue }
            let name = "\(icon.kind.rawValue) \(icon.name)"
            guard let other = first[name] else {
                first[name] = item
                continue
            }
            guard other.item.key.type != item.item.key.type else { continue }
            list.add(
                Self.rule, "\(item.name) has the icon of \(other.name)", "Give each its own, or none.", at: item.place(icon),
                related: other.item.icon.effective?.location.map { [RelatedLocation($0, "the other one")] } ?? [])
        }
    }
}
