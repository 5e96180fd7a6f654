import QuickActionModel

/// A text without a translation.
struct TranslationMissing: ItemRule {
    static let rule = Rule(
        "l10n/missing", .warning, "Static texts are translated into every language of the app",
        because: "People who use the app in that language meet a foreign row on their Home Screen.",
        details: RuleDetails(
            source: .items("Titles and subtitles are looked up in the table InfoPlist of the language."),
            options: [
                RuleOptionFact(
                    "languages", "Codes of the languages that need a translation; every language of the app by default.")
            ],
            examples: RuleExamples(
                passing: [
                    "New Message ; de=Neue Nachricht", "New Message", "@languages=en-GB\nNew Message",
                    "@languages=de\n@same=OK\nOK",
                    "@languages=de\n@option=l10n/missing languages fr\nNew Message", "@languages=de\n@name=Acme\nAcme",
                    "@languages=de\n@dynamic=a\nAnn", "@languages=de\nREPL", "@languages=de\nPyPI",
                ],
                failing: [
                    "@languages=de\n↓New Message", "@languages=de\nFind ; de=Finden\n↓New Message", "Find | ↓All↑ ; de=Finden",
                ])))

    private var required: Set<String>?

    init() {}
    init(_ options: RuleOptions) { required = options.values(Self.rule, "languages").map(Set.init) }

    func check(_ item: ItemScope, _ list: inout FindingList) {
        guard item.isStatic, item.facts.codes.count > 1 else { return }
        check(item.item.title, .title, of: item, &list)
        if let subtitle = item.item.subtitle { check(subtitle, .subtitle, of: item, &list) }
    }

    private func check(_ text: LocalizedText, _ field: TextField, of item: ItemScope, _ list: inout FindingList) {
        let missing = text.languages.filter { $0.origin != .table && isRequired($0.language, item.facts) }.map(\.language)
        guard !missing.isEmpty, let source = item.texts.first(where: { $0.field == field && $0.isSource }),
            needsTranslation(source)
        else { return }
        var place = item.place(text.location, field.rawValue)
        if missing.count == 1 { place.subject.language = missing[0] }
        list.add(
            Self.rule, "\(source.name) has no translation in \(Self.list(missing))",
            "Add the key \"\(text.value)\" to InfoPlist.strings of \(missing.count == 1 ? "the language" : "these languages").",
            at: place)
    }

    private func isRequired(_ code: String, _ facts: ItemFacts) -> Bool {
        if let required { return required.contains(code) }
        return !LanguageCodes.haveSameWriting(code, facts.language)
    }

    /// A text of brands, signs and digits is the same everywhere; one with an open variable is not known.
    private func needsTranslation(_ text: ShownText) -> Bool {
        // A key without any text is told as such.
        if !text.isWording || text.facts.sameAsSource.contains(ByteText(text.text)) { return false }
        return text.words.contains { word in
            !text.isTerm(word) && !Self.isName(word) && word.text.unicodeScalars.contains { $0.properties.isAlphabetic }
        }
    }

    /// An abbreviation such as REPL or a name such as PyPI, which languages take over as it is.
    private static func isName(_ word: TextWord) -> Bool {
        TextCase.hasInnerCapital(word.text)
            || (word.length <= 4 && word.text.utf8.allSatisfy { (65...90).contains($0) || (48...57).contains($0) })
    }

    private static func list(_ codes: [String]) -> String {
        guard codes.count > 4 else { return codes.joined(separator: ", ") }
        return codes.prefix(3).joined(separator: ", ") + " and \(codes.count - 3) more"
    }
}
