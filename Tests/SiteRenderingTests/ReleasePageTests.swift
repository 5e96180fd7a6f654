import QuickActionModel
import Testing

@testable import SiteRendering

@Suite("Pages of releases") struct ReleasePageTests {
    private static func site(_ edit: (inout QuickActionCatalog) -> Void = { _ in }) throws -> RenderedSite {
        var catalog = SampleCatalog.full
        edit(&catalog)
        return try RenderedSite(catalog, releases: SampleCatalog.releases)
    }

    @Test("every release has a page, and the list leads to it")
    func pages() throws {
        let site = try Self.site()
        let first = SiteAddress.release(app: "notes", version: "1.0 & <b>")
        #expect(first.path.hasPrefix("releases/notes/1.0-b-"))
        for address in [SiteAddress.release(app: "notes", version: "2.4"), .release(app: "notes", version: "2.0"), first] {
            #expect(site.outputs[address.path]?.faults == [])
            #expect(site.text("releases/index.html").contains("href=\"\(SiteAddress.releases.link(to: address))\""))
        }
        let list = site.text("releases/index.html")
        let order = ["2.4", "2.0", "1.0 &amp; &lt;b&gt;"].compactMap { list.range(of: ">\($0)</a>")?.lowerBound }
        #expect(order.count == 3 && order == order.sorted())
    }

    @Test("each change has an anchor of its own, breaking ones first, and says why two things are one")
    func changes() throws {
        let page = try Self.site().text("releases/notes/2.0/index.html")
        for entry in ReleaseIndex(SampleCatalog.releases).entries[1].anchors { #expect(page.contains("id=\"\(entry)\"")) }
        let twice = "c-" + SampleCatalog.titleChange.fingerprint
        #expect(page.contains("id=\"\(twice)\"") && page.contains("id=\"\(twice)-2\""))
        let rename = try #require(page.range(of: "id=\"c-\(SampleCatalog.renameChange.fingerprint)\""))
        let title = try #require(page.range(of: "id=\"\(twice)\""))
        #expect(rename.lowerBound < title.lowerBound)
        #expect(page.contains(ChangeMatch.titleAndTarget.reason))
        #expect(page.contains("- {from: &quot;scan&quot;, to: &quot;new-note&quot;}"))
        #expect(page.contains("Find &lt;&amp;&gt;"))
        #expect(!page.contains("Find <&>"))
    }

    @Test("an old row leads to what happened to its type")
    func timeline() throws {
        let page = try Self.site().text("releases/notes/2.0/index.html")
        let stale = try #require(page.range(of: "<ul class=\"stale\"><li>"))
        #expect(page[stale.lowerBound...].contains("href=\"#c-\(SampleCatalog.renameChange.fingerprint)\""))
    }

    @Test("a quick action tells its history through its former names")
    func history() throws {
        let page = try Self.site().text("apps/notes/dynamic/\(Slug.of("FavoriteAction"))/index.html")
        #expect(page.contains("releases/notes/2.0/index.html#c-\(SampleCatalog.renameChange.fingerprint)"))
        #expect(page.contains("There in the first saved release"))
    }

    @Test("a renamed type leads on, and one that is gone says since when")
    func former() throws {
        let site = try Self.site()
        let old = "apps/notes/dynamic/\(Slug.of("Favorite"))/index.html"
        #expect(site.text(old).contains("url=../../../../apps/notes/dynamic/\(Slug.of("FavoriteAction"))/index.html"))
        let gone = site.text("apps/notes/scan/index.html")
        #expect(gone.contains("2.0 is the first release without it."))
        #expect(gone.contains("Scan &lt;1&gt; &amp; more"))
    }

    @Test("declared renames lead to the last name; circles and live pages are left alone")
    func chains() throws {
        let site = try Self.site { catalog in
            catalog.apps[0].lifecycle.renames = [
                TypeRename(from: "a", to: "b"), TypeRename(from: "b", to: "search"), TypeRename(from: "x", to: "y"),
                TypeRename(from: "y", to: "x"), TypeRename(from: "new-note", to: "search"),
            ]
            catalog.apps[0].lifecycle.retired = [
                RetiredType(type: "old", replacedBy: "a"), RetiredType(type: "none", since: "1.5", handledUntil: "9.0"),
            ]
        }
        for type in ["a", "b", "old"] {
            #expect(site.text("apps/notes/\(type)/index.html").contains("url=../../../apps/notes/search/index.html"), "\(type)")
        }
        #expect(site.outputs["apps/notes/x/index.html"] == nil)
        #expect(!site.text("apps/notes/new-note/index.html").contains("http-equiv=\"refresh\""))
        let none = site.text("apps/notes/dynamic/none/index.html")
        #expect(none.contains("1.5 is the first release without it.") && none.contains("until 9.0"))
    }

    @Test("without saved releases there is no page, no feed and no way to one")
    func nothing() throws {
        let site = try RenderedSite(SampleCatalog.full)
        #expect(!site.outputs.keys.contains { $0.hasPrefix("releases/") || $0.hasPrefix("feed.") })
        #expect(!site.text("index.html").contains("releases/") && !site.text("index.html").contains("feed."))
    }
}
