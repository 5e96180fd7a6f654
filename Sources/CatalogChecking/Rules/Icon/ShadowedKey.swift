import QuickActionModel

/// An icon key that never counts.
struct ShadowedKey: ItemRule {
    static let rule = Rule(
        "icon/shadowed-key", .info, "No icon key stands in the shadow of another",
        because:
            "The system takes a symbol before a file and a file before a type, by presence. What is never used misleads whoever edits it.",
        details: RuleDetails(
            source: .items("A symbol name has precedence over a file, a file over a type."),
            examples: RuleExamples(
                passing: ["A ; symbol=star ; icon=Favorite", "@minimumOS=12.0\nA ; symbol=star ; icon=Favorite", "A ; icon=Add"],
                failing: ["A ; file=star ; icon=↓Favorite", "@minimumOS=15.0\nA ; symbol=star ; icon=↓Favorite"])))

    func check(_ item: ItemScope, _ list: inout FindingList) {
        let declared = item.item.icon.declared.filter { !$0.name.isEmpty }
        guard declared.count > 1 else { return }
        let files = declared.filter { $0.kind == .file }
        let hasSymbol = declared.contains { $0.kind == .symbol }
        for icon in declared {
            let isBehindFile = icon.kind == .type && !files.isEmpty
            // Before iOS 13 there are no symbols, so the other keys still count.
            let isBehindSymbol = hasSymbol && icon.kind != .symbol && item.facts.minimumMajor >= 13
            guard isBehindFile || isBehindSymbol else { continue }
            list.add(
                Self.rule, "icon \(icon.kind.rawValue) \(icon.name) of \(item.name) is never used",
                "The \(isBehindSymbol ? "symbol" : "file") counts, by presence alone. Remove this key.", at: item.place(icon))
        }
    }
}
