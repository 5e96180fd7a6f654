import QuickActionModel

/// A direction mark in a language that does not need it.
struct BidiMark: TextRule {
    static let rule = Rule(
        "text/bidi-mark", .info, "Direction marks stand only in languages from right to left",
        because: "Nobody sees the mark, and searches and lookup keys fail on it.",
        details: RuleDetails(
            fix: .suggestion,
            examples: RuleExamples(
                passing: ["Search", "Search ; he=חפש\u{200F}"], failing: ["Search↓\u{200F}", "Find | in↓\u{200E}↑ lists"])))

    func check(_ text: ShownText, _ list: inout FindingList) {
        guard !text.traits.isASCII, !LanguageTag.isRightToLeft(text.language) else { return }
        let scalars = text.text.unicodeScalars
        // A text of another language than the one it is declared in.
        if scalars.contains(where: { (0x0590...0x08FF).contains($0.value) && $0.value != 0x061C }) { return }
        for (index, scalar) in scalars.enumerated() where TextBidi.isMark(scalar) {
            list.add(
                Self.rule, "\(text.field.rawValue) holds \(TextInvisible.name(scalar))", "Remove it.", at: text.part(index, 1),
                fixes: [text.fix("Remove it", index, 1, with: "", isSafe: false)])
            return
        }
    }
}
