import QuickActionModel

/// A symbol name that is on no list.
struct UnknownSymbol: SymbolRule {
    static let rule = Rule(
        "icon/unknown-symbol", .warning, "Symbol names exist",
        because: "The system draws no symbol for a misspelt name, and does not fall back to the other icon keys.",
        details: RuleDetails(
            source: .symbols("The SF Symbols app lists the names."), fix: .suggestion,
            examples: RuleExamples(
                passing: ["@symbols=star:13.0\nA ; symbol=star", "@symbols=star:13.0\nA ; file=stra", "A ; symbol=stra"],
                failing: ["@symbols=magnifyingglass:13.0\nSearch ; symbol=↓magnifyngglass"])))

    private var table: SymbolTable?

    init() {}
    init(_ options: RuleOptions) { table = options.symbols }

    func check(_ item: ItemScope, _ list: inout FindingList) {
        guard let table else { return }
        for icon in item.item.icon.declared where icon.kind == .symbol && !icon.name.isEmpty && !table.knows(icon.name) {
            let nearest = NearestName.of(icon.name, in: table.sortedNames)
            list.add(
                Self.rule, "symbol \"\(icon.name)\" is not in the list of symbols",
                nearest.map { "Did you mean \"\($0)\"?" } ?? "A symbol of your own belongs into the icon file key.",
                at: item.place(icon),
                fixes: nearest.map { [Fix("Write \($0)", at: icon.location, from: icon.name, to: $0)] } ?? [])
        }
    }
}
