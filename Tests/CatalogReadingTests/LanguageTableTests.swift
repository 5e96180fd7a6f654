import QuickActionModel
import Testing

@testable import CatalogReading

@Suite("Texts of tables")
struct LanguageTableTests {
    private let item = items("Type=a;Title=open.title;Subtitle=open.subtitle")

    private func app(_ files: [String: String]) -> ReadingResult {
        read(Dictionary(uniqueKeysWithValues: (["Info.plist": item].merging(files) { $1 }).map { ("content/apps/a/\($0)", $1) }))
    }

    @Test("C10: a region without the key falls back to the development language, marked as such")
    func region() {
        let result = app([
            "en.lproj/InfoPlist.strings": "\"open.title\" = \"Open\";", "en-GB.lproj/InfoPlist.strings": "\"x\" = \"y\";",
            "de.lproj/Localizable.strings": "", "fr.lproj/InfoPlist.strings": "\"open.title\" = \"Ouvrir\";",
        ])
        #expect(
            result.items()[0].title.shown == [
                "en: Open (table)", "de: Open (fallback en)", "en-GB: Open (fallback en)", "fr: Ouvrir (table)",
            ])
        #expect(result.items()[0].subtitle?.shown.first == "en: open.subtitle (declared)")
        #expect(result.app.languages.map(\.chain) == [["en"], ["de", "en"], ["en-GB", "en"], ["fr", "en"]])
        // C17: a language without a table is listed and told once.
        #expect(result.app.languages[1].table == nil)
        #expect(result.items()[0].title.languages[3].location?.description == "content/apps/a/fr.lproj/InfoPlist.strings:1:17")
        #expect(lines(result) == ["content/apps/a/de.lproj: info: de has no InfoPlist table [l10n/no-table]"])
    }

    @Test("A02: a key that no table has is shown as it is")
    func key() {
        let result = app([:])
        #expect(result.items()[0].title.shown == ["en: open.title (declared)"])
        #expect(result.app.languages.map(\.code) == ["en"])
    }

    @Test("C12: Base is no language and feeds the development language")
    func base() {
        let only = app([
            "Base.lproj/InfoPlist.strings": "\"open.title\" = \"Open\";", "fr.lproj/InfoPlist.strings": "\"x\" = \"y\";",
        ])
        #expect(only.items()[0].title.shown == ["en: Open (table)", "fr: Open (fallback en)"])
        let both = app([
            "Base.lproj/InfoPlist.strings": "\"open.title\" = \"Base\";\"open.subtitle\" = \"Sub\";",
            "en.lproj/InfoPlist.strings": "\"open.title\" = \"Open\";",
        ])
        #expect(both.items()[0].title.shown == ["en: Open (table)"])
        #expect(both.items()[0].subtitle?.shown == ["en: Sub (fallback Base)"])
        #expect(both.app.languages[0].chain == ["en", "Base"])
        #expect(
            lines(both) == [
                "content/apps/a/Base.lproj/InfoPlist.strings:1:17: info: \"open.title\" is \"Open\" in en and \"Base\" in Base "
                    + "[l10n/base-differs]"
            ])
        #expect(both.findings[0].related.map(\.location.path) == ["content/apps/a/en.lproj/InfoPlist.strings"])
        let equal = app([
            "Base.lproj/InfoPlist.strings": "\"open.title\" = \"Open\"; \"x\" = \"1\";",
            "en.lproj/InfoPlist.strings": "\"open.title\" = \"Open\"; \"x\" = \"2\";",
        ])
        #expect(lines(equal) == [])
    }

    @Test("C17: one finding for a language, none where nothing is missed")
    func noTable() {
        let several = app(["de.lproj/Main.strings": "", "en.lproj/Main.strings": "", "Base.lproj/Main.storyboard": ""])
        #expect(lines(several) == ["content/apps/a/de.lproj: info: de has no InfoPlist table [l10n/no-table]"])
        let catalog = app([
            "de.lproj/Main.strings": "",
            "InfoPlist.xcstrings":
                #"{"sourceLanguage":"en","strings":{"open.title":{"localizations":{"de":{"stringUnit":{"value":"neu"}}}}}}"#,
        ])
        #expect(lines(catalog) == [])
        let without = read([
            "content/apps/a/Info.plist": plist("<key>CFBundleName</key><string>A</string>"),
            "content/apps/a/de.lproj/Main.strings": "",
        ])
        #expect(lines(without) == [])
    }

    @Test("C14: spellings of codes, and two folders of one language")
    func spellings() {
        let result = app([
            "pt.lproj/InfoPlist.strings": "\"open.title\" = \"Abrir\";", "pt-PT.lproj/InfoPlist.strings": "",
            "zh_CN.lproj/InfoPlist.strings": "\"open.title\" = \"A\";",
            "zh-Hans.lproj/InfoPlist.strings": "\"open.title\" = \"B\";",
            "en-us.lproj/InfoPlist.strings": "\"open.title\" = \"Open\";",
            "iw.lproj/InfoPlist.strings": "\"open.title\" = \"C\";",
            "x y.lproj/InfoPlist.strings": "",
        ])
        #expect(result.app.languages.map(\.code) == ["en", "en-US", "he", "pt", "pt-PT", "zh-Hans"])
        #expect(result.items()[0].title.text(in: "zh-Hans")?.text == "B")
        #expect(
            lines(result) == [
                "content/apps/a/pt-PT.lproj/InfoPlist.strings: info: InfoPlist.strings is empty in pt-PT [input/empty]",
                "content/apps/a/x y.lproj: warning: folder x y.lproj names no language [input/bad-entry]",
                "content/apps/a/zh_CN.lproj: warning: folders zh-Hans.lproj and zh_CN.lproj are both for zh-Hans "
                    + "[input/two-folders-one-language]",
            ])
    }

    @Test("a table that cannot be read is told, and the language falls back")
    func unreadable() {
        let result = app([
            "en.lproj/InfoPlist.strings": "\"open.title\" = \"Open\";",
            "de.lproj/InfoPlist.strings": "\"open.title\" = \"Öffnen\"\n\"b\" = \"c\";",
        ])
        #expect(result.app.languages[1].isUnreadable)
        #expect(result.items()[0].title.shown == ["en: Open (table)", "de: Open (fallback en)"])
        #expect(result.unreadable.map(\.path) == ["content/apps/a/de.lproj/InfoPlist.strings"])
        #expect(result.findings[0].rule == "input/unreadable")
        #expect(result.findings[0].location?.line != nil)
    }

    @Test("keys of tables are compared by bytes")
    func bytes() {
        let composed = "caf\u{E9}"
        let decomposed = "cafe\u{301}"
        let result = read([
            "content/apps/a/Info.plist": items("Type=a;Title=\(composed)"),
            "content/apps/a/en.lproj/InfoPlist.strings": "\"\(decomposed)\" = \"wrong\";",
        ])
        #expect(result.items()[0].title.shown == ["en: \(composed) (declared)"])
    }

    @Test("C01: a key stands twice, once with an escape")
    func duplicate() {
        let result = read([
            "content/apps/a/Info.plist": items("Type=a;Title=Add"),
            "content/apps/a/en.lproj/InfoPlist.strings": "\"\\U0041dd\" = \"first\";\n\"Add\" = \"second\";",
        ])
        #expect(result.items()[0].title.shown == ["en: second (table)"])
        #expect(
            lines(result) == [
                "content/apps/a/en.lproj/InfoPlist.strings:2:2: error: key \"Add\" stands twice [input/duplicate-key]"
            ])
        #expect(result.findings[0].related.map(\.location.line) == [1])
    }

    @Test("C20: escapes that readers differ on are told")
    func escapes() {
        let result = read([
            "content/apps/a/Info.plist": items("Type=a;Title=k1;Subtitle=k2", "Type=b;Title=k3;Subtitle=k4"),
            "content/apps/a/en.lproj/InfoPlist.strings":
                "\"k1\" = \"\\U00e9\"; \"k2\" = \"\\Ud83d\\Ude98\"; \"k3\" = \"\\351\"; \"k4\" = \"\\ud83d\";",
        ])
        #expect(result.items()[0].title.languages[0].text == "é")
        #expect(result.items()[0].subtitle?.languages[0].text == "🚘")
        #expect(result.items()[1].title.languages[0].text == "Ø")
        #expect(result.items()[1].subtitle?.languages[0].text == "ud83d")
        #expect(result.findings.map(\.rule) == ["input/bad-entry", "input/bad-entry"])
    }

    @Test("C07, C19: string catalogs with variations and states")
    func catalog() {
        let result = app([
            "InfoPlist.xcstrings": """
            {"sourceLanguage":"en","version":"1.0","strings":{
             "open.title":{"extractionState":"manual","localizations":{
              "en":{"stringUnit":{"state":"translated","value":"Open"}},
              "de":{"variations":{"device":{"ipad":{"stringUnit":{"state":"translated","value":"iPad"}},
                                           "other":{"stringUnit":{"state":"needs_review","value":"Öffnen"}}}}},
              "ar":{"variations":{"plural":{"zero":{"stringUnit":{"state":"new","value":"0"}},
                                            "other":{"stringUnit":{"state":"translated","value":"افتح"}}}}},
              "fr":{"stringUnit":{"state":"new","value":""}}}},
             "open.subtitle":{"extractionState":"stale","localizations":{"en":{"stringUnit":{"state":"translated","value":"Sub"}}}},
             "bad":{"localizations": nonsense},
             "odd":3
            },
            "misplaced":{"localizations":{}}}
            """
        ])
        #expect(
            result.items()[0].title.shown == [
                "en: Open (table)", "ar: افتح (table)", "de: Öffnen (table)", "fr: Open (fallback en)",
            ])
        #expect(result.items()[0].title.languages.map(\.state) == ["translated", "new", "needs_review", "translated"])
        #expect(result.items()[0].subtitle?.languages[0].state == "stale")
        #expect(
            result.findings.map(\.rule).sorted() == [
                "input/bad-entry", "input/bad-entry", "input/bad-entry", "input/misplaced-entry",
            ])
        #expect(result.unreadable.isEmpty)
    }

    @Test("a string catalog wins over a table and names the development language")
    func both() {
        let result = app([
            "InfoPlist.xcstrings":
                #"{"sourceLanguage":"de","strings":{"open.title":{"localizations":{"de":{"stringUnit":{"value":"neu"}}}}}}"#,
            "de.lproj/InfoPlist.strings": "\"open.title\" = \"alt\"; \"open.subtitle\" = \"unten\";",
        ])
        #expect(result.app.facts.developmentLanguage == "de")
        #expect(result.items()[0].title.shown == ["de: neu (table)"])
        #expect(result.items()[0].subtitle?.shown == ["de: unten (table)"])
    }
}
