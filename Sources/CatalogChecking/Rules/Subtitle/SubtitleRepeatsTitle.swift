import QuickActionModel

/// A subtitle without a word of its own.
struct SubtitleRepeatsTitle: ItemRule {
    static let rule = Rule(
        "subtitle/repeats-title", .info, "A subtitle adds something to its title",
        because: "A subtitle costs the title its second line, so it has to say something that the title does not.",
        details: RuleDetails(
            source: .quickActions("Use a subtitle only for context that people need."), fix: .suggestion,
            examples: RuleExamples(
                passing: ["Share | With Ann", "Search | Search in notes", "Share"],
                failing: ["Share | ↓Share", "New Note | ↓new note"])))

    func check(_ item: ItemScope, _ list: inout FindingList) {
        guard item.subtitle != nil,
            let subtitle = item.texts.first(where: { $0.field == .subtitle && $0.isSource }), let title = item.titleText
        else { return }
        let known = Set(title.words.map(\.lower))
        guard !subtitle.words.isEmpty, subtitle.words.allSatisfy({ known.contains($0.lower) }) else { return }
        list.add(
            Self.rule, "\(subtitle.name) adds no word to the title", "Leave it out.", at: subtitle.whole,
            fixes: [Fix("Remove the subtitle", edits: Edit.list(at: item.item.subtitle?.location, .removal))])
    }
}
