import Archives
import Files
import Foundation
import QuickActionModel
import SourceTrees
import Testing

/// Where the app is found, and what is said when it is not.
@Suite struct AppBundleTests {
    private func find(_ files: [String], root: String = "a.zip", _ properties: ArchiveProperties = .generic) throws
        -> BundleLocation
    {
        try AppBundle.find(in: try ZipBuilder(files: files).tree(root: root)) { _ in properties }
    }

    private func error(_ files: [String], root: String = "a.zip", _ properties: ArchiveProperties = .generic) -> ArchiveError? {
        do { _ = try find(files, root: root, properties) } catch { return error as? ArchiveError }
        return nil
    }

    @Test func theAppOfAnIPAIsFound() throws {
        let location = try find([
            "Payload/A.app/Info.plist", "Payload/A.app/A", "Payload/A.app/de.lproj/InfoPlist.strings", "SwiftSupport/x",
            "Payload/A.app/PlugIns/W.appex/Info.plist", "Payload/A.app/Watch/W.app/Info.plist",
            "Payload/A.app/Watch/W.app/PlugIns/X.appex/Info.plist", "Payload/A.app/Frameworks/F.framework/Info.plist",
            "Payload/A.app/R.bundle/Info.plist", "__MACOSX/Payload/._A.app",
        ])
        #expect(location.appFolder == "Payload/A.app")
        #expect(location.plistPath == "Payload/A.app/Info.plist")
        #expect(location.resourcesFolder == "Payload/A.app")
        #expect(!location.isForMac)
        #expect(location.notes.isEmpty)
        #expect(
            location.embedded == [
                "Payload/A.app/Frameworks/F.framework/Info.plist", "Payload/A.app/PlugIns/W.appex/Info.plist",
                "Payload/A.app/R.bundle/Info.plist", "Payload/A.app/Watch/W.app/Info.plist",
                "Payload/A.app/Watch/W.app/PlugIns/X.appex/Info.plist",
            ])
    }

    @Test func severalOrNoAppsAreErrors() {
        #expect(
            error(["Payload/A.app/Info.plist", "Payload/B.app/Info.plist"]) == .severalApps(["Payload/A.app", "Payload/B.app"]))
        #expect(error(["Payload/x", "Payload/y/z"]) == .noApp(place: "Payload", found: ["x", "y/"]))
        #expect(error(["Payload/A.app/x"]) == .noPropertyList(app: "Payload/A.app"))
        #expect(error(["Payload/A.app/info.plist"]) == .noPropertyList(app: "Payload/A.app"))
        #expect(error(["Payload/A.app"]) == .noPropertyList(app: "Payload/A.app"))
        #expect(error(["readme", "src/Info.plist"]) == .noApp(place: "", found: ["readme", "src/"]))
        #expect(
            message { try find(["Payload/A.app/Info.plist", "Payload/B.app/Info.plist"]) }
                == "There are 2 apps: \"Payload/A.app\", \"Payload/B.app\". Name one of them")
        #expect(message { try find(["x"]) } == "There is no .app folder in the top folder. Found: \"x\"")
        #expect(message { try find(["Payload/A.app/x"]) } == "\"Payload/A.app\" has neither Info.plist nor Contents/Info.plist")
    }

    @Test func linksAreNamed() throws {
        typealias Entry = ZipBuilder.Entry
        let plist = try ZipBuilder([Entry("Payload/A.app/Info.plist", "/etc/hosts").with { $0.mode = 0o120777 }]).tree()
        #expect(throws: ArchiveError.link("Payload/A.app/Info.plist")) { try AppBundle.find(in: plist) { _ in .generic } }
        let app = try ZipBuilder([Entry("Payload/A.app", "../B.app").with { $0.mode = 0o120777 }]).tree()
        #expect(throws: ArchiveError.link("Payload/A.app")) { try AppBundle.find(in: app) { _ in .generic } }
    }

    private static let archive = ["Info.plist", "Products/Applications/A.app/Info.plist"]

    @Test(arguments: ["Applications/A.app", "Products/Applications/A.app", "Applications/A.app/"])
    func applicationPathsAreFollowed(path: String) throws {
        let location = try find(Self.archive + ["Products/Applications/B.app/Info.plist"], .application(path: path))
        #expect(location.appFolder == "Products/Applications/A.app")
        #expect(location.notes.count == 1)
        #expect(try find(Self.archive, .application(path: path)).notes.isEmpty)
    }

    @Test(arguments: [
        "../../x.app", "Applications/../../x.app", "/Applications/A.app", "", "Applications\\A.app", "./A.app", "A//B.app",
    ])
    func applicationPathsThatLeadOutAreRefused(path: String) {
        #expect(error(Self.archive, .application(path: path)) == .unsafeApplicationPath(path))
    }

    @Test func applicationPathsMustLeadToAnApp() {
        for path in ["Applications/B.app", "Applications", "Applications/A.app/Info.plist"] {
            #expect(
                error(Self.archive, .application(path: path))
                    == .missingApplication(path: path, found: ["Products/Applications/A.app"]))
        }
    }

    @Test func genericArchivesMayHaveOneApp() throws {
        #expect(try find(Self.archive).notes.count == 1)
        #expect(try find(Self.archive, .unreadable(reason: "no")).notes.first?.contains("(no)") == true)
        #expect(try find(["Products/Applications/A.app/Info.plist"]).notes.count == 1)
        #expect(
            error(Self.archive + ["Products/Applications/B.app/x"])
                == .severalApps(["Products/Applications/A.app", "Products/Applications/B.app"]))
        #expect(error(["Info.plist", "Products/Library/F"]) == .noApp(place: "Products/Applications", found: ["Library/"]))
        #expect(error(["Info.plist", "Products/Applications/x"]) == .noApp(place: "Products/Applications", found: ["x"]))
        #expect(
            error(["Info.plist", "Products/Applications/A.app/x"]) == .noPropertyList(app: "Products/Applications/A.app"))
    }

    @Test func wrappedBundlesAreFound() throws {
        #expect(try find(["A.app/Info.plist"]).appFolder == "A.app")
        #expect(
            try find(["X.xcarchive/Products/Applications/A.app/Info.plist"]).appFolder
                == "X.xcarchive/Products/Applications/A.app")
        #expect(try find(["Info.plist", "A"], root: "A.app").appFolder == "")
        #expect(error(["A.app/Info.plist", "B.app/Info.plist"]) == .severalApps(["A.app", "B.app"]))
        #expect(error(["x"], root: "A.app") == .noPropertyList(app: "A.app"))
    }

    @Test func bundlesOfTheMacAreToldAndReadable() throws {
        let tree = try ZipBuilder(files: [
            "Products/Applications/A.app/Contents/Info.plist",
            "Products/Applications/A.app/Contents/Resources/de.lproj/InfoPlist.strings",
            "Products/Applications/A.app/Contents/Resources/Info.plist", "Products/Applications/A.app/Contents/Resources/z",
            "Products/Applications/A.app/Contents/PlugIns/W.appex/Contents/Info.plist", "Info.plist",
        ]).tree()
        let location = try AppBundle.find(in: tree) { _ in .application(path: "Applications/A.app") }
        #expect(location.isForMac)
        #expect(location.plistPath == "Products/Applications/A.app/Contents/Info.plist")
        #expect(location.resourcesFolder == "Products/Applications/A.app/Contents/Resources")
        #expect(location.notes.first?.contains("laid out for the Mac") == true)
        #expect(location.embedded == ["Products/Applications/A.app/Contents/PlugIns/W.appex/Contents/Info.plist"])
        let app = location.tree(in: tree, named: "A")
        #expect(app.root == "A")
        #expect(try app.list("").map(\.name) == ["Info.plist", "de.lproj", "z"])
        let bytes = try app.read("Info.plist", limit: 1000)
        #expect(String(decoding: bytes, as: UTF8.self) == "text of Products/Applications/A.app/Contents/Info.plist")
        #expect(try app.entry("de.lproj/InfoPlist.strings")?.kind == .file)
        #expect(try app.entry("nothing") == nil)
    }

    @Test func bundlesOfTheMacMayLackResources() throws {
        let tree = try ZipBuilder(files: ["A.app/Contents/Info.plist"]).tree()
        let app = try AppBundle.find(in: tree) { _ in .generic }.tree(in: tree, named: "A")
        #expect(try app.list("").map(\.name) == ["Info.plist"])
        #expect(try app.entry("")?.kind == .folder)
    }

    @Test func foldersOnDiskAreSearchedTheSameWay() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("bundle-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let app = folder.appendingPathComponent("X.xcarchive/Products/Applications/A.app")
        try FileManager.default.createDirectory(at: app, withIntermediateDirectories: true)
        try Data("app".utf8).write(to: app.appendingPathComponent("Info.plist"))
        let plist: [String: Any] = ["ApplicationProperties": ["ApplicationPath": "Applications/A.app"]]
        try PropertyListSerialization.data(fromPropertyList: plist, format: .binary, options: 0)
            .write(to: folder.appendingPathComponent("X.xcarchive/Info.plist"))
        for name in ["X.xcarchive", ""] {
            let tree = try FolderTree(path: folder.appendingPathComponent(name).path, root: "")
            let location = try AppBundle.find(in: tree, properties: Self.properties)
            #expect(location.plistPath.hasSuffix("Products/Applications/A.app/Info.plist"))
            #expect(location.notes.isEmpty)
            let bytes = try location.tree(in: tree, named: "A").read("Info.plist", limit: 10)
            #expect(bytes == Array("app".utf8))
        }
    }

    /// As a command wires it: the reader of property lists of `SourceTrees`.
    private static func properties(_ bytes: [UInt8]) -> ArchiveProperties {
        do throws(SourceError) {
            let root = try SourceReader().readPropertyList(bytes).root
            return root["ApplicationProperties"]?["ApplicationPath"]?.string.map { .application(path: $0) } ?? .generic
        } catch {
            return .unreadable(reason: "it is no property list")
        }
    }
}
