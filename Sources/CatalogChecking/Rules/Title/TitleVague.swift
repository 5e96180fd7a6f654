import QuickActionModel

/// A title that could stand for anything.
struct TitleVague: EnglishRule {
    static let rule = Rule(
        "title/vague", .info, "English titles tell what happens",
        because: "A title of one general word does not say what the tap will do.",
        details: RuleDetails(
            source: .quickActions("A succinct title tells the result of the action at once."),
            examples: RuleExamples(
                passing: ["Open Inbox", "Search", "Start | Morning run"],
                failing: ["↓Open", "↓More", "↓Shortcut 1", "↓Quick Action"])))

    func check(_ text: ShownText, _ list: inout FindingList) {
        guard text.field == .title, !text.hasSubtitle, !text.words.isEmpty, text.words.count <= 3 else { return }
        let words = text.words.filter { word in !word.lower.utf8.allSatisfy { (48...57).contains($0) } }
        guard words.allSatisfy({ Self.vague.contains($0.lower) }) else { return }
        list.add(Self.rule, "\(text.name) does not tell what happens", "Name the thing or the result.", at: text.whole)
    }

    private static let vague: Set<String> = [
        "open", "go", "more", "start", "shortcut", "action", "quick", "launch", "view", "show", "item", "menu", "option",
        "options",
        "do", "it", "here", "run", "app", "button", "title",
    ]
}
