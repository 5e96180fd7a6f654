import Files
import Foundation
import QuickActionModel
import Synchronization
import Testing

/// A run whose input is that of the last one makes a page only where its file is not as that run left it.
@Suite struct RepeatedRunTests {
    let folder = TemporaryFolder()
    private let made = Made()

    init() throws { try folder.put("catalog/content/icon.png", "png") }

    /// The addresses of the pages that were made.
    private final class Made: Sendable {
        private let list = Mutex<[String]>([])
        func add(_ address: String) { list.withLock { $0.append(address) } }
        func take() -> [String] {
            list.withLock { list in
                defer { list = [] }
                return list.sorted()
            }
        }
    }

    private func publish(_ texts: [String: String], input: String?, from file: String = "png") throws -> PublishReport {
        try folder.put("catalog/content/icon.png", file)
        let pages = texts.map { [made] address, text in
            SitePage(SiteAddress(address), isLong: address.hasSuffix(".json")) { output in
                made.add(address)
                output.bytes = Array(text.utf8)
                if let range = text.range(of: "nowhere.html") {
                    let start = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
                    output.links = [start..<start + 12]
                }
            }
        }
        let icon = SitePage(copy: CopiedFile(path: "content/icon.png", address: SiteAddress("icon.png"), size: 3))
        return try SiteWriter(
            output: folder.at("site"), source: FolderTree(path: folder.at("catalog"), root: ""), sourcePath: folder.at("catalog"),
            workers: 2
        ).publish(SitePlan(pages + [icon]), generator: "longpress 0.1.0", input: input)
    }

    private let texts = [
        "index.html": "home", "a/index.html": "a", "catalog.json": String(repeating: "long ", count: 100_000), "empty.txt": "",
    ]

    @Test func nothingIsMadeAgain() throws {
        _ = try publish(texts, input: "1")
        #expect(made.take() == texts.keys.sorted())
        let before = folder.contents("site")
        let again = try publish(texts, input: "1")
        #expect(made.take().isEmpty)
        #expect(again.files == 5 && again.written == 0 && again.bytes == 500_008)
        #expect(folder.contents("site") == before)
    }

    @Test func otherInputMakesEveryPage() throws {
        _ = try publish(texts, input: "1")
        _ = made.take()
        #expect(try publish(texts, input: "2").written == 0)
        #expect(made.take() == texts.keys.sorted())
        #expect(try publish(texts, input: nil).written == 0)
        #expect(made.take() == texts.keys.sorted())
        // The run without an input left none behind.
        #expect(try publish(texts, input: "2").written == 0)
        #expect(made.take() == texts.keys.sorted())
    }

    @Test func whatSomebodyChangedIsMadeAgain() throws {
        _ = try publish(texts, input: "1")
        _ = made.take()
        try folder.put("site/a/index.html", "b")
        try folder.put("site/catalog.json", String(repeating: "lang ", count: 100_000))
        try FileManager.default.removeItem(atPath: folder.at("site/index.html"))
        let again = try publish(texts, input: "1")
        // A long page is made once to compare it and once to write it.
        #expect(made.take() == ["a/index.html", "catalog.json", "catalog.json", "index.html"])
        #expect(again.written == 3)
        #expect(folder.text("site/a/index.html") == "a" && folder.text("site/index.html") == "home")
        #expect(folder.text("site/catalog.json") == texts["catalog.json"])
    }

    @Test func copiedFilesAreComparedWithTheirSource() throws {
        _ = try publish(texts, input: "1")
        #expect(try publish(texts, input: "1", from: "jpg").written == 1)
        #expect(folder.text("site/icon.png") == "jpg")
    }

    @Test func aRunWithFaultsIsNeverRepeated() throws {
        let wrong = ["index.html": "<a href=\"nowhere.html\">"]
        #expect(try publish(wrong, input: "1").brokenLinks.count == 1)
        #expect(try publish(wrong, input: "1").brokenLinks.count == 1)
        #expect(made.take() == ["index.html", "index.html"])
    }

    @Test func anUnfinishedRunIsNotRepeated() throws {
        _ = try publish(texts, input: "1")
        let path = "site/longpress-manifest.json"
        try folder.put(path, try #require(folder.text(path)).replacing("\"complete\"", with: "\"incomplete\""))
        _ = made.take()
        _ = try publish(texts, input: "1")
        #expect(made.take() == texts.keys.sorted())
    }
}
