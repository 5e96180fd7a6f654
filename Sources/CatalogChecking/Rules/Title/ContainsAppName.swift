import QuickActionModel

/// The app's name in a title or subtitle.
struct ContainsAppName: AppRule {
    static let rule = Rule(
        "title/contains-app-name", .warning, "Titles and subtitles do not name the app",
        because: "People have just touched the app's icon; the name takes the room of words that tell them something.",
        details: RuleDetails(
            source: .quickActions("Leave the app's name and other extraneous words out of titles and subtitles."),
            fix: .suggestion,
            examples: RuleExamples(
                passing: [
                    "@name=Acme\nSearch", "@name=Acme\nAcmeology", "@name=Go\nGo Home", "Search Acme",
                    "@name=Notes\nShared Notes",
                ],
                failing: ["@name=Acme\nSearch ↓Acme", "@name=Big Acme\nSearch | In ↓big acme↑ lists"])))

    func check(_ app: AppScope, _ list: inout FindingList) {
        let name = app.nameWords
        // A name of one or two letters is found in too many texts that do not mean it.
        guard !name.isEmpty, name.reduce(0, { $0 + $1.count }) >= 3 else { return }
        // An app named Notes may well offer New Notes.
        if name.count == 1, SentenceStyle.isCommon(name[0]) || VerbWords.isVerb(name[0]) { return }
        for text in app.menus.lazy.flatMap(\.items).flatMap(\.texts) {
            guard text.isWording, let (start, length) = Self.find(name, in: text.words) else { continue }
            let rest = length == text.traits.scalarCount
            list.add(
                Self.rule, "\(text.name) names the app", "Tell what happens; the app's icon stands beside it.",
                at: text.part(start, length), fixes: rest ? [] : [Self.fix(text, start, length)])
        }
    }

    /// Leaves the name out, unless a word such as "in" would stand before nothing.
    private static func fix(_ text: ShownText, _ start: Int, _ length: Int) -> Fix {
        let title = "Leave the app's name out"
        let isLast = text.words.last.map { $0.start < start + length } ?? false
        if isLast, let before = text.words.last(where: { $0.start < start }), joints.contains(before.lower) { return Fix(title) }
        return text.leavingOut(title, start, length)
    }

    private static let joints: Set<String> = [
        "in", "with", "on", "to", "for", "of", "from", "by", "at", "and", "or", "the", "a", "an", "via", "using", "into", "about",
    ]

    /// Place and length of the words in a row.
    private static func find(_ name: [String], in words: [TextWord]) -> (Int, Int)? {
        guard words.count >= name.count else { return nil }
        for first in 0...(words.count - name.count) where words[first].lower == name[0] {
            let run = words[first..<(first + name.count)]
            guard run.map(\.lower) == name, let last = run.last else { continue }
            return (words[first].start, last.start + last.length - words[first].start)
        }
        return nil
    }
}
