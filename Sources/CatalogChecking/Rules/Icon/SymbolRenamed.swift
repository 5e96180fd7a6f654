import QuickActionModel

/// A symbol under its former name.
struct SymbolRenamed: SymbolRule {
    static let rule = Rule(
        "icon/symbol-renamed", .info, "Symbols are called by the name of today",
        because: "The former name still works, but the lists of the SF Symbols app no longer have it.",
        details: RuleDetails(
            source: .symbols("Names change from time to time; the former ones stay as aliases."), fix: .suggestion,
            examples: RuleExamples(
                passing: [
                    "@aliases=doc.on.doc:document.on.document\nA ; symbol=document.on.document",
                    "@symbols=document.on.document:18.0\n@aliases=doc.on.doc:document.on.document\n@minimumOS=16.0\nA ; symbol=doc.on.doc",
                ],
                failing: [
                    "@symbols=document.on.document:18.0\n@aliases=doc.on.doc:document.on.document\n@minimumOS=18.0\nA ; symbol=↓doc.on.doc"
                ])))

    private var table: SymbolTable?

    init() {}
    init(_ options: RuleOptions) { table = options.symbols }

    func check(_ item: ItemScope, _ list: inout FindingList) {
        guard let table else { return }
        for icon in item.item.icon.declared where icon.kind == .symbol {
            guard let name = table.aliases[icon.name] else { continue }
            // The new name must exist wherever the app runs.
            if let since = table.symbols[name], VersionText.precedes(item.facts.minimumOS ?? "0", since) { continue }
            list.add(
                Self.rule, "symbol \"\(icon.name)\" is called \"\(name)\" today", at: item.place(icon),
                fixes: [Fix("Write \(name)", at: icon.location, from: icon.name, to: name)])
        }
    }
}
