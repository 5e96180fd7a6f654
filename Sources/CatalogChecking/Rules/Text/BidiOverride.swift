import QuickActionModel

/// A character that turns the direction of what follows.
struct BidiOverride: TextRule {
    static let rule = Rule(
        "text/bidi-override", .error, "No character turns the direction of a text by force, and what is opened is closed",
        because: "The text is shown in another order than it is written, which can make one word look like another.",
        details: RuleDetails(
            fix: .suggestion,
            examples: RuleExamples(
                passing: ["Search", "@languages=he\nA ; he=\u{2068}Acme\u{2069} חפש", "Search\u{200E}"],
                failing: ["↓\u{202E}↑hcraeS", "Search ↓\u{2067}↑x", "Search↓\u{2069}"])))

    func check(_ text: ShownText, _ list: inout FindingList) {
        guard !text.traits.isASCII, let (index, scalar) = TextBidi.firstFault(in: text.text) else { return }
        let isOverride = scalar.value == 0x202D || scalar.value == 0x202E
        list.add(
            Self.rule,
            "\(text.field.rawValue) holds \(TextInvisible.name(scalar))" + (isOverride ? "" : " without its counterpart"),
            "Remove it. The system finds the direction of a text by itself.", at: text.part(index, 1),
            fixes: [text.fix("Remove it", index, 1, with: "", isSafe: false)])
    }
}
