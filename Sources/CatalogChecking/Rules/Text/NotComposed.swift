import QuickActionModel

/// Letters and accents as separate characters.
struct NotComposed: TextRule {
    static let rule = Rule(
        "text/not-nfc", .info, "Accented letters are one character",
        because: "Two spellings of one word look the same, but lookup keys and comparisons of releases take them for two.",
        details: RuleDetails(
            source: RuleSource(
                "Unicode Standard Annex 15", "https://www.unicode.org/reports/tr15/", "NFC is the composed form of a text."),
            fix: .safe,
            examples: RuleExamples(
                passing: ["Café", "Ελλάδα", "한국", "नहीं", "q\u{0308}"],
                failing: ["Caf↓e\u{0301}", "↓U\u{0308}↑ber", "Vi↓e\u{0302}\u{0323}↑t", "↓\u{1112}\u{1161}\u{11AB}↑국"])))

    func check(_ text: ShownText, _ list: inout FindingList) {
        guard !text.traits.isASCII, let part = ComposedForm.firstPart(in: text.text) else { return }
        list.add(
            Self.rule, "\(text.name) writes \(part.composed) as \(part.length) characters", "Write it as one.",
            at: text.part(part.start, part.length),
            fixes: [
                text.fix("Write \(part.composed) as one character", part.start, part.length, with: part.composed, isSafe: true)
            ])
    }
}
