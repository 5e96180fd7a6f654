import QuickActionModel
import Testing

@testable import SiteRendering

/// Each card says of each text whether it is translated, falls back, shows its key, or waits for a translator.
@Suite struct TextStateTests {
    private func badges(_ origins: [(String, TextOrigin, String?)], subtitle: TextOrigin? = nil) throws -> String {
        let languages = origins.map { LanguageText(language: $0.0, text: "Text \($0.0)", origin: $0.1, state: $0.2) }
        let place = SourceLocation(path: "content/apps/a/Info.plist", line: 1, column: 1)
        let action = QuickAction(
            key: ActionKey(kind: .static, type: "t"), position: 1, source: ActionSource(location: place),
            title: LocalizedText(value: "KEY", languages: languages),
            subtitle: subtitle.map { origin in
                LocalizedText(value: "SUB", languages: origins.map { LanguageText(language: $0.0, text: "s", origin: origin) })
            })
        let app = AppCatalog(
            id: "a", languages: origins.map { AppLanguage(code: $0.0) },
            menus: [ActionMenu(origin: .static(.any), location: place, items: [action])])
        let site = try RenderedSite(
            QuickActionCatalog(site: SiteFacts(id: "s", title: "S"), apps: [app], notes: [], copies: []))
        let page = site.text("apps/a/t/index.html")
        // The German card is the last one.
        return page.components(separatedBy: "<figcaption><b>").last?.components(separatedBy: "</figcaption>").first ?? ""
    }

    @Test func everyStateHasItsWords() throws {
        let english: (String, TextOrigin, String?) = ("en", .table, nil)
        #expect(try badges([english, ("de", .table, nil)]).contains("Translated"))
        let fallen = try badges([english, ("de", .fallback(language: "en"), nil)])
        #expect(fallen.contains("Title falls back to en (unverified)") && !fallen.contains("Translated"))
        #expect(try badges([english, ("de", .declared, nil)]).contains("Title shows its key"))
        let mixed = try badges([english, ("de", .table, nil)], subtitle: .fallback(language: "en"))
        #expect(mixed.contains("Subtitle falls back to en") && !mixed.contains("Title falls") && !mixed.contains("Translated"))
        for (state, words) in [("new", "Title is new"), ("stale", "Title is stale"), ("needs_review", "Title needs review")] {
            #expect(try badges([english, ("de", .table, state)]).contains(words))
        }
        #expect(try badges([english, ("de", .table, "translated")]).contains("Translated"))
    }
}
