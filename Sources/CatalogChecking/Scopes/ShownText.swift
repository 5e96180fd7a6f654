import QuickActionModel

/// One title or subtitle in one language, as people see it.
final class ShownText: Sendable {
    let text: String
    let field: TextField
    let language: String
    let origin: TextOrigin
    let words: [TextWord]
    let traits: TextTraits
    let facts: ItemFacts
    let place: TextPlace
    /// Whether the quick action has a subtitle.
    let hasSubtitle: Bool
    /// Whether it is in the development language, or in an export's unknown one.
    let isSource: Bool
    /// Whether it is meant for people as it stands: neither a lookup key without a table nor a text with an open build variable.
    let isWording: Bool
    /// Whether it is English wording.
    let isEnglish: Bool
    /// State of its entry in a string catalog.
    let state: String?

    init(_ shown: LanguageText, _ field: TextField, at place: TextPlace, facts: ItemFacts, hasSubtitle: Bool) {
        text = shown.text
        self.field = field
        language = shown.language
        state = shown.state
        origin = shown.origin
        words = TextWord.words(of: shown.text)
        traits = TextTraits(shown.text)
        self.place = place
        self.facts = facts
        self.hasSubtitle = hasSubtitle
        isSource = shown.origin == .declared || shown.origin == .literal || shown.language.hasSameBytes(as: facts.language)
        isWording = !traits.hasVariable && !(shown.origin == .declared && traits.looksLikeKey)
        isEnglish = isWording && Self.isEnglish(shown.language, facts.language)
    }

    /// Whether a language is English in any region, or unknown in an app that is developed in English.
    private static func isEnglish(_ language: String, _ development: String) -> Bool {
        if language == "en" || language.hasPrefix("en-") { return true }
        return language == "und" && (development == "en" || development.hasPrefix("en-"))
    }

    /// `title "New Note"`, with the language when it is not the development language.
    var name: String {
        isSource ? "\(field.rawValue) \"\(text)\"" : "\(field.rawValue) \"\(text)\" (\(language))"
    }

    var subject: FindingSubject {
        FindingSubject(app: place.app, key: place.key, field: field.rawValue, language: language, value: text)
    }

    /// The whole text as a place.
    var whole: FindingPlace { FindingPlace(place.location, subject) }

    /// A part of the text as a place, in scalars; the whole text where the source spells it in another way.
    func part(_ start: Int, _ length: Int) -> FindingPlace {
        guard var location = exactLocation, let column = location.column else { return whole }
        location.column = column + start
        location.length = length
        return FindingPlace(location, subject)
    }

    func part(_ word: TextWord) -> FindingPlace { part(word.start, word.length) }

    /// The place when the source spells the text exactly as it is shown.
    private var exactLocation: SourceLocation? {
        guard let location = place.location, location.column != nil, location.length == traits.scalarCount, !traits.hasLineEnd
        else {
            return nil
        }
        return location
    }

    /// A fix that replaces a part of the text; advice where the source spells the text in another way or the part would have to be
    /// escaped, a suggestion where other tables look the text up.
    func fix(_ title: String, _ start: Int, _ length: Int, with replacement: String, isSafe: Bool) -> Fix {
        let needsEscape = replacement.utf8.contains { $0 == 34 || $0 == 38 || $0 == 60 || $0 == 62 || $0 == 92 || $0 < 32 }
        let isSafe = isSafe && !place.isKeyInUse
        guard exactLocation != nil, !needsEscape else { return Fix(title, isSafe: isSafe) }
        return Fix(title, at: part(start, length).location, replacement: replacement, isSafe: isSafe)
    }

    func fix(_ title: String, _ word: TextWord, with replacement: String, isSafe: Bool = false) -> Fix {
        fix(title, word.start, word.length, with: replacement, isSafe: isSafe)
    }
}
