import QuickActionModel

/// A verb with a symbol of its own, shown by another symbol.
struct NonstandardForAction: ItemRule {
    static let rule = Rule(
        "icon/nonstandard-for-action", .info, "Common actions have the icon that people know",
        because: "Search, Share and a few others have one picture in all apps; another one has to be learnt.",
        details: RuleDetails(
            source: .icons("A table names the symbols of common actions."), fix: .suggestion,
            examples: RuleExamples(
                passing: [
                    "Search ; symbol=magnifyingglass", "Search Notes ; symbol=doc.text.magnifyingglass", "Search ; icon=Search",
                    "Search ; file=lens", "Suchen ; symbol=eye", "Research ; symbol=eye",
                ],
                failing: ["Search ; symbol=↓eye", "Share List ; icon=↓Add", "Print ; symbol=↓doc"])))

    func check(_ item: ItemScope, _ list: inout FindingList) {
        guard let title = item.titleText, title.isEnglish, let verb = title.words.first?.lower,
            let parts = StandardSymbols.byVerb[verb], let icon = item.item.icon.effective,
            let symbol = StandardSymbols.symbol(of: icon), !parts.contains(where: { StandardSymbols.has(symbol, part: $0) })
        else { return }
        let advice = "Use the symbol \(parts[0])"
        let fix = icon.kind == .symbol ? Fix(advice, at: icon.location, from: icon.name, to: parts[0]) : Fix(advice)
        list.add(
            Self.rule, "\(item.name) has the icon \(icon.name), not the standard one of \(TextCase.capitalized(verb))",
            "People know \(parts[0]) for it.", at: item.place(icon), fixes: [fix])
    }
}
