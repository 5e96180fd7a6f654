import QuickActionModel
import Testing

/// Every text of another language says so; the language of a text is the last one on the way down to it.
@Suite struct LanguageMarkTests {
    private func found(_ text: String, in page: ParsedPage?) -> [ParsedPage.Text] {
        // The window's title and the description cannot be marked.
        page?.texts.filter { $0.text == text && $0.parent != "title" } ?? []
    }

    @Test func cardsOfOtherLanguages() throws {
        let site = try RenderedSite(SampleCatalog.full)
        let new = site.pages["apps/notes/new-note/index.html"]
        let search = site.pages["apps/notes/search/index.html"]
        #expect(found("Neue Notiz", in: new).map(\.languages) == [["en", "de"]])
        #expect(found("Neue Notiz", in: new).map(\.directions.last) == ["ltr"])
        #expect(!found("New Note", in: new).isEmpty)
        #expect(found("New Note", in: new).allSatisfy { $0.languages.last == "en" })
        // A fallback in a German and in an Arabic card has its own language again.
        #expect(found("Search", in: search).contains { $0.languages == ["en", "de", "en"] && $0.directions.last == "ltr" })
        #expect(found("New Note", in: new).contains { $0.languages == ["en", "ar", "en"] && $0.directions.last == "ltr" })
        #expect(!found("بحث", in: search).isEmpty)
        #expect(found("بحث", in: search).allSatisfy { $0.languages.last == "ar" && $0.directions.last == "rtl" })
        #expect(found("In allen Notizen", in: search).allSatisfy { $0.languages.last == "de" })
    }

    @Test func aGermanAppOnAnEnglishPage() throws {
        var facts = AppFacts()
        facts.developmentLanguage = "de"
        let action = SampleCatalog.action("neu", title: SampleCatalog.text("NEU", [("de", "Neue Notiz", .table)]))
        let other = SampleCatalog.action("alt", position: 2, title: SampleCatalog.text("ALT", [("de", "Alte Notiz", .table)]))
        let place = SourceLocation(path: "content/apps/n/Info.plist")
        let app = AppCatalog(
            id: "n", facts: facts, languages: [AppLanguage(code: "de", table: place)],
            menus: [ActionMenu(origin: .static(.any), location: place, items: [action, other])])
        let catalog = QuickActionCatalog(site: SiteFacts(id: "s", title: "S"), apps: [app], notes: [], copies: [])
        let finding = Finding(.unknownKey, "unknown", subject: FindingSubject(app: "n", key: action.key))
        let site = try RenderedSite(catalog, findings: [finding])
        for path in ["index.html", "apps/n/index.html", "apps/n/neu/index.html", "apps/n/alt/index.html"] {
            let texts = found("Neue Notiz", in: site.pages[path])
            #expect(!texts.isEmpty, "\(path)")
            #expect(texts.allSatisfy { $0.languages.last == "de" }, "\(path)")
        }
    }

    @Test func aSiteThatRunsFromRightToLeft() throws {
        var catalog = SampleCatalog.full
        catalog.site.language = "ar"
        let site = try RenderedSite(catalog)
        let page = site.pages["apps/notes/search/index.html"]
        let html = page?.elements.first { $0.name == "html" }
        #expect(html?["lang"] == "ar" && html?["dir"] == "rtl")
        #expect(found("In all notes", in: page).allSatisfy { $0.languages.last == "en" && $0.directions.last == "ltr" })
        #expect(!found("In all notes", in: page).isEmpty)
    }

    @Test func aTextWithoutALanguageSaysSo() throws {
        var catalog = SampleCatalog.full
        let action = SampleCatalog.action("bare", title: LocalizedText(value: "Bare title"))
        catalog.apps[0].menus[0].items.append(action)
        let site = try RenderedSite(catalog)
        let texts = found("Bare title", in: site.pages["apps/notes/bare/index.html"]).filter { !$0.isCode }
        #expect(!texts.isEmpty)
        #expect(texts.allSatisfy { $0.languages.last == "und" && $0.directions.last == "auto" })
    }
}
