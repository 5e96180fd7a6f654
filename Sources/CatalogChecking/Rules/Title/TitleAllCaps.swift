import QuickActionModel

/// A word in capitals that is no abbreviation.
struct TitleAllCaps: TextRule {
    static let rule = Rule(
        "title/all-caps", .warning, "Words are not set in capitals",
        because: "Capitals shout, are slower to read, and VoiceOver may spell the word letter by letter.",
        details: RuleDetails(
            source: .styleGuide("Elements of an interface are not named in all capitals."), fix: .suggestion,
            examples: RuleExamples(
                passing: [
                    "New PDF", "Open HTML", "@brands=NASA\nOpen NASA", "@name=ACME\nSearch ACME", "B2B4 Chat", "Start REPL",
                    "SHORTCUT_KEY",
                    "検索",
                ],
                failing: ["↓SEARCH", "New ↓NOTE↑ Today", "↓ALLE↑ SEHEN", "↓НАСТРОЙКИ"])))

    func check(_ text: ShownText, _ list: inout FindingList) {
        guard text.isWording else { return }
        let loud = text.words.filter { $0.length >= 4 && Self.isInCapitals($0.text) && !isAbbreviation($0, in: text) }
        guard let first = loud.first else { return }
        let others = loud.count == 1 ? "" : " and \(loud.count - 1) more"
        let plain = TextCase.capitalized(first.lower)
        list.add(
            Self.rule, "\(text.name) has the word \(first.text)\(others) in capitals",
            "Write \(plain). If it is an abbreviation, add it to the brands of terms.", at: text.part(first),
            fixes: [text.fix(loud.map { ($0, TextCase.capitalized($0.lower)) })])
    }

    /// Whether a word may be one: a short word that is no common English one, unless all words of the text are in capitals.
    private func isAbbreviation(_ word: TextWord, in text: ShownText) -> Bool {
        if Self.known.contains(word.lower) || text.isTerm(word) { return true }
        if word.length >= 6 || SentenceStyle.isCommon(word.lower) || VerbWords.isVerb(word.lower) { return false }
        return text.words.count < 2 || !text.words.allSatisfy { Self.isInCapitals($0.text) || $0.length < 3 }
    }

    private static func isInCapitals(_ text: String) -> Bool {
        text.unicodeScalars.allSatisfy {
            $0.isASCII ? (65...90).contains($0.value) : $0.properties.isUppercase
        }
    }

    /// Abbreviations of four letters and more that are written so.
    private static let known: Set<String> = [
        "html", "json", "ascii", "imap", "imdb", "https", "http", "wlan", "opml", "wifi", "heic", "jpeg", "yaml", "isbn", "iban",
        "smtp", "totp", "mfa2", "vcard", "webdav", "sftp", "icao", "metar", "eudi", "ilsa", "nato", "asap", "gmail", "rfid",
        "unesco",
    ]
}
