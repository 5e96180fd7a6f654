import Foundation
import QuickActionModel
import Testing

@testable import SiteRendering

/// Work is counted, not timed: a site of twice as many apps may cost twice as much, and no page may know how many others there are.
@Suite("Growth with the catalog")
struct GrowthTests {
    private static func site(apps: Int) throws -> RenderedSite {
        var catalog = SampleCatalog.full
        catalog.apps = (0..<apps).map { number in
            var app = SampleCatalog.notes
            app.id = "notes-\(1000 + number)"
            app.facts.name = "Notes \(1000 + number)"
            app.facts.iconPath = nil
            return app
        }
        return try RenderedSite(catalog)
    }

    /// Pages that list the catalog, and documents that hold it.
    private static func grows(_ path: String) -> Bool {
        path == "index.html" || path == "catalog.json" || path.hasPrefix("search/") || path.hasPrefix("findings")
            || path.hasPrefix("review/") || path.hasPrefix("icons/") || path.hasPrefix("actions/")
    }

    @Test("values, bytes, links and files grow no faster than the catalog")
    func total() throws {
        let (few, many) = (try Self.site(apps: 10), try Self.site(apps: 20))
        for cost in [\RenderedSite.values, \.bytes, \.links, \.files] {
            #expect(many[keyPath: cost] <= 2 * few[keyPath: cost] + few[keyPath: cost] / 50)
        }
        #expect(many.bytes > few.bytes)
    }

    @Test("lists of apps and notes are cut into pages, and nothing falls between them")
    func lists() throws {
        var catalog = SampleCatalog.full
        catalog.apps = (0..<HomePage.most + 10).map { number in
            var app = SampleCatalog.notes
            app.id = "notes-\(1000 + number)"
            app.menus = []
            return app
        }
        let guideline = try #require(catalog.notes.first { $0.kind == .guideline })
        catalog.notes = (0..<2 * NoteListPage.most + 1).map { number in
            var note = guideline
            note.path = "content/guidelines/g\(number).md"
            note.address = .guideline(stem: "g\(number)")
            return note
        }
        let site = try RenderedSite(catalog)
        func count(_ path: String, _ text: String) -> Int { site.text(path).components(separatedBy: text).count - 1 }
        #expect(count("index.html", "class=\"tile card\"") == HomePage.most)
        #expect(count("list/apps/2/index.html", "class=\"tile card\"") == 10)
        #expect(site.outputs["list/apps/3/index.html"] == nil)
        #expect(count("index.html", "<a rel=\"next\" href=\"list/apps/2/index.html\">") == 1)
        #expect(count("list/apps/2/index.html", "<a rel=\"prev\" href=\"../../../index.html\">") == 1)
        let lists = ["guidelines/index.html", "list/guidelines/2/index.html", "list/guidelines/3/index.html"]
        let linked = lists.flatMap { path in
            (0..<catalog.notes.count).filter {
                site.text(path).contains("guidelines/g\($0)/index.html") || site.text(path).contains("\"../g\($0)/index.html")
            }
        }
        #expect(linked.sorted() == Array(catalog.notes.indices))
    }

    @Test("a page costs the same in a catalog of any size")
    func pages() throws {
        let (few, many) = (try Self.site(apps: 10), try Self.site(apps: 20))
        var compared = 0
        // The last app of the smaller site gets a neighbour in the larger one.
        for (path, output) in few.outputs where !Self.grows(path) && !path.hasPrefix("apps/notes-1009") {
            guard let other = many.outputs[path] else { continue }
            #expect(other.bytes.count == output.bytes.count && other.links.count == output.links.count, "\(path)")
            #expect(other.values == output.values, "\(path)")
            compared += 1
        }
        #expect(compared > 40)
    }
}

extension RenderedSite {
    var values: Int { outputs.values.reduce(0) { $0 + $1.values } }
    var bytes: Int { outputs.values.reduce(0) { $0 + $1.bytes.count } }
    var links: Int { outputs.values.reduce(0) { $0 + $1.links.count } }
    var files: Int { outputs.count }
}
