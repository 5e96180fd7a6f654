import QuickActionModel

/// An emoji in a title or subtitle.
struct TextEmoji: TextRule {
    static let rule = Rule(
        "text/emoji", .warning, "Titles and subtitles hold no emoji",
        because:
            "An emoji is in full colour beside icons of one colour, differs from system to system, and is read out by its name.",
        details: RuleDetails(
            source: .quickActions("Do not use an emoji in place of a symbol or an icon."), fix: .suggestion,
            examples: RuleExamples(
                passing: ["Open 24/7", "Rank #1", "Order ; symbol=cup.and.saucer", "Acme™", "★ Starred", "検索"],
                failing: [
                    "↓\u{2615}↑ Order", "Call ↓\u{1F44B}\u{1F3FD}↑", "Love ↓\u{2764}\u{FE0F}", "↓1\u{FE0F}\u{20E3}↑ First",
                    "↓\u{1F1E9}\u{1F1EA}↑ German", "Call | ↓\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}↑ Family",
                ])))

    func check(_ text: ShownText, _ list: inout FindingList) {
        guard text.traits.mayHavePictures else { return }
        var start = 0
        var emoji: [(start: Int, length: Int, text: String)] = []
        for character in text.text {
            let length = character.unicodeScalars.count
            if Self.isEmoji(character) { emoji.append((start, length, String(character))) }
            start += length
        }
        guard let first = emoji.first else { return }
        let others = emoji.count == 1 ? "" : " and \(emoji.count - 1) more"
        list.add(
            Self.rule, "\(text.name) holds the emoji \(first.text)\(others)",
            "Leave it out, and give the quick action a symbol that means the same.", at: text.part(first.start, first.length),
            fixes: [text.leavingOut("Remove the emoji", first.start, first.length, isWord: false)])
    }

    /// Whether a character is drawn as an emoji: by its nature, or because a scalar asks for it.
    static func isEmoji(_ character: Character) -> Bool {
        let scalars = character.unicodeScalars
        guard let first = scalars.first, first.value >= 0x80 || scalars.count > 1 else { return false }
        if scalars.contains(where: \.properties.isEmojiPresentation) { return !scalars.contains("\u{FE0E}") }
        return first.properties.isEmoji && scalars.contains { $0 == "\u{FE0F}" || $0 == "\u{20E3}" }
    }
}
