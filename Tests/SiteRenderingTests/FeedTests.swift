import Foundation
import QuickActionModel
import Testing

@testable import SiteRendering

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// What RFC 4287 and JSON Feed 1.1 demand of a feed like ours, one test for each demand that applies.
@Suite("Feeds") struct FeedTests {
    private static func site(_ base: String?, author: String? = nil, _ releases: [ToldRelease] = SampleCatalog.releases) throws
        -> RenderedSite
    {
        var catalog = SampleCatalog.full
        catalog.site = SiteFacts(id: "sample", title: "Sample <Catalog> & \"more\"", baseURL: base, author: author)
        return try RenderedSite(catalog, releases: releases)
    }

    static let bases: [String?] = [nil, "https://example.com/docs"]

    private func atom(_ base: String?, author: String? = nil) throws -> FeedElement {
        let bytes = try #require(try Self.site(base, author: author).outputs["feed.xml"]?.bytes)
        return try #require(FeedElement.parse(bytes))
    }

    private func json(_ base: String?) throws -> [String: Any] {
        let bytes = try #require(try Self.site(base).outputs["feed.json"]?.bytes)
        return try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
    }

    // MARK: Atom

    @Test("2: the document is well-formed XML whose element feed is in the namespace of Atom", arguments: bases)
    func document(base: String?) throws {
        let feed = try atom(base)
        #expect(feed.name == "feed")
        #expect(feed.attributes["xmlns"] == "http://www.w3.org/2005/Atom")
    }

    @Test("4.1.1: one author at least, exactly one id, title and updated, at most one generator", arguments: bases)
    func feedElements(base: String?) throws {
        let feed = try atom(base)
        #expect(feed.children("author").count == 1)
        for name in ["id", "title", "updated", "generator"] { #expect(feed.children(name).count == 1, "\(name)") }
        #expect(feed.text("title") == "Sample <Catalog> & \"more\"")
    }

    @Test("3.2: an author has exactly one name, which is not empty")
    func author() throws {
        #expect(try atom(nil).children("author")[0].text("name") == "Sample <Catalog> & \"more\"")
        #expect(try atom(nil, author: "Team & Co").children("author")[0].text("name") == "Team & Co")
    }

    @Test("4.1.2: an entry has exactly one id, title and updated, at most one content, published and summary", arguments: bases)
    func entryElements(base: String?) throws {
        let entries = try atom(base).children("entry")
        #expect(entries.map { $0.text("title") } == ["Notes 2.0", "Notes 1.0 & <b>"])
        for entry in entries {
            for name in ["id", "title", "updated", "published", "content", "summary"] {
                #expect(entry.children(name).count == 1, "\(name)")
            }
        }
    }

    @Test("4.1.1, 4.1.2: no two alternate links of one type and language", arguments: bases)
    func alternates(base: String?) throws {
        let feed = try atom(base)
        for element in [feed] + feed.children("entry") {
            let alternates = element.children("link").filter { $0.attributes["rel"] == "alternate" }
            #expect(alternates.count == 1)
            #expect(alternates[0].attributes["href"]?.isEmpty == false)
            #expect(alternates[0].attributes["type"] == "text/html")
        }
    }

    @Test("4.2.7.1: every link has an address; a feed with a base address names itself")
    func links() throws {
        let own = try atom("https://example.com/docs").children("link").filter { $0.attributes["rel"] == "self" }
        #expect(own.map { $0.attributes["href"] } == ["https://example.com/docs/feed.xml"])
        #expect(try atom(nil).children("link").allSatisfy { $0.attributes["href"]?.contains("://") == false })
    }

    @Test("4.2.6: ids are absolute IRIs, differ, and stay when the same is built again", arguments: bases)
    func ids(base: String?) throws {
        let feed = try atom(base)
        let ids = ([feed] + feed.children("entry")).map { $0.text("id") }
        #expect(Set(ids).count == ids.count)
        for id in ids { #expect(URL(string: id)?.scheme != nil, "\(id)") }
        let again = try atom(base)
        #expect(ids == ([again] + again.children("entry")).map { $0.text("id") })
    }

    @Test("without a base address ids are names of site, app and version: UUIDs of version 8")
    func names() throws {
        let pattern = /urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/
        for entry in try atom(nil).children("entry") { #expect(entry.text("id").wholeMatch(of: pattern) != nil) }
        #expect(FeedContent.uuid(["a", "bc"]) != FeedContent.uuid(["ab", "c"]))
        #expect(FeedContent.uuid(["a", "bc"]) == FeedContent.uuid(["a", "bc"]))
    }

    @Test("3.3: dates are RFC 3339 with upper-case T and Z; the feed is as new as its newest entry", arguments: bases)
    func dates(base: String?) throws {
        let feed = try atom(base)
        #expect(feed.text("updated") == "2026-11-30T00:00:00Z")
        #expect(feed.children("entry").map { $0.text("updated") } == ["2026-11-30T00:00:00Z", "2026-01-02T00:00:00Z"])
    }

    @Test("3.1, 4.1.3.3: text constructs hold text alone, and HTML content is escaped markup", arguments: bases)
    func content(base: String?) throws {
        for entry in try atom(base).children("entry") {
            for name in ["title", "summary", "content"] { #expect(entry.children(name)[0].elements.isEmpty) }
            #expect(entry.children("content")[0].attributes["type"] == "html")
            #expect(FeedElement.parse(Array("<div>\(entry.text("content"))</div>".utf8)) != nil)
        }
        let first = try #require(try atom(base).children("entry").first)
        #expect(first.text("content").contains("<b>Find &lt;&amp;&gt;</b>"))
        #expect(first.text("content").contains("<strong>Breaking:</strong>"))
        #expect(first.text("summary").contains("“Find <&>”"))
    }

    @Test("characters that XML forbids do not reach the feed")
    func hostile() throws {
        var releases = SampleCatalog.releases
        releases[1].sections[0].entries[1].people = [.title("a\u{0}b\u{1F}]]>\u{FFFE}</title>"), .code("]]>&#0;")]
        releases[1].version = "2\u{8}\"'"
        let bytes = try #require(try Self.site("https://example.com/?a=1&b=<", releases).outputs["feed.xml"]?.bytes)
        let feed = try #require(FeedElement.parse(bytes))
        #expect(feed.children("entry").count == 2)
    }

    // MARK: JSON Feed

    @Test("version and title are there, and addresses only where they are absolute")
    func top() throws {
        let feed = try json("https://example.com/docs/")
        #expect(feed["version"] as? String == "https://jsonfeed.org/version/1.1")
        #expect(feed["title"] as? String == "Sample <Catalog> & \"more\"")
        #expect(feed["feed_url"] as? String == "https://example.com/docs/feed.json")
        #expect(feed["home_page_url"] as? String == "https://example.com/docs/releases/index.html")
        let bare = try json(nil)
        #expect(bare["feed_url"] == nil && bare["home_page_url"] == nil)
        #expect(bare["language"] as? String == "en")
    }

    @Test("items is an array; each item has an id that is a string and content; dates are RFC 3339", arguments: bases)
    func items(base: String?) throws {
        let items = try #require(try json(base)["items"] as? [[String: Any]])
        #expect(items.count == 2)
        #expect(Set(items.compactMap { $0["id"] as? String }).count == 2)
        for item in items {
            #expect((item["content_html"] as? String)?.isEmpty == false)
            #expect(ISO8601DateFormatter().date(from: item["date_published"] as? String ?? "") != nil)
            #expect((item["url"] as? String).map { $0.hasPrefix("https://") } ?? (base == nil))
        }
    }

    @Test("authors is an array of objects with one member at least")
    func authors() throws {
        let authors = try #require(try json(nil)["authors"] as? [[String: Any]])
        #expect(authors.map { $0["name"] as? String } == ["Sample <Catalog> & \"more\""])
    }

    // MARK: Which releases

    @Test("a release without a date, and what is not saved, stay out; no dated release, no feed")
    func undated() throws {
        var releases = SampleCatalog.releases
        releases[1].date = nil
        let site = try Self.site(nil, releases)
        #expect(FeedElement.parse(site.outputs["feed.xml"]?.bytes ?? [])?.children("entry").count == 1)
        releases[2].date = nil
        let none = try Self.site(nil, releases)
        #expect(none.outputs["feed.xml"] == nil && none.outputs["feed.json"] == nil)
        #expect(!none.text("index.html").contains("rel=\"alternate\""))
    }

    @Test("home and the pages of releases name the feeds")
    func discovery() throws {
        let site = try Self.site(nil)
        for (path, way) in [("index.html", ""), ("releases/index.html", "../"), ("releases/notes/2.0/index.html", "../../../")] {
            let page = site.text(path)
            #expect(page.contains("<link rel=\"alternate\" type=\"application/atom+xml\""), "\(path)")
            #expect(page.contains("href=\"\(way)feed.xml\"") && page.contains("href=\"\(way)feed.json\""), "\(path)")
        }
    }
}

/// An element of a feed, as Foundation's parser sees it.
private final class FeedElement {
    let name: String
    let attributes: [String: String]
    var elements: [FeedElement] = []
    var content = ""

    init(_ name: String, _ attributes: [String: String]) {
        self.name = name
        self.attributes = attributes
    }

    func children(_ name: String) -> [FeedElement] { elements.filter { $0.name == name } }

    func text(_ name: String) -> String { children(name).first?.content ?? "" }

    /// The root; nil for what is not well-formed.
    static func parse(_ bytes: [UInt8]) -> FeedElement? {
        let reader = Reader()
        let parser = XMLParser(data: Data(bytes))
        parser.delegate = reader
        return parser.parse() ? reader.root : nil
    }

    private final class Reader: NSObject, XMLParserDelegate {
        var root: FeedElement?
        private var open: [FeedElement] = []

        func parser(
            _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
            attributes: [String: String]
        ) {
            let element = FeedElement(name, attributes)
            if let parent = open.last { parent.elements.append(element) } else { root = element }
            open.append(element)
        }

        func parser(_ parser: XMLParser, foundCharacters text: String) { open.last?.content += text }

        func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
            open.removeLast()
        }
    }
}
