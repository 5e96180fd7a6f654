import QuickActionModel

/// A plain text among lookup keys.
struct LiteralNotKey: AppRule {
    static let rule = Rule(
        "l10n/literal-not-key", .info, "Static titles are all lookup keys or all texts",
        because: "A text as its own key changes with every edit of the wording, and its translations are lost without a word.",
        details: RuleDetails(
            isOff: true,
            examples: RuleExamples(
                passing: ["Search\nNew Note", "A_KEY ; en=A\nB_KEY ; en=B"],
                failing: ["A_KEY ; en=A\nB_KEY ; en=B\n↓Erase and Open"])))

    func check(_ app: AppScope, _ list: inout FindingList) {
        let items = app.fixed.flatMap(\.items)
        let literals = items.filter { !TextTraits($0.item.title.value).looksLikeKey && !$0.item.title.value.isEmpty }
        guard literals.count < items.count - literals.count else { return }
        for item in literals {
            list.add(
                Self.rule, "title \"\(item.item.title.value)\" is a text where the other titles are lookup keys",
                "Give it a key, and its text to the tables.", at: item.place(item.item.title.location, "title"))
        }
    }
}
