import QuickActionModel

/// A title that was meant for the developers.
struct TitleDebugWording: TextRule {
    static let rule = Rule(
        "title/debug-wording", .warning, "Titles and subtitles are meant for people who use the app",
        because: "Placeholders and tools of the team reach everybody who touches and holds the icon.",
        details: RuleDetails(
            examples: RuleExamples(
                passing: ["Take Test", "Speed Test", "Test Results", "Start Test Drive", "Demo Songs"],
                failing: ["↓Debug↑ Menu", "↓TODO", "Open ↓lorem ipsum", "↓Test", "↓Test 2", "↓Reset↑ Open Item State", "↓asdf"])))

    func check(_ text: ShownText, _ list: inout FindingList) {
        guard text.isWording, text.field == .title || text.hasSubtitle else { return }
        guard let (start, length) = spot(in: text) else { return }
        list.add(
            Self.rule, "\(text.name) reads like a note of the developers", "Remove the quick action, or give it a title.",
            at: text.part(start, length))
    }

    private func spot(in text: ShownText) -> (Int, Int)? {
        let words = text.words
        for (index, word) in words.enumerated() where (3...6).contains(word.length) {
            if Self.always.contains(word.lower) { return (word.start, word.length) }
            guard index + 1 < words.count else { continue }
            let next = words[index + 1]
            if word.lower == "lorem", next.lower == "ipsum" { return (word.start, next.start + next.length - word.start) }
            if word.lower == "reset", words.last?.lower == "state" { return (word.start, word.length) }
        }
        guard let first = words.first, Self.alone.contains(first.lower) else { return nil }
        let others = words.dropFirst().allSatisfy { $0.lower.utf8.allSatisfy { (48...57).contains($0) } }
        return others ? (first.start, text.traits.scalarCount - first.start) : nil
    }

    private static let always: Set<String> = ["debug", "todo", "fixme", "asdf", "qwerty", "foo", "foobar"]
    private static let alone: Set<String> = [
        "test", "testing", "dummy", "placeholder", "sample", "title", "subtitle", "untitled",
    ]
}
