import QuickActionModel

/// A lookup key that people see.
struct KeyShown: TextRule {
    static let rule = Rule(
        "l10n/key-shown", .error, "Lookup keys have a text in the development language",
        because: "Where no table has the key, people see the key.",
        details: RuleDetails(
            source: .items("A title is looked up in the table InfoPlist, and shown as it is when it is not found."),
            examples: RuleExamples(
                passing: [
                    "Search", "Wi-Fi", "SHORTCUT_SEARCH ; en=Search", "Example.com", "iPhone", "macOS", "$(SHORT_NAME)",
                    "MyFitnessPal",
                    "@dynamic=a\nmy_file",
                ],
                failing: ["↓SHORTCUT_SEARCH", "↓shortcut.search.title", "Search | ↓searchSubtitle", "↓SEARCH_KEY↑ ; de=Suchen"])))

    func check(_ text: ShownText, _ list: inout FindingList) {
        guard text.origin == .declared, text.traits.looksLikeKey, !text.traits.hasVariable else { return }
        // A project may keep its tables elsewhere; then nobody knows what people see.
        let advice =
            text.facts.hasTables
            ? "Add it to InfoPlist.strings of \(text.facts.language)."
            : "No InfoPlist table stands beside the property list. Give the folder that has them, or the built app, as the source."
        list.add(
            Self.rule, "\(text.field.rawValue) \"\(text.text)\" is a lookup key without a text", advice, at: text.whole,
            severity: text.facts.hasTables ? nil : .warning)
    }
}
