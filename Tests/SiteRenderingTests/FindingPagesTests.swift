import QuickActionModel
import Testing

@testable import SiteRendering

/// Findings where they belong, and the pages about rules.
@Suite struct FindingPagesTests {
    let site: RenderedSite

    init() throws { site = try RenderedSite.full.get() }

    private func count(_ text: String, _ path: String) -> Int {
        site.pages[path]?.texts.count { $0.text == text } ?? -1
    }

    @Test func whatIsFoundAboutSeveralExamplesStandsOnce() {
        let path = "apps/notes/dynamic/favoriteaction-310aa71f5d/index.html"
        #expect(count("a name is no title", path) == 1)
        #expect(count("Findings about several examples", path) == 1)
        // The place of the second one is named beside the first.
        #expect(site.text(path).contains("content/apps/notes/Info.plist:12:3</code>, <code>content/apps/notes/Info.plist:30:3"))
        #expect(count("title ends in an ellipsis", "apps/notes/search/index.html") == 1)
        #expect(count("icon is odd", "apps/notes/new-note/index.html") == 1)
    }

    @Test func aFindingStandsWithItsCardAndNotAgainBelow() {
        let path = "apps/notes/index.html"
        #expect(count("title ends in an ellipsis", path) == 1)
        #expect(count("no value", path) == 1)
        #expect(count("5 more stand with their quick actions above; all findings of this app", path) == 1)
    }

    @Test func everyRuleHasAPageAndEveryFindingLeadsToIt() {
        for sheet in SampleCatalog.rules.sheets {
            let page = site.pages["rules/\(sheet.rule.id)/index.html"]
            #expect(page?.texts.contains { $0.text == sheet.rule.summary + "." } == true, "\(sheet.rule.id)")
            #expect(site.pages["rules/index.html"]?.links.contains("../rules/\(sheet.rule.id)/index.html") == true)
        }
        let links = site.pages["review/findings/index.html"]?.links ?? []
        for finding in SampleCatalog.findings { #expect(links.contains("../../rules/\(finding.rule)/index.html")) }
    }

    @Test func aRuleTellsHowItIsSet() {
        let path = "rules/title/ellipsis/index.html"
        let words = site.pages[path]?.words.joined(separator: "\n") ?? ""
        for text in [
            "Warning here, by configuration; by default: Note of style.", "Error in Notes, by its configuration.",
            "Off in con, by its configuration.", "Not checked here: no patience.", "[Ask, \"no\", \"a \\\"b\\\"\"]",
            "1 accepted finding", "title/dots", "Lead of Titles.", "4 notes of style", "1 more example",
        ] { #expect(words.contains(text), "\(text)") }
        #expect(site.text(path).contains("Search<mark>…</mark>"))
        let asleep = site.pages["rules/title/article/index.html"]?.texts.map(\.text) ?? []
        #expect(asleep.contains("Off by default") && asleep.contains("Nowhere in this catalog."))
        #expect(site.text("guidelines/titles/index.html").contains("href=\"../../rules/title/ellipsis/index.html\""))
        #expect(site.text("rules/theme/missing-word/index.html").contains("Lead of Titles."))
    }

    @Test func acceptedFindingsAndRulesNotAskedAreListed() {
        let texts = site.pages["review/findings/index.html"]?.texts.map(\.text) ?? []
        #expect(texts.contains("1 accepted finding") && texts.contains { $0.contains("it asks") })
        #expect(texts.contains("1 rule not checked") && texts.contains("no patience"))
    }

    /// Findings without end: no page grows with them, and each is on one of the pages of its app.
    @Test func manyFindingsAreCutIntoPages() throws {
        var catalog = SampleCatalog.full
        catalog.apps = (0..<30).map { AppCatalog(id: "app\($0)") }
        catalog.apps[29].menus = SampleCatalog.notes.menus
        let findings = (0..<1200).map { index in
            Finding(
                SampleCatalog.ellipsis, "finding \(index)",
                subject: FindingSubject(app: "app\(index < 300 ? index % 30 : 7)", language: index % 3 == 0 ? "de" : nil))
        }
        let site = try RenderedSite(catalog, findings: findings, rules: SampleCatalog.rules)
        #expect(site.pages.values.allSatisfy { page in page.elements.count { $0["data-rule"] != nil } <= 560 })
        let own = (1...3).map { "review/findings/app7/\($0 == 1 ? "" : "\($0)/")index.html" }
        let texts = own.flatMap { site.pages[$0]?.texts.map(\.text) ?? [] }
        for index in stride(from: 300, to: 1200, by: 1) { #expect(texts.count { $0 == "finding \(index)" } == 1) }
        #expect(site.pages[own[2]] != nil && site.pages["review/findings/app7/4/index.html"] == nil)
        #expect(site.text(own[0]).contains("Page 1 of 3"))
        let whole = site.pages["review/findings/index.html"]
        #expect(whole?.links.contains("../../review/findings/app7/index.html") == true)
        #expect(
            whole?.links.contains("#app.app3") == true || whole?.links.contains("../../review/findings/app3/index.html") == true)
    }

    @Test func thePagesAreOneEntryOfTheNavigation() throws {
        var catalog = SampleCatalog.full
        let before = try RenderedSite(catalog)
        #expect(before.pages["pages/index.html"] == nil)
        #expect(before.pages["index.html"]?.links.contains("pages/team/faq/index.html") == true)
        for number in 1...30 {
            catalog.notes.append(
                SampleCatalog.note(.page, "content/pages/n\(number).md", "N\(number)", address: .page(path: "n\(number)")))
        }
        let many = try RenderedSite(catalog, rules: SampleCatalog.rules)
        let home = many.pages["index.html"]?.links ?? []
        #expect(home.contains("pages/index.html") && !home.contains("pages/n1/index.html"))
        #expect(many.pages["pages/index.html"]?.links.contains("../pages/n30/index.html") == true)
        // A note of one's own takes the list's place.
        catalog.notes.append(SampleCatalog.note(.page, "content/pages/index.md", "Our pages", address: .page(path: "index")))
        let own = try RenderedSite(catalog)
        #expect(own.pages["pages/index.html"]?.texts.contains { $0.text == "Our pages" } == true)
    }
}

/// Lines of examples: spots in marks, and what nobody could see written out.
@Suite struct ExampleMarkupTests {
    @Test(
        arguments: [
            ("a<b", [], "a&lt;b"), ("Search…", [(7, 1)], "Search<mark>…</mark>"),
            ("abc", [(1, 1), (3, 9)], "<mark>a</mark>b<mark>c</mark>"),
            ("a\u{200B}b", [(2, 1)], "a<mark><span class=\"esc\">U+200B</span></mark>b"),
            ("👨‍👩‍👧", [(1, 5)], "<mark>👨‍👩‍👧</mark>"), ("ab", [(9, 2)], "ab<mark></mark>"),
            ("a\u{202E}b", [], "a<span class=\"esc\">U+202E</span>b"),
            ("\u{A0}", [(1, 1)], "<mark><span class=\"esc\">U+00A0</span></mark>"),
        ] as [(String, [(Int, Int)], String)])
    func lines(_ text: String, _ spots: [(Int, Int)], _ html: String) {
        let markup = ExampleMarkup(spots: spots.map { (column: $0.0, length: $0.1) })
        #expect(String(decoding: markup.line(text), as: UTF8.self) == html)
    }
}
