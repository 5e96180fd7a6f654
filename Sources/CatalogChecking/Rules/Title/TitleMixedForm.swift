import QuickActionModel

/// Titles of one app that begin with verbs and titles that do not.
struct TitleMixedForm: MenuRule {
    static let rule = Rule(
        "title/mixed-form", .info, "English titles of one list have one form: all verbs first, or all things",
        because: "A list in one form is read at a glance.",
        details: RuleDetails(
            source: .menus("Label actions with a verb or a verb phrase."), isOff: true,
            examples: RuleExamples(
                passing: ["Search\nCreate Note\nOpen Inbox", "Inbox\nFavorites\nNearby", "Search\nInbox"],
                failing: ["Search\nCreate Note\n↓Inbox"])))

    func check(_ menu: MenuScope, _ list: inout FindingList) {
        let titles = menu.items.compactMap(\.titleText).filter(\.isEnglish)
        guard titles.count >= 3 else { return }
        let others = titles.filter { title in
            guard let first = title.words.first?.lower else { return false }
            return !VerbWords.isVerb(first) && first != "new"
        }
        // One odd title among verbs is a slip; as many of both is a decision.
        guard others.count == 1, let odd = others.first else { return }
        list.add(
            Self.rule, "\(odd.name) names a thing, the other titles of \(menu.name) begin with verbs",
            "Begin it with what happens, for example Open.", at: odd.whole)
    }
}
