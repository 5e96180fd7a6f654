import QuickActionModel

/// A title that is cut off in the development language.
struct TitleTruncates: TextRule {
    static let rule = Rule(
        "title/truncates", .warning, "Titles fit: on one line with a subtitle, on two without",
        because: "What is cut off is often the word that tells quick actions apart.",
        details: RuleDetails(
            source: .items("A title has two lines, and one line when there is a subtitle."),
            options: [TextBudget.option],
            examples: RuleExamples(
                passing: [
                    "New List | In Groceries", "Create a New Shopping List",
                    "New ; de=Eine ganz neue, sehr lange Einkaufsliste anlegen",
                ],
                failing: [
                    "↓Arrange a Video Consultation With Anybody in the House↑ | Today",
                    "↓Create a New Shopping List for the Coming Weekend",
                ])))

    private var budget = TextBudget()

    init() {}
    init(_ options: RuleOptions) { budget = TextBudget(options, Self.rule) }

    func check(_ text: ShownText, _ list: inout FindingList) {
        guard text.field == .title, text.isSource, let cut = budget.cut(text) else { return }
        // The rule on subtitles tells what only the subtitle cuts off.
        if text.hasSubtitle, budget.cut(text, lines: 2) == nil { return }
        let lines = text.hasSubtitle ? "the one line that a subtitle leaves" : "two lines"
        list.add(
            Self.rule, "\(text.name) does not fit on \(lines)",
            "People see about \"\(cut)…\" (estimated). Two or three words are enough for most titles.", at: text.whole)
    }
}
