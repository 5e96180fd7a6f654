import QuickActionModel

/// An article in a title.
struct TitleArticle: EnglishRule {
    static let rule = Rule(
        "title/article", .info, "English titles do without articles",
        because: "An article takes room and adds nothing.",
        details: RuleDetails(
            source: .menus("Remove articles such as a and the from labels."), fix: .suggestion,
            examples: RuleExamples(
                passing: ["Add Plant", "Plan A", "Plant | In the garden", "Vitamin A Intake", "Open The"],
                failing: ["Add ↓a↑ Plant", "↓The↑ List", "Open ↓the↑ List"])))

    func check(_ text: ShownText, _ list: inout FindingList) {
        guard text.field == .title else { return }
        for (index, word) in text.words.enumerated().dropLast() where Self.articles.contains(word.lower) {
            // A capital A inside a title is a letter, as in "Vitamin A Intake".
            if word.text == "A", index > 0 { continue }
            let next = text.words[index + 1].text
            list.add(
                Self.rule, "\(text.name) has the article \"\(word.text)\"", "Leave it out before \"\(next)\".",
                at: text.part(word), fixes: [text.leavingOut("Leave \"\(word.text)\" out", word.start, word.length)])
        }
    }

    private static let articles: Set<String> = ["a", "an", "the"]
}
