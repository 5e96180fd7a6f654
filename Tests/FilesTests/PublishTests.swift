import Files
import Foundation
import QuickActionModel
import Testing

@Suite struct PublishTests {
    let folder = TemporaryFolder()

    init() throws { try folder.put("catalog/content/icon.png", String(repeating: "png", count: 200_000)) }

    var icon: CopiedFile {
        CopiedFile(path: "content/icon.png", address: SiteAddress("apps/notes/icon.png"), size: 600_000)
    }

    func publish(_ plan: SitePlan, to name: String = "catalog/site", workers: Int = 2) throws -> PublishReport {
        let source = try FolderTree(path: folder.at("catalog"), root: "")
        let writer = SiteWriter(
            output: folder.at(name), source: source, sourcePath: folder.at("catalog"), protected: [folder.at("catalog/content")],
            workers: workers)
        return try writer.publish(plan, generator: "longpress 0.1.0")
    }

    func manifest(_ name: String = "catalog/site") throws -> [String: Any] {
        let text = folder.text(name + "/longpress-manifest.json") ?? ""
        return try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    }

    @Test func writesPagesCopiesAndManifest() throws {
        let report = try publish(SitePlan(texts: ["index.html": "home", "apps/notes/index.html": "notes"], copies: [icon]))
        #expect(report.files == 3 && report.written == 3 && report.unchanged == 0)
        #expect(report.bytes == 600_009)
        #expect(report.removed.isEmpty && report.edited.isEmpty && report.brokenLinks.isEmpty && report.faults.isEmpty)
        #expect(folder.text("catalog/site/index.html") == "home")
        #expect(folder.contents("catalog/site")["apps/notes/icon.png"] == folder.contents("catalog")["content/icon.png"])
        let manifest = try manifest()
        #expect(manifest["format"] as? String == "longpress-manifest/1")
        #expect(manifest["state"] as? String == "complete")
        #expect(manifest["generator"] as? String == "longpress 0.1.0")
        let files = try #require(manifest["files"] as? [String: [String: Any]])
        #expect(files.keys.sorted() == ["apps/notes/icon.png", "apps/notes/index.html", "index.html"])
        #expect(files["index.html"]?["size"] as? Int == 4)
        #expect(files["index.html"]?["sha256"] as? String == SHA256.hex("home"))
        #expect(
            folder.text("catalog/site/longpress-manifest.json")?.hasPrefix(
                "{\n  \"files\": {\n    \"apps/notes/icon.png\": {\"sha256\": \"") == true)
    }

    @Test func unchangedFilesAreLeftAlone() throws {
        let plan = SitePlan(texts: ["index.html": "home", "a/index.html": "one", "empty.txt": ""], copies: [icon])
        _ = try publish(plan)
        let names = ["index.html", "a/index.html", "empty.txt", "apps/notes/icon.png", "longpress-manifest.json"]
        let before = try names.map { try folder.mark("catalog/site/" + $0) }
        let again = try publish(plan)
        #expect(again.files == 4 && again.written == 0 && again.unchanged == 4)
        #expect(try names.map { try folder.mark("catalog/site/" + $0) } == before)

        let changed = try publish(
            SitePlan(texts: ["index.html": "home", "a/index.html": "two", "empty.txt": ""], copies: [icon]))
        #expect(changed.written == 1)
        #expect(folder.text("catalog/site/a/index.html") == "two")
        #expect(try folder.mark("catalog/site/index.html") == before[0])
        #expect(try folder.mark("catalog/site/a/index.html") != before[1])
        #expect(try folder.mark("catalog/site/apps/notes/icon.png") == before[3])
    }

    @Test func changedCopiesAreReplaced() throws {
        _ = try publish(SitePlan(texts: [:], copies: [icon]))
        try folder.put("catalog/content/icon.png", String(repeating: "png", count: 199_999) + "jpg")
        #expect(try publish(SitePlan(texts: [:], copies: [icon])).written == 1)
        #expect(folder.text("catalog/site/apps/notes/icon.png")?.hasSuffix("pngjpg") == true)
    }

    @Test func theSameBytesForAnyNumberOfWorkersAndAnyOrder() throws {
        let texts = Dictionary(
            uniqueKeysWithValues: (0..<300).map { ("p/\($0 % 17)/\($0).html", "page \($0) <a href=\"no-\($0)\">") })
        let plans = [SitePlan(texts: texts, copies: [icon]), SitePlan(SitePlan(texts: texts, copies: [icon]).pages.shuffled())]
        let one = try publish(plans[0], to: "one", workers: 1)
        let two = try publish(plans[1], to: "two", workers: 2)
        let five = try publish(plans[1], to: "five", workers: 5)
        #expect(folder.contents("one").count == 302)
        #expect(folder.contents("one") == folder.contents("two"))
        #expect(folder.contents("one") == folder.contents("five"))
        #expect(one.brokenLinks.count == 300 && one.brokenLinks.items.count == 100)
        #expect(one.brokenLinks.items == two.brokenLinks.items)
        #expect(one.brokenLinks.items == five.brokenLinks.items)
    }

    @Test func staleFilesGoAndEmptiedFoldersWithThem() throws {
        _ = try publish(SitePlan(texts: ["index.html": "home", "a/b/c.html": "old", "a/d.html": "old", "e/f.html": "old"]))
        try folder.put("catalog/site/e/CNAME", "mine")
        let report = try publish(SitePlan(texts: ["index.html": "home", "a/d.html": "old"]))
        #expect(report.removed.items == ["a/b/c.html", "e/f.html"])
        #expect(DiskFiles.kind(folder.at("catalog/site/a/b")) == nil)
        #expect(folder.text("catalog/site/e/CNAME") == "mine")
        #expect(folder.text("catalog/site/a/d.html") == "old")
        #expect(Set(folder.contents("catalog/site").keys) == ["index.html", "a/d.html", "e/CNAME", "longpress-manifest.json"])
    }

    @Test func staleFilesThatSomebodyEditedStay() throws {
        _ = try publish(SitePlan(texts: ["index.html": "home", "a.html": "old", "b.html": "old"]))
        try folder.put("catalog/site/a.html", "mine now")
        try folder.put("catalog/site/b.html", "OLD")
        let report = try publish(SitePlan(texts: ["index.html": "home"]))
        #expect(report.removed.isEmpty)
        #expect(report.edited.items == ["a.html", "b.html"])
        #expect(folder.text("catalog/site/a.html") == "mine now")
        #expect(try publish(SitePlan(texts: ["index.html": "home"])).edited.isEmpty)
    }

    @Test func foreignFilesAreNeverTouched() throws {
        _ = try publish(SitePlan(texts: ["index.html": "home"]))
        try folder.put("catalog/site/CNAME", "example.com")
        try folder.put("catalog/site/.git/config", "git")
        let before = try folder.mark("catalog/site/CNAME")
        _ = try publish(SitePlan(texts: ["index.html": "other", "b/index.html": "b"]))
        #expect(try folder.mark("catalog/site/CNAME") == before)
        #expect(folder.text("catalog/site/.git/config") == "git")
    }

    @Test func foreignFilesInTheWayAreAllListedBeforeAnythingIsWritten() throws {
        _ = try publish(SitePlan(texts: ["index.html": "home"]))
        try folder.put("catalog/site/b.html", "mine")
        try folder.put("catalog/site/c/index.html", "mine")
        try folder.put("catalog/site/d", "a file where a folder must go")
        try folder.put("catalog/site/e.html/inner", "a folder where a file must go")
        try folder.put("elsewhere/x", "x")
        try folder.link("catalog/site/f", to: "../../elsewhere")
        try folder.link("catalog/site/g.html", to: "../../elsewhere/x")
        let before = folder.contents("catalog/site")
        let texts = Dictionary(
            uniqueKeysWithValues: [
                "index.html", "b.html", "c/index.html", "d/x.html", "d/y.html", "e.html", "f/x.html", "g.html",
            ]
            .map { ($0, "new") })
        #expect(
            throws: PublishError.foreignFiles(
                path: folder.at("catalog/site"), files: ["b.html", "c/index.html", "d", "e.html", "f", "g.html"])
        ) { try publish(SitePlan(texts: texts)) }
        #expect(folder.contents("catalog/site") == before)
        #expect(folder.contents("elsewhere").count == 1)
        #expect(folder.text("catalog/site/index.html") == "home")
    }

    @Test func aLinkInPlaceOfOurFolderIsNotFollowed() throws {
        _ = try publish(SitePlan(texts: ["index.html": "home", "a/b.html": "ours"]))
        try folder.put("elsewhere/b.html", "ours")
        try FileManager.default.removeItem(atPath: folder.at("catalog/site/a"))
        try folder.link("catalog/site/a", to: "../../elsewhere")
        _ = try publish(SitePlan(texts: ["index.html": "home"]))
        #expect(folder.text("elsewhere/b.html") == "ours")
    }

    @Test func filesAndFoldersOfOursMayChangePlaces() throws {
        _ = try publish(SitePlan(texts: ["a": "file", "b/c/d": "deep", "b/c/e": "deep"]))
        let report = try publish(SitePlan(texts: ["a/x/y": "deep", "b": "file"]))
        #expect(report.removed.count == 3 && report.written == 2)
        #expect(Set(folder.contents("catalog/site").keys) == ["a/x/y", "b", "longpress-manifest.json"])
        try folder.put("catalog/site/a/x/z", "mine")
        #expect(throws: PublishError.foreignFiles(path: folder.at("catalog/site"), files: ["a"])) {
            try publish(SitePlan(texts: ["a": "file"]))
        }
        #expect(folder.text("catalog/site/a/x/y") == "deep")
    }

    @Test func aStoppedRunIsCompleted() throws {
        let plan = SitePlan(texts: ["index.html": "home", "a/one.html": "one", "a/two.html": "two"])
        // What a run leaves that was stopped after one page, in the middle of another.
        try folder.put(
            "catalog/site/longpress-manifest.json",
            """
            {"files": {"a/gone.html": {"sha256": "\(SHA256.hex("gone"))", "size": 4}, "a/kept.html": {"sha256": "00", "size": 4},
            "a/one.html": {}, "a/two.html": {}, "dropped.html": {}, "index.html": {}},
            "format": "longpress-manifest/1", "generator": "longpress 0.1.0", "later": [{"x": 1}, null], "state": "incomplete"}
            """)
        for (name, text) in [
            ("a/gone.html", "gone"), ("a/kept.html", "mine"), ("a/one.html", "one"), ("a/.longpress-tmp-two.html", "tw"),
            ("dropped.html", "x"), (".longpress-tmp-longpress-manifest.json", "{"),
        ] { try folder.put("catalog/site/" + name, text) }
        let report = try publish(plan)
        #expect(report.files == 3 && report.written == 2)
        #expect(report.removed.items == ["a/gone.html", "dropped.html"])
        #expect(report.edited.items == ["a/kept.html"])
        #expect(
            Set(folder.contents("catalog/site").keys)
                == ["index.html", "a/one.html", "a/two.html", "a/kept.html", "longpress-manifest.json"])
        #expect(try manifest()["state"] as? String == "complete")
    }

    @Test func aFailureLeavesTheFolderMarkedAndTheNextRunMendsIt() throws {
        _ = try publish(SitePlan(texts: ["a.html": "old", "z.html": "old"]))
        let missing = CopiedFile(path: "content/nothing.png", address: SiteAddress("n.png"), size: 10)
        #expect(throws: PublishError.cannotRead(reason: "content/nothing.png does not exist")) {
            try publish(SitePlan(texts: ["a.html": "new", "b.html": "new"], copies: [missing]), workers: 1)
        }
        let manifest = try manifest()
        #expect(manifest["state"] as? String == "incomplete")
        #expect((manifest["files"] as? [String: Any])?.keys.sorted() == ["a.html", "b.html", "n.png", "z.html"])
        let report = try publish(SitePlan(texts: ["a.html": "new"]))
        #expect(report.removed.items == ["b.html", "z.html"])
        #expect(Set(folder.contents("catalog/site").keys) == ["a.html", "longpress-manifest.json"])
    }

    @Test func theFolderIsMarkedBeforeTheFirstChange() throws {
        _ = try publish(SitePlan(texts: ["a.html": "old"]))
        let path = folder.at("catalog/site/longpress-manifest.json")
        // The second page is rendered after the first was written.
        let plan = SitePlan([
            SitePage(SiteAddress("a.html")) { $0.bytes = Array("new".utf8) },
            SitePage(SiteAddress("b.html")) { $0.bytes = (try? DiskFiles.read(path, limit: 10_000)) ?? [] },
        ])
        _ = try publish(plan, workers: 1)
        let seen = try #require(folder.text("catalog/site/b.html"))
        #expect(seen.contains("\"state\": \"incomplete\"") && seen.contains("\"a.html\": {}") && seen.contains("\"b.html\": {}"))
    }

    @Test func progressRisesToTheEnd() throws {
        let source = try FolderTree(path: folder.at("catalog"), root: "")
        let writer = SiteWriter(output: folder.at("out"), source: source, sourcePath: folder.at("catalog"), workers: 2)
        let seen = Steps()
        _ = try writer.publish(
            SitePlan(texts: Dictionary(uniqueKeysWithValues: (0..<200).map { ("\($0).html", "x") })), generator: "g"
        ) { done, total in seen.add(done, total) }
        #expect(seen.all == seen.all.sorted() && seen.all.last == 200)
    }

    @Test func anEmptyPlanIsASite() throws {
        #expect(try publish(SitePlan([])).files == 0)
        #expect(try manifest()["state"] as? String == "complete")
        #expect(try publish(SitePlan(texts: ["a": "x"])).written == 1)
    }

    @Test func longNamesHaveRoomForTheTemporaryName() throws {
        let name = String(repeating: "n", count: 250) + ".html"
        _ = try publish(SitePlan(texts: [name: "one"]))
        #expect(try publish(SitePlan(texts: [name: "two"])).written == 1)
        #expect(folder.text("catalog/site/" + name) == "two")
    }
}

/// Collects what progress tells.
private final class Steps: @unchecked Sendable {
    private let lock = NSLock()
    private var steps: [Int] = []

    var all: [Int] { lock.withLock { steps } }

    func add(_ done: Int, _ total: Int) { lock.withLock { steps.append(done) } }
}
