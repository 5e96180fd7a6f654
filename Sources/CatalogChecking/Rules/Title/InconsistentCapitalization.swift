import QuickActionModel

/// Titles of one app in different styles.
struct InconsistentCapitalization: AppRule {
    static let rule = Rule(
        "title/inconsistent-capitalization", .warning, "English titles of one app have their capitals in one style",
        because: "The rows stand one above the other; mixed styles look like a slip.",
        details: RuleDetails(
            source: .writing("Choose one style of capitals for each kind of element, and keep to it."), fix: .suggestion,
            examples: RuleExamples(
                passing: [
                    "New Note\nScan Receipt", "New note\nScan receipt", "Search\nNew note", "Open Safari\nScan receipt",
                    "@option=title/capitalization style off\nNew Note\nScan receipt", "Scan to PDF\nNew Note",
                ],
                failing: [
                    "New Note\nScan Document\nScan ↓receipt", "New Note\nScan ↓receipt",
                    "New note\nScan receipt\nOpen ↓Inbox↑ ; icon=Mail", "New Note\nScan Document\n↓search↑",
                ])))

    private var style = CapitalStyle.consistent

    init() {}
    init(_ options: RuleOptions) { style = CapitalStyle(options) }

    func check(_ app: AppScope, _ list: inout FindingList) {
        guard style == .consistent else { return }
        let titles = app.menus.lazy.flatMap(\.items).flatMap(\.texts).filter { $0.field == .title && $0.isEnglish }
        var byLanguage: [String: [(ShownText, Evidence)]] = [:]
        for title in titles { byLanguage[title.language, default: []].append((title, Evidence(title))) }
        for language in byLanguage.keys.sorted() { compare(byLanguage[language] ?? [], &list) }
    }

    private func compare(_ titles: [(ShownText, Evidence)], _ list: inout FindingList) {
        let inTitle = titles.filter { $0.1 == .title }.count
        let inSentence = titles.filter { $0.1 == .sentence }.count
        // Which style the app has: the one of most titles, title style when there are as many of both.
        guard inTitle > 0 || inSentence > 0 else { return }
        let isTitleStyle = inTitle >= inSentence
        for (text, evidence) in titles {
            switch evidence {
            case .small where inTitle + inSentence > 0, .sentence where isTitleStyle && inTitle > 0:
                TitleCapitalization.check(text, isTitleStyle ? .title : .sentence, Self.rule, &list)
            case .title where !isTitleStyle: TitleCapitalization.check(text, .sentence, Self.rule, &list)
            default: continue
            }
        }
    }

    /// What a title shows of the style of its writer.
    private enum Evidence {
        case title
        case sentence
        /// Without a capital on the first word.
        case small
        case none

        init(_ text: ShownText) {
            let words = text.words
            guard let first = words.first else {
                self = .none
                return
            }
            let faults = TitleStyle.faults(in: words, leaveAlone: text.isTerm)
            if TextCase.beginsUpper(first.text) == false, faults.first?.index == 0 {
                self = .small
            } else if faults.contains(where: { TextCase.beginsUpper(words[$0.index].text) == false }) {
                self = .sentence
            } else if words.dropFirst().contains(where: {
                TextCase.beginsUpper($0.text) == true && SentenceStyle.isCommon($0.lower)
            }) {
                self = .title
            } else {
                self = .none
            }
        }
    }
}
