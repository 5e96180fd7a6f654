import Foundation
import Testing

/// The same input gives the same bytes, wherever and however it is built.
@Suite struct SameBytesTests {
    private static let names = ["plain", "everything", "rtl-long", "hostile"]

    @Test(arguments: names) func inAnyFolderOrderAndNumberOfThreads(_ name: String) throws {
        let (first, second) = (try TestSite(name), try TestSite(name, lastFirst: true))
        _ = first.build("--jobs", "1")
        _ = second.build("--jobs", "2")
        let (a, b) = (try first.files, try second.files)
        #expect(a.paths == b.paths)
        for path in a.paths where a[path] != b[path] { Issue.record("\(path) differs") }
    }

    @Test(arguments: names) func againWritesNothing(_ name: String) throws {
        let site = try TestSite(name)
        _ = site.build()
        let before = try site.files
        let again = site.build("--jobs", "2")
        #expect(again.output.contains(": 0 written, \(before.count - 1) unchanged, 0 removed"))
        #expect(try site.files == before)
    }

    @Test(arguments: names) func theAddressOfTheSiteStandsInNoOtherPlace(_ name: String) throws {
        let (atRoot, below, without) = (try TestSite(name), try TestSite(name), try TestSite(name))
        _ = atRoot.build("--base-url", "https://actions.example.com/")
        _ = below.build("--base-url", "https://example.com/design/quick-actions/")
        _ = without.build()
        let (a, b, c) = (try atRoot.files, try below.files, try without.files)
        #expect(a.paths == b.paths)
        // The manifest holds hashes of the pages that carry the address.
        for path in a.paths where path != "longpress-manifest.json" && a[path] != b[path] {
            let isFeed = path == "feed.xml" || path == "feed.json"
            #expect(isFeed || path.hasSuffix(".html"), "\(path) carries the address of the site")
            let moved = a.text(path).replacingOccurrences(
                of: "https://actions.example.com/", with: "https://example.com/design/quick-actions/")
            #expect(moved == b.text(path), "\(path) differs in more than the address")
            // A feed is read far away from the site, so each of its links is a whole address.
            if isFeed { continue }
            let lines = a.text(path).components(separatedBy: "\n").filter { $0.contains("https://actions.example.com/") }
            #expect(lines.count == 1, "\(path) carries the address once: \(lines)")
            if path != "404.html" {
                #expect(lines.first?.hasPrefix("<link rel=\"canonical\"") == true, "\(path) carries it as its canonical link")
            }
        }
        for path in c.paths where path != "longpress-manifest.json" {
            #expect(!c.text(path).contains("rel=\"canonical\""), "\(path) knows no address")
        }
    }
}
