import QuickActionModel

/// A picture character as decoration.
struct SymbolCharacter: TextRule {
    static let rule = Rule(
        "text/symbol-character", .info, "Titles and subtitles hold no picture characters",
        because: "Stars, ticks and arrows of a font take the part of an icon, and VoiceOver reads out their names.",
        details: RuleDetails(
            source: .quickActions("Prefer a symbol or a familiar icon."),
            examples: RuleExamples(
                passing: ["Starred ; symbol=star", "A & B", "\u{2615} Order", "5 × 3", "20 °C", "Acme™"],
                failing: ["↓★↑ Starred", "Done ↓✓", "Go ↓→↑ Home", "Find | ↓♥↑ lists"])))

    func check(_ text: ShownText, _ list: inout FindingList) {
        guard text.traits.mayHavePictures else { return }
        var start = 0
        for character in text.text {
            let scalars = character.unicodeScalars
            if let first = scalars.first, Self.isPicture(first), !TextEmoji.isEmoji(character) {
                list.add(
                    Self.rule, "\(text.name) holds the picture character \(character)",
                    "Leave it out, and give the quick action an icon.", at: text.part(start, scalars.count))
                return
            }
            start += scalars.count
        }
    }

    private static func isPicture(_ scalar: Unicode.Scalar) -> Bool {
        let value = scalar.value
        // Arrows, technical signs, geometric shapes, miscellaneous symbols, dingbats, further arrows and stars.
        return (0x2190...0x21FF).contains(value) || (0x2300...0x23FF).contains(value) || (0x25A0...0x27BF).contains(value)
            || (0x2900...0x297F).contains(value) || (0x2B00...0x2BFF).contains(value)
    }
}
