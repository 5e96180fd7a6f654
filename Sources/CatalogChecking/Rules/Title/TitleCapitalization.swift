import QuickActionModel

/// Capitals of a title, where the team has chosen a style.
struct TitleCapitalization: EnglishRule {
    static let rule = Rule(
        "title/capitalization", .warning, "English titles use the capitals that the team has chosen",
        because: "Titles in one style look like one hand wrote them; Apple's own quick actions use title style.",
        details: RuleDetails(
            source: .styleGuide("Titles have capitals on all words but articles, short conjunctions and short prepositions."),
            options: [
                RuleOptionFact(
                    "style", "Which style all titles have; by default only that it is the same in one app.",
                    values: CapitalStyle.allCases.map(\.rawValue))
            ],
            fix: .suggestion,
            examples: RuleExamples(
                passing: [
                    "New tab", "@option=title/capitalization style title\nScan to PDF",
                    "@option=title/capitalization style sentence\nNew tab in Safari",
                    "@option=title/capitalization style off\nnew tab",
                ],
                failing: [
                    "@option=title/capitalization style title\nNew ↓tab",
                    "@option=title/capitalization style title\nExport ↓As↑ PDF",
                    "@option=title/capitalization style sentence\nNew ↓Message",
                ])))

    private var style = CapitalStyle.consistent

    init() {}
    init(_ options: RuleOptions) { style = CapitalStyle(options) }

    func check(_ text: ShownText, _ list: inout FindingList) {
        guard text.field == .title else { return }
        Self.check(text, style, Self.rule, &list)
    }

    /// Tells the first word that is not in a style.
    static func check(_ text: ShownText, _ style: CapitalStyle, _ rule: Rule, _ list: inout FindingList) {
        let faults: [TitleStyle.Fault]
        switch style {
        case .consistent, .off: return
        case .title: faults = TitleStyle.faults(in: text.words, leaveAlone: text.isTerm)
        case .sentence: faults = SentenceStyle.faults(in: text.words, leaveAlone: text.isTerm)
        }
        guard let first = faults.first else { return }
        let others = faults.count == 1 ? "" : " The same goes for \(faults.count - 1) more."
        list.add(
            rule, "\(text.name) should use \(style.rawValue)-style capitals",
            "Write \(first.right): \(first.clause).\(others)", at: text.part(text.words[first.index]),
            fixes: [text.fix(faults.map { (text.words[$0.index], $0.right) })])
    }
}

/// Where capitals stand.
enum CapitalStyle: String, CaseIterable, Sendable {
    /// All titles of an app alike.
    case consistent
    /// On all words but short ones.
    case title
    /// On the first word and on names.
    case sentence
    /// Anywhere.
    case off

    /// The configured style of titles.
    init(_ options: RuleOptions) {
        self = options.word(TitleCapitalization.rule, "style").flatMap { CapitalStyle(rawValue: $0) } ?? .consistent
    }
}

extension ShownText {
    /// Whether a word has a spelling of its own: a brand, or a part of the app's name.
    func isTerm(_ word: TextWord) -> Bool { facts.brands.contains(word.lower) || facts.nameWords.contains(word.lower) }
}
