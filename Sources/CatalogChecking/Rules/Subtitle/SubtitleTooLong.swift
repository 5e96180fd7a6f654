import QuickActionModel

/// A subtitle that is cut off.
struct SubtitleTooLong: TextRule {
    static let rule = Rule(
        "subtitle/too-long", .warning, "Subtitles fit on one line",
        because: "A subtitle has a single line, and its end is where the detail stands.",
        details: RuleDetails(
            source: .items("A subtitle is shown on one line below the title."), options: [TextBudget.option],
            examples: RuleExamples(
                passing: ["Search | In all lists"], failing: ["Search | ↓Search for any item in all of your lists"])))

    private var budget = TextBudget()

    init() {}
    init(_ options: RuleOptions) { budget = TextBudget(options, Self.rule) }

    func check(_ text: ShownText, _ list: inout FindingList) {
        guard text.field == .subtitle, text.isSource, let cut = budget.cut(text) else { return }
        list.add(
            Self.rule, "\(text.name) does not fit on one line", "People see about \"\(cut)…\" (estimated).", at: text.whole)
    }
}
