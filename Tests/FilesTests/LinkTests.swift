import Files
import Foundation
import QuickActionModel
import Testing

@Suite struct LinkTests {
    let folder = TemporaryFolder()

    func publish(_ plan: SitePlan, workers: Int = 2) throws -> PublishReport {
        try folder.put("catalog/a.svg", "<svg/>")
        let source = try FolderTree(path: folder.at("catalog"), root: "")
        let writer = SiteWriter(
            output: folder.at("out-\(workers)"), source: source, sourcePath: folder.at("catalog"), workers: workers)
        return try writer.publish(plan, generator: "g")
    }

    @Test(arguments: [
        "index.html", "./index.html", "../a/index.html", "../index.html", "../style.css?v=1", "?x=1", "", "#", "#top", "#here",
        "index.html#here", "../index.html#there", "../index.html?q=1#there", "http://example.com/x", "HTTPS://example.com",
        "mailto:a@example.com", "../caf%C3%A9.html", "../café.html", "../a%20b.html", "../a b.html", "../q&amp;a.html",
        "../q&#38;a.html", "../q&#x26;a.html", "../index.html#%C3%BC", "../index.html#ü", "%2e%2e/index.html",
        "../x/../index.html",
        "../a.svg#part", "../index.html#",
    ])
    func linksThatLeadSomewhere(link: String) throws {
        #expect(try publish(site(link)).brokenLinks.isEmpty)
    }

    @Test(arguments: [
        ("no.html", BrokenLink.Reason.noPage), ("../a", .noPage), ("../a/", .noPage), ("..", .noPage), (".", .noPage),
        ("index.html/x", .noPage), ("../cafe\u{301}.html", .noPage), ("../Index.html", .noPage), ("..%2findex.html", .noPage),
        ("../../index.html", .leavesSite), ("../../../x", .leavesSite), ("/index.html", .leavesSite),
        ("//example.com/x", .leavesSite), ("javascript:alert(1)", .leavesSite), ("JAVASCRIPT&#58;alert(1)", .leavesSite),
        ("data:text/html,x", .leavesSite), ("ftp://example.com", .leavesSite), ("httpx://example.com", .leavesSite),
        ("#nowhere", .noAnchor), ("index.html#nowhere", .noAnchor), ("../index.html#nowhere", .noAnchor),
        ("../index.html#Here", .noAnchor), ("?x#nowhere", .noAnchor),
    ])
    func linksThatLeadNowhere(link: String, reason: BrokenLink.Reason) throws {
        let report = try publish(site(link))
        #expect(report.brokenLinks.items == [BrokenLink(page: SiteAddress("a/index.html"), link: link, reason: reason)])
        #expect(report.brokenLinks.count == 1)
    }

    /// A site in which `a/index.html` holds one link.
    func site(_ link: String) -> SitePlan {
        SitePlan(
            texts: [
                "index.html": "<p id=\"there\"><p id=\"ü\">", "a/index.html": "<p id=\"here\"><a href=\"\(link)\">",
                "style.css": "",
                "café.html": "", "a b.html": "", "q&a.html": "",
            ], copies: [CopiedFile(path: "a.svg", address: SiteAddress("a.svg"), size: 6)])
    }

    @Test func idsAreDecodedLikeLinks() throws {
        let report = try publish(SitePlan(texts: ["a.html": "<p id=\"x&amp;y\"><a href=\"#x&amp;y\"><a href=\"#x%26y\">"]))
        #expect(report.brokenLinks.isEmpty)
    }

    @Test func duplicateIdsAreFaults() throws {
        let report = try publish(
            SitePlan(texts: ["a.html": "<p id=\"x\"><p id=\"y\"><p id=\"x\"><p id=\"x\">", "b.html": "<p id=\"x\">"]))
        #expect(report.faults.items == [PageFault(page: SiteAddress("a.html"), text: "duplicate id \"x\"")])
    }

    @Test func faultsOfPagesAreKeptWithTheirPage() throws {
        let plan = SitePlan(
            (0..<150).map { number in
                SitePage(SiteAddress("\(1000 + number).html")) {
                    $0.bytes = [1]
                    $0.faults = ["first \(number)", "second"]
                    $0.links = [0..<5]
                }
            })
        let report = try publish(plan)
        #expect(report.faults.count == 450 && report.faults.items.count == 100)
        #expect(report.faults.items[0] == PageFault(page: SiteAddress("1000.html"), text: "first 0"))
        #expect(report.faults.items[2].text == "a link lies outside the page")
        #expect(try publish(plan, workers: 1).faults.items == report.faults.items)
    }

    @Test func repeatedLinksAreCountedAndShownOnce() throws {
        let report = try publish(
            SitePlan(texts: ["a.html": "<a href=\"no\"><a href=\"no\"><a href=\"b.html#x\"><a href=\"b.html#x\">", "b.html": ""]))
        #expect(report.brokenLinks.count == 4)
        #expect(report.brokenLinks.items.map(\.link) == ["no", "b.html#x"])
    }

    @Test func theListDoesNotDependOnTheNumberOfWorkers() throws {
        var texts: [String: String] = [:]
        for number in 0..<400 {
            texts["p\(number).html"] =
                "<p id=\"i\(number)\"><a href=\"p\((number + 1) % 400).html#i\((number + 1) % 400)\"><a href=\"p7.html#x\(number % 50)\">"
                + "<a href=\"no-\(number)\"><a href=\"no-\(number)\">"
        }
        let plan = SitePlan(texts: texts)
        let one = try publish(plan, workers: 1)
        #expect(one.brokenLinks.count == 1200 && one.brokenLinks.items.count == 100)
        #expect(one.brokenLinks.items.contains { $0.reason == .noAnchor })
        for workers in [2, 3, 8] { #expect(try publish(plan, workers: workers).brokenLinks.items == one.brokenLinks.items) }
    }
}
