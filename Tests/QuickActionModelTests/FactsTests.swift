import QuickActionModel
import Testing

/// Small facts of the model: languages, icons, menus, excerpts, near names, reading errors.
@Suite struct FactsTests {
    @Test(arguments: [
        "ar", "AR", "ar-EG", "he", "iw", "fa-IR", "ur", "ps", "ckb", "dv", "yi", "az-Arab", "uz-Arab-AF", "pa-arab", "ug",
    ])
    func rightToLeft(code: String) {
        #expect(LanguageTag.isRightToLeft(code))
        #expect(LanguageTag.direction(code) == "rtl")
    }

    @Test(arguments: ["", "en", "de", "und", "zh-Hant", "ar-Latn", "he-Latn-IL", "sr-Cyrl", "de-1996", "az", "pa", "arn", "-"])
    func leftToRight(code: String) {
        #expect(!LanguageTag.isRightToLeft(code))
        #expect(LanguageTag.direction(code) == "ltr")
    }

    @Test func iconsWinByPresence() {
        let symbol = IconReference(.symbol, "no.such.symbol")
        let file = IconReference(.file, "star")
        let type = IconReference(.type, "UIApplicationShortcutIconTypeAdd")
        let contact = IconReference(.contact, "contact")
        let word = IconReference(.unresolved, "star")
        #expect(QuickActionIcon().effective == nil)
        #expect(QuickActionIcon(declared: [type, file, symbol]).effective == symbol)
        #expect(QuickActionIcon(declared: [type, file]).effective == file)
        #expect(QuickActionIcon(declared: [contact, type]).effective == type)
        #expect(QuickActionIcon(declared: [word, contact]).effective == contact)
        #expect(QuickActionIcon(declared: [word]).effective == word)
    }

    @Test func menusKnowWhetherTheyAreEmpty() {
        let item = QuickAction(
            key: ActionKey(kind: .static, type: "t"), position: 1, source: ActionSource(location: SourceLocation(path: "p")),
            title: LocalizedText(value: "T"))
        let full = ActionMenu(origin: .static(.any), location: SourceLocation(path: "p"), items: [item])
        let empty = ActionMenu(
            origin: .dynamic(Scenario(id: "s", name: "S"), language: "en"), location: SourceLocation(path: "p"), items: [])
        #expect(full.state == .known && full.kind == .static)
        #expect(empty.state == .empty && empty.kind == .dynamic)
    }

    @Test func textsOfALanguage() {
        let text = LocalizedText(
            value: "KEY",
            languages: [
                LanguageText(language: "en", text: "Add", origin: .table),
                LanguageText(language: "de", text: "Add", origin: .fallback(language: "en")),
            ])
        #expect(text.text(in: "de")?.origin == .fallback(language: "en"))
        #expect(text.text(in: "fr") == nil)
        #expect(
            [TextOrigin.table, .fallback(language: "en"), .declared, .literal].map(\.name)
                == ["table", "fallback", "declared", "literal"])
    }

    @Test func excerptsLoseTheirSharedIndentation() {
        let place = SourceLocation(path: "p", line: 3)
        #expect(
            SourceExcerpt(location: place, lines: ["\t\t<a>", "\t\t\t<b/>", "", "\t\t</a>"]).lines == [
                "<a>", "\t<b/>", "", "</a>",
            ])
        #expect(SourceExcerpt(location: place, lines: ["    a", "  b", " "]).lines == ["  a", "b", ""])
        #expect(SourceExcerpt(location: place, lines: []).lines.isEmpty)
        let many = SourceExcerpt(location: place, lines: (1...45).map { "  \($0)" })
        #expect(many.lines.count == 40 && many.lines[39] == "40" && many.omitted == 5)
        #expect(SourceExcerpt(location: place, lines: Array(repeating: "a", count: 40)).omitted == 0)
    }

    @Test(
        arguments: [
            ("Titel", "Title"), ("tilte", "Title"), ("TITLE", "Title"), ("Titl", "Title"), ("Titleee", "Title"), ("Icn", "Icon"),
            ("xy", nil),
            ("Titelchen", nil), ("", nil),
        ] as [(String, String?)])
    func nearNames(word: String, name: String?) { #expect(NearestName.of(word, in: ["Icon", "Title", "Subtitle"]) == name) }

    @Test func nearNamesHaveBounds() {
        let long = String(repeating: "a", count: 121)
        #expect(NearestName.of(long, in: [long]) == nil)
        #expect(NearestName.question("Titel", in: ["Title"]) == "Did you mean \"Title\"?")
        #expect(NearestName.question("zzz", in: ["Title"]) == "")
    }

    @Test func errorsOfReading() {
        #expect(InputError.missing(path: "a").message == "a does not exist")
        #expect(InputError.tooLarge(path: "a", size: 9, limit: 8).message == "a has 9 bytes; the limit is 8")
        #expect(InputError.leavesRoot(path: "a").message == "a is a link that leads out of its folder")
        #expect(InputError.failed(path: "a", reason: "denied").message == "a cannot be read: denied")
    }
}
