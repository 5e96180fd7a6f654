import QuickActionModel

/// A title in which the app speaks of itself.
struct TitleFirstPerson: EnglishRule {
    static let rule = Rule(
        "title/first-person", .info, "English titles do without we, our, us and let’s",
        because: "It is not clear who we are, and the words that tell what happens stand behind it.",
        details: RuleDetails(
            source: .writing("Avoid we: it is unclear whom it means."),
            examples: RuleExamples(
                passing: ["Start Run", "Contact US Office", "Start Run | With us"],
                failing: ["↓Let’s↑ Go", "↓Let's↑ Go", "Call ↓Us↑", "Read ↓Our↑ Blog"])))

    func check(_ text: ShownText, _ list: inout FindingList) {
        guard text.field == .title else { return }
        for word in text.words where Self.words.contains(word.lower) && word.text != "US" {
            list.add(
                Self.rule, "\(text.name) has the word \"\(word.text)\"", "Begin with what happens.", at: text.part(word))
        }
    }

    private static let words: Set<String> = ["we", "our", "us", "let’s", "let's", "we’re", "we're"]
}
