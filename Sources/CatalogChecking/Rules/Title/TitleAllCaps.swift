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
                    "New PDF", "Open HTML", "@brands=NASA\nOpen NASA", "@name=ACME\nSearch ACME", "B2B4 Chat", "SHORTCUT_KEY",
                    "検索",
                ],
                failing: ["↓SEARCH", "New ↓NOTE↑ Today", "Find | In ↓ALLE", "↓ПОИСК"])))

    func check(_ text: ShownText, _ list: inout FindingList) {
        guard text.isWording else { return }
        for word in text.words where word.length >= 4 && Self.isInCapitals(word.text) {
            if Self.known.contains(word.lower) || text.facts.brands.contains(word.lower)
                || text.facts.nameWords.contains(word.lower)
            {
                continue
            }
            let plain = TextCase.capitalized(word.lower)
            list.add(
                Self.rule, "\(text.name) has the word \(word.text) in capitals",
                "Write \(plain). If it is an abbreviation, add it to the brands of terms.", at: text.part(word),
                fixes: [text.fix("Write \(plain)", word, with: plain)])
        }
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
