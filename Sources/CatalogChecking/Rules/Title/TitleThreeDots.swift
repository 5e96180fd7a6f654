import QuickActionModel

/// Three full stops where one character is meant.
struct TitleThreeDots: TextRule {
    static let rule = Rule(
        "title/three-dots", .warning, "An ellipsis is one character, not three full stops",
        because: "Three full stops are wider, and VoiceOver can read them out one by one.",
        details: RuleDetails(
            source: .menus("An ellipsis tells that a choice follows."), fix: .safe,
            examples: RuleExamples(
                passing: ["Scan…", "Version 2.0", "Wait..", "SHORTCUT...KEY"],
                failing: ["Scan↓...↑", "Search ↓....↑", "Find | In ↓...↑ lists"])))

    func check(_ text: ShownText, _ list: inout FindingList) {
        guard text.isWording, let (start, length) = Self.dots(in: text.text) else { return }
        list.add(
            Self.rule, "\(text.name) spells the ellipsis with full stops", "Write … as one character.",
            at: text.part(start, length), fixes: [text.fix("Write …", start, length, with: "…", isSafe: true)])
    }

    /// Place and length of the first run of three or more full stops that ends a word.
    private static func dots(in text: String) -> (Int, Int)? {
        var index = 0
        var run = 0
        for scalar in text.unicodeScalars {
            if scalar == "." {
                run += 1
            } else {
                if run >= 3, !scalar.properties.isAlphabetic { return (index - run, run) }
                run = 0
            }
            index += 1
        }
        return run >= 3 ? (index - run, run) : nil
    }
}
