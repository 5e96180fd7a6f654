import Files
import Foundation
import QuickActionModel
import Testing

@Suite struct RefusalTests {
    let folder = TemporaryFolder()

    init() throws {
        try folder.put("catalog/content/index.md", "# Home")
        try folder.put("catalog/themes/standard/theme.yaml", "")
    }

    func publish(_ output: String, _ texts: [String: String] = ["index.html": "home"]) throws -> PublishReport {
        let source = try FolderTree(path: folder.at("catalog"), root: "")
        let writer = SiteWriter(
            output: output, source: source, sourcePath: folder.at("catalog"),
            protected: ["content", "themes", "overrides"].map { folder.at("catalog/" + $0) }, workers: 1)
        return try writer.publish(SitePlan(texts: texts), generator: "g")
    }

    @Test func theDefaultPlaceIsFine() throws {
        #expect(try publish(folder.at("catalog/site")).written == 1)
        #expect(try publish(folder.at("new/deep/folder")).written == 1)
        #expect(try publish(folder.at("catalog/content/../public")).written == 1)
    }

    @Test func placesThatHoldOtherThingsAreRefused() throws {
        let home = try #require(getpwuid(getuid())).pointee.pw_dir.map { String(cString: $0) } ?? "/"
        for path in ["/", home, (home as NSString).deletingLastPathComponent, "/tmp/../"] {
            #expect(throws: PublishError.outputIsTooHigh(path: DiskFiles.absolute(path))) { try publish(path) }
        }
        let catalog = folder.at("catalog")
        try folder.link("alias", to: "catalog")
        for path in [catalog, catalog + "/", catalog + "/content/..", folder.at("alias")] {
            #expect(throws: PublishError.outputIsSource(path: catalog)) { try publish(path) }
        }
        #expect(throws: PublishError.outputContainsSource(path: folder.path, source: catalog)) { try publish(folder.path) }
        let content = catalog + "/content"
        for path in [content, content + "/site", folder.at("alias/content/static")] {
            #expect(throws: PublishError.outputInsideSource(path: DiskFiles.absolute(path), source: content)) {
                try publish(path)
            }
        }
        // A protected folder need not exist yet.
        #expect(throws: PublishError.outputInsideSource(path: catalog + "/overrides/x", source: catalog + "/overrides")) {
            try publish(catalog + "/overrides/x")
        }
        #expect(throws: PublishError.notAFolder(path: content + "/index.md")) {
            let writer = SiteWriter(
                output: content + "/index.md", source: try FolderTree(path: catalog, root: ""), sourcePath: catalog, workers: 1)
            return try writer.publish(SitePlan([]), generator: "g")
        }
        #expect(folder.contents("catalog").count == 2)
    }

    @Test func anotherSourceIsProtectedInBothDirections() throws {
        try folder.put("apps/contacts/Info.plist", "")
        let writer = SiteWriter(
            output: folder.at("apps"), source: try FolderTree(path: folder.at("catalog"), root: ""),
            sourcePath: folder.at("catalog"),
            protected: [folder.at("apps/contacts")], workers: 1)
        #expect(throws: PublishError.outputContainsSource(path: folder.at("apps"), source: folder.at("apps/contacts"))) {
            try writer.check()
        }
    }

    @Test func aFolderWithOtherFilesIsRefused() throws {
        for name in [".git/config", "a", "b", "c", "d", "e", "f"] { try folder.put("out/" + name, "mine") }
        #expect(throws: PublishError.foreignFolder(path: folder.at("out"), examples: [".git", "a", "b", "c", "d"])) {
            try publish(folder.at("out"))
        }
        #expect(folder.contents("out").count == 7)
    }

    @Test func anEmptyFolderIsTaken() throws {
        try FileManager.default.createDirectory(atPath: folder.at("out"), withIntermediateDirectories: true)
        try folder.put("out/.DS_Store", "finder")
        #expect(try publish(folder.at("out")).written == 1)
        #expect(folder.text("out/.DS_Store") == "finder")
    }

    @Test func aLinkAsOutputIsFollowedOnce() throws {
        try FileManager.default.createDirectory(atPath: folder.at("www"), withIntermediateDirectories: true)
        try folder.link("out", to: "www")
        _ = try publish(folder.at("out"))
        #expect(folder.text("www/index.html") == "home")
    }

    @Test(arguments: [
        "", "{", "[]", "{}", "{\"format\": \"longpress-manifest/2\", \"files\": {}, \"state\": \"complete\"}",
        "{\"format\": \"longpress-manifest/1\", \"files\": {}}",
        "{\"format\": \"longpress-manifest/1\", \"files\": {}, \"state\": \"odd\"}",
        "{\"format\": \"longpress-manifest/1\", \"files\": {\"../x\": {}}, \"state\": \"complete\"}",
        "{\"format\": \"longpress-manifest/1\", \"files\": {\"/etc/x\": {}}, \"state\": \"complete\"}",
        "{\"format\": \"longpress-manifest/1\", \"files\": {\"a\": {\"size\": 99999999999999999999}}, \"state\": \"complete\"}",
        "{\"format\": \"longpress-manifest/1\", \"files\": {}, \"state\": \"complete\"} x",
        "{\"format\": \"longpress-manifest/1\" \"files\": {}, \"state\": \"complete\"}",
        "{\"x\": " + String(repeating: "[", count: 100_000),
    ])
    func aManifestThatCannotBeUnderstoodStopsTheRun(text: String) throws {
        try folder.put("out/longpress-manifest.json", text)
        try folder.put("x", "outside")
        let error = #expect(throws: PublishError.self) { try publish(folder.at("out")) }
        guard case .damagedManifest? = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(folder.contents("out").count == 1)
        #expect(folder.text("x") == "outside")
    }

    @Test func aManifestThatIsALinkIsNotOurs() throws {
        try folder.put("other.json", "{\"format\": \"longpress-manifest/1\", \"files\": {}, \"state\": \"complete\"}")
        try folder.put("out/a", "mine")
        try folder.link("out/longpress-manifest.json", to: "../other.json")
        #expect(throws: PublishError.self) { try publish(folder.at("out")) }
    }

    @Test(arguments: ["../x", "/x", "a//b", "a/./b", "", "a\u{0}", "longpress-manifest.json", "a/.longpress-tmp-x"])
    func addressesThatLeadElsewhereAreRefused(address: String) throws {
        let error = #expect(throws: PublishError.self) { try publish(folder.at("out"), [address: "x"]) }
        guard case .badAddress? = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(DiskFiles.kind(folder.at("out")) == nil)
    }

    @Test func aFileCannotBeAFolderToo() throws {
        #expect(throws: PublishError.badAddress(address: "a/b/c", reason: "a is a file and a folder at once")) {
            try publish(folder.at("out"), ["a": "x", "a/b/c": "y"])
        }
    }

    @Test(.enabled(if: getuid() != 0, "root may write anywhere")) func aFolderWithoutPermissionIsTold() throws {
        try FileManager.default.createDirectory(
            atPath: folder.at("out"), withIntermediateDirectories: true, attributes: [.posixPermissions: 0o500])
        let error = #expect(throws: PublishError.self) { try publish(folder.at("out")) }
        #expect(error?.message.contains("Permission denied") == true)
    }

    @Test func messagesSayWhatToDo() {
        let errors: [(PublishError, String)] = [
            (.outputIsTooHigh(path: "/"), "Name a folder of its own"),
            (.outputIsSource(path: "c"), "Name another folder"),
            (.outputContainsSource(path: "c", source: "c/d"), "Name a folder beside it"),
            (.outputInsideSource(path: "c/d", source: "c"), "Name a folder outside it"),
            (.notAFolder(path: "c"), "Name another output folder"),
            (.foreignFolder(path: "c", examples: ["a", "b"]), "did not write: a, b. Name an empty"),
            (.foreignFiles(path: "c", files: (0..<25).map { "f\($0)" }), "f19 and 5 more. Move them away"),
            (.damagedManifest(path: "c", reason: "it stops early at byte 1"), "Remove the output folder yourself"),
            (.badAddress(address: "c", reason: "r"), "please report it"),
            (.cannotRead(reason: "c does not exist"), "c does not exist."),
            (.cannotWrite(path: "c", reason: "No space left on device"), "c cannot be written: No space left on device."),
        ]
        for (error, words) in errors { #expect(error.message.contains(words), "\(error.message)") }
    }
}
