import QuickActionModel

/// A symbol that the oldest supported system does not have.
struct SymbolTooNew: SymbolRule {
    static let rule = Rule(
        "icon/symbol-too-new", .warning, "Symbols exist in the oldest system that the app supports",
        because: "On an older system the row has no icon: the other keys count only where there is no symbol key.",
        details: RuleDetails(
            source: .symbols("Each symbol is available from a release on."),
            examples: RuleExamples(
                passing: [
                    "@symbols=star:13.0 tent:17.0\n@minimumOS=17.0\nA ; symbol=tent", "@symbols=tent:17.0\nA ; symbol=tent",
                    "@symbols=star:13.0\n@minimumOS=12.0\nA ; symbol=star ; icon=Favorite",
                ],
                failing: [
                    "@symbols=tent:17.0\n@minimumOS=16.4\nA ; symbol=↓tent",
                    "@symbols=star:13.0\n@minimumOS=12.0\nA ; symbol=↓star",
                ])))

    private var table: SymbolTable?

    init() {}
    init(_ options: RuleOptions) { table = options.symbols }

    func check(_ item: ItemScope, _ list: inout FindingList) {
        guard let table, let minimum = item.facts.minimumOS else { return }
        for icon in item.item.icon.declared where icon.kind == .symbol {
            guard let since = table.symbols[icon.name], VersionText.precedes(minimum, since) else { continue }
            // Before iOS 13 the key itself is unknown, so another one counts.
            if item.facts.minimumMajor < 13, !VersionText.precedes("13.0", since), item.item.icon.declared.count > 1 { continue }
            list.add(
                Self.rule, "symbol \"\(icon.name)\" exists since iOS \(since), the app supports iOS \(minimum)",
                "Use an older symbol, or an image of your own.", at: item.place(icon))
        }
    }
}
