import QuickActionModel

/// A translation that waits for a review.
struct TranslationStale: TextRule {
    static let rule = Rule(
        "l10n/stale", .warning, "Translations are as new as their source",
        because: "The source changed, or nobody has looked at the translation yet; people may read something else than is meant.",
        details: RuleDetails(
            source: RuleSource(
                "Localizing and varying text with a string catalog",
                "https://developer.apple.com/documentation/xcode/localizing-and-varying-text-with-a-string-catalog",
                "The string catalog marks translations that need a review."),
            examples: RuleExamples(
                passing: ["Search ; de=Suchen", "Search ; de=Suchen ; de.state=translated"],
                failing: ["Search ; de=↓Verfassen↑ ; de.state=needs_review", "Search ; de=↓Suchen↑ ; de.state=stale"])))

    func check(_ text: ShownText, _ list: inout FindingList) {
        guard let state = text.state, state == "needs_review" || state == "stale" else { return }
        let words = state == "stale" ? "stale" : "in need of a review"
        list.add(
            Self.rule, "\(text.name) is marked as \(words)", "Have it looked at, and mark it as reviewed.", at: text.whole)
    }
}
