import QuickActionModel

/// A translated title or subtitle that is cut off.
struct TranslationTruncates: TextRule {
    static let rule = Rule(
        "l10n/truncates", .warning, "Translations fit as well as the source does",
        because: "Translations are often longer, and nobody in the team sees the menu in every language.",
        details: RuleDetails(
            source: .quickActions("Keep text short to avoid truncation, and take localization into account."),
            options: [TextBudget.option],
            examples: RuleExamples(
                passing: ["Scan ; de=Scannen", "Arrange a Video Consultation With Anybody in the House | Today"],
                failing: [
                    "Scan Now | Documents ; de=↓Dokument jetzt einscannen↑ ; de.subtitle=Dokumente",
                    "Scan | Now ; de=Scannen ; de.subtitle=↓Jetzt sofort und ohne jeden Umweg",
                ])))

    private var budget = TextBudget()

    init() {}
    init(_ options: RuleOptions) { budget = TextBudget(options, Self.rule) }

    func check(_ text: ShownText, _ list: inout FindingList) {
        guard !text.isSource, let cut = budget.cut(text) else { return }
        list.add(
            Self.rule, "\(text.name) does not fit",
            "People see about \"\(cut)…\" (estimated). Ask for a shorter translation.", at: text.whole)
    }
}
