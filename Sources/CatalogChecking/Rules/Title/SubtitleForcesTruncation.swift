import QuickActionModel

/// A title that only its subtitle cuts off.
struct SubtitleForcesTruncation: TextRule {
    static let rule = Rule(
        "title/subtitle-forces-truncation", .warning, "A subtitle does not cut off its title",
        because:
            "With a subtitle the title has one line in place of two, so the lesser text costs the more important one its end.",
        details: RuleDetails(
            source: .item("A title without a subtitle can take two lines."), options: [TextBudget.option],
            examples: RuleExamples(
                passing: ["Find Directions to Work Place", "Directions | 12 min"],
                failing: ["↓Find Directions to Work Place↑ | 12 min"])))

    private var budget = TextBudget()

    init() {}
    init(_ options: RuleOptions) { budget = TextBudget(options, Self.rule) }

    func check(_ text: ShownText, _ list: inout FindingList) {
        guard text.field == .title, text.isSource, text.hasSubtitle, let cut = budget.cut(text) else { return }
        guard budget.cut(text, lines: 2) == nil else { return }
        list.add(
            Self.rule, "\(text.name) fits on two lines, but the subtitle leaves it one",
            "People see about \"\(cut)…\" (estimated). Drop the subtitle, or shorten the title.", at: text.whole)
    }
}
