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

    /// A fix that replaces a part of the text; a suggestion that renames the key in every table where tables look the text up.
    func fix(_ title: String, _ start: Int, _ length: Int, with replacement: String, isSafe: Bool) -> Fix {
        let change = Edit.Change.rewrite(whole: text, start: start, length: length, text: replacement)
        var edits = Edit.list(at: place.location, change)
        if !edits.isEmpty { edits += place.others.flatMap { Edit.list(at: $0, change) } }
        var fix = Fix(title, edits: edits, isSafe: isSafe && !place.isKeyInUse)
        if edits.count == 1, exactLocation != nil, Fix.isPlain(text), Fix.isPlain(replacement) {
            fix.location = part(start, length).location
            fix.replacement = replacement
        }
        return fix
    }

    /// A fix that writes several words in another way, from the first of them to the last in one piece.
    func fix(_ words: [(word: TextWord, right: String)]) -> Fix {
        guard let first = words.first else { return Fix("Write the words in another way") }
        let scalars = Array(text.unicodeScalars)
        var written = String.UnicodeScalarView()
        var place = first.word.start
        for (word, right) in words {
            written.append(contentsOf: scalars[place..<word.start])
            written.append(contentsOf: right.unicodeScalars)
            place = word.start + word.length
        }
        let title = "Write \(String(written))"
        return fix(title, first.word.start, place - first.word.start, with: String(written), isSafe: false)
    }

    /// A fix that leaves a word out with the blanks behind it, or before it at the end; the next word takes over its capital.
    ///
    /// Advice where nothing would be left, or where the word is joined to another one and `isWord` asks for one alone.
    func leavingOut(_ title: String, _ start: Int, _ length: Int, isWord: Bool = true) -> Fix {
        let scalars = Array(text.unicodeScalars)
        var (from, to) = (start, start + length)
        if isWord {
            let isAlone =
                (from == 0 || ScalarKind.isBlank(scalars[from - 1])) && (to == scalars.count || ScalarKind.isBlank(scalars[to]))
            guard isAlone else { return Fix(title) }
        }
        if from == 0 || ScalarKind.isBlank(scalars[from - 1]) {
            while to < scalars.count, ScalarKind.isBlank(scalars[to]) { to += 1 }
        }
        if to == scalars.count {
            while from > 0, ScalarKind.isBlank(scalars[from - 1]) { from -= 1 }
        }
        guard from > 0 || to < scalars.count else { return Fix(title) }
        guard from == 0, scalars[start].properties.isUppercase, scalars[to].properties.isLowercase else {
            return fix(title, from, to - from, with: "", isSafe: false)
        }
        return fix(title, from, to + 1 - from, with: scalars[to].properties.titlecaseMapping, isSafe: false)
    }

    func fix(_ title: String, _ word: TextWord, with replacement: String, isSafe: Bool = false) -> Fix {
        fix(title, word.start, word.length, with: replacement, isSafe: isSafe)
    }
}
