import QuickActionModel

/// A symbol of one meaning on another action.
struct MisusedStandard: ItemRule {
    static let rule = Rule(
        "icon/misused-standard", .warning, "Standard icons stand for their own action only",
        because: "People take the arrow out of a box for sharing and the bin for deleting, whatever the title says.",
        details: RuleDetails(
            source: .icon("People expect system images to be used for the intended action only."),
            examples: RuleExamples(
                passing: [
                    "Share ; symbol=square.and.arrow.up", "Empty Bin ; symbol=trash.fill", "Find Stop ; icon=Search",
                    "Wetter ; symbol=trash ; type=deleteWeather", "Pay ; symbol=creditcard", "PyPI ; icon=Search",
                ],
                failing: [
                    "Pay ; symbol=↓square.and.arrow.up", "Settings ; icon=↓Shuffle", "New Note ; symbol=↓trash",
                    "Enter Safe Mode ; icon=↓Search",
                ])))

    func check(_ item: ItemScope, _ list: inout FindingList) {
        guard let title = item.titleText, title.isEnglish, title.traits.isASCII, let icon = item.item.icon.effective,
            let symbol = StandardSymbols.symbol(of: icon),
            let meaning = StandardSymbols.meanings.first(where: { StandardSymbols.has(symbol, part: $0.symbol) })
        else { return }
        // A name alone may well be what is searched.
        if meaning.symbol == "magnifyingglass", title.words.count < 2 { return }
        // The type often says in English what a title says in other words.
        let text = [title.text, item.subtitle ?? "", item.item.key.type.string].map(TextCase.lowered).joined(separator: " ")
        guard !meaning.words.contains(where: { TextCase.holds(text, $0) }) else { return }
        list.add(
            Self.rule, "\(item.name) has the icon \(icon.name), which stands for another action",
            "Choose an icon that shows what this quick action does.", at: item.place(icon))
    }
}
