import QuickActionModel

/// A brand in another spelling, or a word that the team does not use.
struct TitleTerm: AppRule {
    static let rule = Rule(
        "title/term", .warning, "Words follow the list of terms",
        because: "Names have one spelling, and a word that the team has dropped confuses people where it survives.",
        details: RuleDetails(
            source: .writing("Keep a list of the words that you use, and keep to it."), fix: .safe,
            examples: RuleExamples(
                passing: ["Find iPhone", "@brands=GitHub\nOpen GitHub", "@forbidden=kill\nStop", "Iphone4 Case"],
                failing: [
                    "Find ↓Iphone", "@brands=GitHub\nOpen ↓Github", "@forbidden=kill\n↓Kill↑ Task", "Scan | With ↓facetime",
                ])))

    func check(_ app: AppScope, _ list: inout FindingList) {
        let terms = Terms(app.terms)
        for text in app.menus.lazy.flatMap(\.items).flatMap(\.texts) where text.isWording {
            for word in text.words { check(word, of: text, terms, &list) }
        }
    }

    private func check(_ word: TextWord, of text: ShownText, _ terms: Terms, _ list: inout FindingList) {
        if terms.forbidden.contains(word.lower) {
            list.add(
                Self.rule, "\(text.name) has the word \"\(word.text)\", which the terms forbid", "Use another word.",
                at: text.part(word))
        }
        guard let right = terms.brands[word.lower], !right.hasSameBytes(as: word.text) else { return }
        list.add(
            Self.rule, "\(text.name) spells \"\(word.text)\" for \"\(right)\"", "It is a name with a spelling of its own.",
            at: text.part(word), fixes: [text.fix("Write \(right)", word, with: right, isSafe: true)])
    }

    /// Terms by their lower case.
    private struct Terms {
        var brands: [String: String] = [:]
        let forbidden: Set<String>

        init(_ settings: TermSettings) {
            for brand in TitleTerm.names + settings.brands { brands[brand.lowercased()] = brand }
            forbidden = Set(settings.forbidden.map { $0.lowercased() })
        }
    }

    /// Apple's product names that are no common words in any case.
    private static let names = [
        "iPhone", "iPad", "iPod", "iOS", "iPadOS", "macOS", "watchOS", "tvOS", "visionOS", "iCloud", "iTunes", "iMessage",
        "AirDrop",
        "AirPlay", "AirPods", "FaceTime", "CarPlay", "HomeKit", "HomePod", "iBeacon",
    ]
}
