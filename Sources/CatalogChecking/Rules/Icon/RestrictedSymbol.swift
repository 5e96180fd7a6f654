import QuickActionModel

/// A symbol that stands for a feature of Apple's.
struct RestrictedSymbol: SymbolRule {
    static let rule = Rule(
        "icon/restricted-symbol", .warning, "Symbols of Apple's own features stand for those features only",
        because: "The licence of the symbols allows them for the named feature and for nothing else.",
        details: RuleDetails(
            source: .symbols("Some symbols may only refer to a certain technology of Apple's."),
            examples: RuleExamples(
                passing: ["@symbols=play:13.0\nPlay ; symbol=play"],
                failing: [
                    "@symbols=livephoto.play:13.0\n@restricted=livephoto.play May only refer to Live Photos.\nPlay ; symbol=↓livephoto.play"
                ])))

    private var table: SymbolTable?

    init() {}
    init(_ options: RuleOptions) { table = options.symbols }

    func check(_ item: ItemScope, _ list: inout FindingList) {
        guard let table else { return }
        for icon in item.item.icon.declared where icon.kind == .symbol {
            guard let words = table.restrictions[icon.name] else { continue }
            list.add(
                Self.rule, "symbol \"\(icon.name)\" is restricted", "Apple's list says: \(words)", at: item.place(icon))
        }
    }
}
