import QuickActionModel

/// Two blanks, or a line end, inside a text.
struct TextDoubleSpace: TextRule {
    static let rule = Rule(
        "text/double-space", .info, "Words are parted by one space",
        because: "The menu shows both blanks, and a line end breaks the row where nobody expects it.",
        details: RuleDetails(
            fix: .safe,
            examples: RuleExamples(
                passing: ["New Note", "New Note "], failing: ["New↓  ↑Note", "New↓\t↑Note", "Find | In↓   ↑lists"])))

    func check(_ text: ShownText, _ list: inout FindingList) {
        var index = 0
        var run = 0
        var isOdd = false
        for scalar in text.text.unicodeScalars {
            if scalar == " " || (9...13).contains(scalar.value) {
                run += 1
                if scalar != " " { isOdd = true }
            } else {
                if run > 0, run > 1 || isOdd, index > run { return report(text, index - run, run, &list) }
                run = 0
                isOdd = false
            }
            index += 1
        }
    }

    private func report(_ text: ShownText, _ start: Int, _ length: Int, _ list: inout FindingList) {
        list.add(
            Self.rule, "\(text.name) parts two words by more than a space", "Leave one space.", at: text.part(start, length),
            fixes: [text.fix("Leave one space", start, length, with: " ", isSafe: true)])
    }
}
