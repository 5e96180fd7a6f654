import QuickActionModel

/// A possessive pronoun in a title.
struct TitlePossessive: EnglishRule {
    static let rule = Rule(
        "title/possessive", .info, "English titles do without my and your",
        because: "Nearly everything in an app is the person's own; the pronoun takes room and changes sides between I and you.",
        details: RuleDetails(
            source: .writing("Possessive pronouns are often not needed: Favorites says as much as Your Favorites."),
            fix: .suggestion,
            examples: RuleExamples(
                passing: ["Favorites", "Find My iPhone", "@brands=My\nMy Acme", "Favorites | In your lists"],
                failing: ["↓Your↑ Favorites", "Scan ↓My↑ Card"])))

    func check(_ text: ShownText, _ list: inout FindingList) {
        guard text.field == .title else { return }
        for (index, word) in text.words.enumerated() where word.lower == "my" || word.lower == "your" {
            if text.facts.brands.contains(word.lower) || text.facts.nameWords.contains(word.lower) { continue }
            // Apple's own Find My.
            if index > 0, text.words[index - 1].lower == "find" { continue }
            list.add(
                Self.rule, "\(text.name) has the pronoun \"\(word.text)\"", "Leave it out.", at: text.part(word),
                fixes: [text.leavingOut("Leave \"\(word.text)\" out", word.start, word.length)])
        }
    }
}
