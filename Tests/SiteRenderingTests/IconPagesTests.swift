import QuickActionModel
import Testing

@testable import SiteRendering

/// Pages about icons, and the list of all quick actions.
@Suite struct IconPagesTests {
    /// An app of static quick actions, each with a title and an icon.
    private static func app(_ id: String, _ items: [(title: String, icon: IconReference?)], owner: String? = nil) -> AppCatalog {
        var app = AppCatalog(id: id, languages: [AppLanguage(code: "en", chain: ["en"])])
        app.facts.owner = owner
        let actions = items.enumerated().map { index, item in
            SampleCatalog.action(
                "t\(index)", position: index + 1, title: SampleCatalog.text(item.title, [("en", item.title, .table)]),
                icon: item.icon.map { [$0] } ?? [])
        }
        app.menus = [ActionMenu(origin: .static(.any), location: SourceLocation(path: "p"), items: actions)]
        return app
    }

    private static func site(
        _ apps: [AppCatalog], _ facts: IconFacts = IconFacts(), changes: [ToldChange] = []
    ) throws -> SiteIndex {
        SiteIndex(
            catalog: QuickActionCatalog(site: SiteFacts(id: "s", title: "S"), apps: apps, notes: [], copies: []), findings: [],
            changes: changes, icons: facts, theme: try StandardFiles.theme(), glyphs: StandardFiles.glyphs)
    }

    private static let share = IconReference(.type, "UIApplicationShortcutIconTypeShare")
    private static let arrow = IconReference(.symbol, "square.and.arrow.up")

    @Test func whatOthersUseForTheSame() throws {
        let site = try Self.site([
            Self.app("a", [("Share", Self.share), ("SHARE Photo", Self.arrow), ("Send Link", Self.arrow), ("Share…", nil)]),
            Self.app("b", [("Share it", Self.share), ("検索する", Self.arrow), ("…", Self.arrow)]),
        ])
        let meaning = try #require(site.icons.meaning("share"))
        #expect(meaning.name == "Share" && meaning.count == 4 && meaning.without == 1)
        #expect(meaning.icons.map { site.icons.entries[$0.icon].reference.name } == [Self.share.name, Self.arrow.name])
        #expect(meaning.icons.map(\.count) == [2, 1])
        #expect(site.icons.entry(Self.arrow)?.uses.count == 4)
        #expect(site.icons.meanings.map(\.name) == ["Share", "Send", "検索する"])
        let concept = Concept(name: "give away", titles: ["share", "Send link"])
        let named = try Self.site(
            [Self.app("a", [("Share", Self.share), ("Send Link", Self.arrow)])], IconFacts(concepts: [concept]))
        #expect(named.icons.meanings.map(\.name) == ["give away"] && named.icons.meanings[0].count == 2)
    }

    @Test(arguments: [
        (share, "icons/type-share/index.html"), (arrow, "icons/symbol-square.and.arrow.up/index.html"),
        (IconReference(.type, "UIApplicationShortcutIconTypeCapturePhoto"), "icons/type-capture-photo/index.html"),
        (IconReference(.type, "capture-photo"), "icons/other-type-capture-photo/index.html"),
        (IconReference(.contact, "contact"), "icons/contact/index.html"),
        (IconReference(.unresolved, "star"), "icons/unresolved-star/index.html"),
    ])
    func addresses(_ reference: IconReference, _ path: String) { #expect(IconIndex.address(reference).path == path) }

    @Test func sinceIsToldWhereItIsKnown() {
        let facts = IconFacts(symbols: SymbolFacts(releases: ["star": "13.0", "mac": ""], aliases: ["stern": "star"]))
        #expect(facts.since(Self.share) == "9.0")
        #expect(facts.since(IconReference(.symbol, "stern")) == "13.0")
        #expect(facts.since(IconReference(.symbol, "mac")) == nil && facts.since(IconReference(.symbol, "other")) == nil)
        #expect(IconFacts().since(Self.arrow) == nil)
    }

    @Test func longListsAreCutIntoPages() throws {
        let catalog = QuickActionCatalog(
            site: SiteFacts(id: "s", title: "S"), apps: [Self.app("a", (0..<450).map { ("Word\($0)", Self.arrow) })], notes: [],
            copies: [])
        let site = try RenderedSite(catalog)
        let uses = ["", "2/", "3/"].map { "icons/symbol-square.and.arrow.up/\($0)index.html" }
        #expect(uses.map { path in site.pages[path]?.links.count { $0.contains("apps/a/t") } } == [200, 200, 50])
        #expect(site.pages[uses[0]]?.links.contains { $0.hasSuffix("square.and.arrow.up/2/index.html") } == true)
        #expect(["", "2/"].map { site.pages["actions/\($0)index.html"]?.links.count { $0.contains("apps/a/t") } } == [300, 150])
        #expect(site.outputs.filter { $0.key.hasPrefix("icons/") }.allSatisfy { $0.value.bytes.count < 120_000 })
        #expect(site.pages["icons/meanings/3/index.html"] != nil && site.pages["icons/meanings/4/index.html"] == nil)
    }

    @Test func rowsSayWhatChangedSince() throws {
        let app = Self.app("a", [("One", Self.share), ("Two", nil)], owner: "Team A")
        let key = app.menus[0].items[1].key
        let site = try Self.site(
            [app], changes: [ToldChange(app: "a", from: "1.0", to: "2.0", level: .notable, text: "It changed.", key: key)])
        let groups = site.apps[0].groups
        #expect(groups.map { site.actions.changedSince($0, of: site.apps[0]) } == [nil, "1.0"])
        #expect(site.actions.changedSince(app: "a") == "1.0" && site.actions.changedSince(app: "b") == nil)
    }
}
