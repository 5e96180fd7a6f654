import QuickActionModel

/// Capitals of a subtitle.
struct SubtitleStyle: EnglishRule {
    static let rule = Rule(
        "subtitle/style", .info, "English subtitles use the capitals that the team has chosen",
        because: "A subtitle reads like a sentence in Apple's own samples, while a title reads like a label.",
        details: RuleDetails(
            source: .article("The sample's subtitles are in sentence style."),
            options: [
                RuleOptionFact(
                    "style", "Which style all subtitles have; sentence by default.", values: ["sentence", "title", "off"])
            ],
            fix: .suggestion, isOff: true,
            examples: RuleExamples(
                passing: ["Search | For an item", "Search For An Item"],
                failing: ["Search | Search ↓For↑ an item", "@option=subtitle/style style title\nSearch | In ↓all↑ lists"])))

    private var style = CapitalStyle.sentence

    init() {}
    init(_ options: RuleOptions) {
        style = options.word(Self.rule, "style").flatMap { CapitalStyle(rawValue: $0) } ?? .sentence
    }

    func check(_ text: ShownText, _ list: inout FindingList) {
        guard text.field == .subtitle else { return }
        TitleCapitalization.check(text, style, Self.rule, &list)
    }
}
