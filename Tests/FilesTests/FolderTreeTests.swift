import Files
import Foundation
import QuickActionModel
import Testing

@Suite struct FolderTreeTests {
    let folder = TemporaryFolder()

    func tree(_ name: String = "in") throws -> FolderTree { try FolderTree(path: folder.at(name), root: "") }

    @Test func listsSortedByBytesWithHiddenFiles() throws {
        for name in ["b.txt", "a.txt", ".hidden", "Z.txt", "é.txt"] { try folder.put("in/" + name, name) }
        try folder.put("in/sub/x", "1234")
        let list = try tree().list("")
        #expect(list.map(\.name) == [".hidden", "Z.txt", "a.txt", "b.txt", "sub", "é.txt"])
        #expect(list.map(\.kind) == [.file, .file, .file, .file, .folder, .file])
        #expect(list[0].size == 7 && list[4].size == 0)
        #expect(try tree().list("sub") == [InputEntry(name: "x", kind: .file, size: 4)])
    }

    @Test func readsRanges() throws {
        try folder.put("in/a", "0123456789")
        let tree = try tree()
        #expect(try tree.read("a", offset: 0, count: 100) == Array("0123456789".utf8))
        #expect(try tree.read("a", offset: 3, count: 4) == Array("3456".utf8))
        #expect(try tree.read("a", offset: 10, count: 4).isEmpty)
        #expect(try tree.read("a", offset: 99, count: 4).isEmpty)
        #expect(try tree.read("a", limit: 10).count == 10)
        #expect(throws: InputError.tooLarge(path: "a", size: 10, limit: 9)) { try tree.read("a", limit: 9) }
    }

    @Test func missingThingsAreMissing() throws {
        try folder.put("in/a", "x")
        let tree = try tree()
        #expect(try tree.entry("no") == nil)
        #expect(try tree.entry("no/no") == nil)
        #expect(try tree.entry("a/under-a-file") == nil)
        #expect(throws: InputError.missing(path: "no")) { try tree.read("no", offset: 0, count: 1) }
        #expect(throws: InputError.missing(path: "no")) { try tree.list("no") }
        #expect(throws: InputError.missing(path: folder.at("nowhere"))) { try FolderTree(path: folder.at("nowhere"), root: "") }
    }

    @Test(arguments: [
        "..", "../in/a", "sub/../a", ".", "./a", "/etc/passwd", "sub//x", "sub/", "a\u{0}b", "sub/..", "sub/.", "/", "//",
    ])
    func refusesPathsThatAreNotPlain(path: String) throws {
        try folder.put("in/a", "x")
        try folder.put("in/sub/x", "x")
        let tree = try tree()
        #expect(throws: InputError.self) { try tree.entry(path) }
        #expect(throws: InputError.self) { try tree.read(path, offset: 0, count: 1) }
        #expect(throws: InputError.self) { try tree.list(path) }
    }

    @Test func linksInsideAreFollowed() throws {
        try folder.put("in/real/a", "text")
        try folder.link("in/file", to: "real/a")
        try folder.link("in/folder", to: "real")
        let tree = try tree()
        #expect(try tree.read("file", offset: 0, count: 9) == Array("text".utf8))
        #expect(try tree.read("folder/a", offset: 0, count: 9) == Array("text".utf8))
        #expect(try tree.entry("folder")?.kind == .folder)
        #expect(try tree.entry("file") == InputEntry(name: "file", kind: .file, size: 4))
        #expect(try tree.list("").map(\.kind) == [.file, .folder, .folder])
    }

    @Test func linksThatLeaveAreRefused() throws {
        try folder.put("outside/secret", "no")
        try folder.put("in-beside/secret", "no")
        try folder.put("in/a", "x")
        try folder.link("in/out", to: "../outside")
        try folder.link("in/absolute", to: folder.at("outside/secret"))
        try folder.link("in/beside", to: "../in-beside/secret")
        try folder.link("in/dangling", to: "nothing")
        let tree = try tree()
        #expect(throws: InputError.leavesRoot(path: "out/secret")) { try tree.read("out/secret", offset: 0, count: 9) }
        #expect(throws: InputError.leavesRoot(path: "absolute")) { try tree.read("absolute", offset: 0, count: 9) }
        #expect(throws: InputError.leavesRoot(path: "beside")) { try tree.entry("beside") }
        #expect(throws: InputError.leavesRoot(path: "out")) { try tree.list("out") }
        #expect(try tree.entry("dangling") == nil)
        #expect(try tree.list("").map(\.kind) == [.file, .other, .other, .other, .other])
    }

    @Test func linksInCirclesEnd() throws {
        try folder.put("in/a/x", "x")
        try folder.put("in/b/x", "x")
        try folder.link("in/self", to: "self")
        try folder.link("in/a/up", to: "..")
        try folder.link("in/a/b", to: "../b")
        try folder.link("in/b/a", to: "../a")
        let tree = try tree()
        #expect(try tree.list("a").map(\.kind) == [.folder, .other, .file])
        #expect(try tree.list("a/b").map(\.kind) == [.other, .file])
        #expect(throws: InputError.self) { try tree.entry("a/up/a") }
        #expect(throws: InputError.self) { try tree.entry("self") }
        #expect(walk(tree, "", depth: 0) < 20)
    }

    @Test func chainsOfLinksAreBounded() throws {
        for level in 0..<8 {
            try folder.put("in/d\(level)/x", "x")
            if level < 7 { try folder.link("in/d\(level)/next", to: "../d\(level + 1)") }
        }
        let tree = try tree()
        #expect(try tree.entry("d0/next/next/next/next/x")?.kind == .file)
        #expect(throws: InputError.self) { try tree.entry("d0/next/next/next/next/next/x") }
    }

    @Test(.timeLimit(.minutes(1))) func pipesAreNeverOpened() throws {
        try folder.put("in/a", "x")
        #expect(mkfifo(folder.at("in/pipe"), 0o644) == 0)
        let tree = try tree()
        #expect(try tree.list("").map(\.kind) == [.file, .other])
        #expect(try tree.entry("pipe")?.kind == .other)
        #expect(throws: InputError.failed(path: "pipe", reason: "it is not a file")) {
            try tree.read("pipe", offset: 0, count: 1)
        }
        #expect(throws: InputError.self) { try FolderTree(path: folder.at("in/pipe"), root: "") }
        #expect(throws: InputError.self) { try DiskFiles.read(folder.at("in/pipe"), limit: 10) }
    }

    @Test func unreadableNamesAndFilesAreTold() throws {
        try folder.put("in/a", "x")
        let bad: [CChar] = Array((folder.path + "/in/").utf8.map { CChar(bitPattern: $0) }) + [-1, 0]
        let file = open(bad, O_CREAT | O_WRONLY, 0o644)
        guard file >= 0 else { return }  // Some file systems take only UTF-8.
        close(file)
        let list = try tree().list("")
        #expect(list.map(\.kind) == [.file, .other])
    }

    @Test func anotherTreeMayLieOutside() throws {
        try folder.put("in/content/apps/x/app.yaml", "source")
        try folder.put("repository/App/Info.plist", "<plist/>")
        try folder.put("repository/App/Other.plist", "<plist/>")
        let tree = try tree()
        let other = try tree.tree(at: "content/apps/x/../../../../repository", named: "repository")
        #expect(other.root == "repository")
        #expect(try other.list("App").map(\.name) == ["Info.plist", "Other.plist"])
        let absolute = try tree.tree(at: folder.at("repository/App"), named: "app")
        #expect(try absolute.list("").count == 2)
        let single = try tree.tree(at: "../repository/App/Info.plist", named: "plist")
        #expect(try single.list("").map(\.name) == ["Info.plist"])
        #expect(try single.read("Info.plist", offset: 0, count: 3).count == 3)
        #expect(try single.entry("Other.plist") == nil)
        #expect(throws: InputError.self) { try tree.tree(at: "../nowhere", named: "x") }
    }

    @Test func dotsInNamesAreNames() throws {
        for name in ["...", "..a", "a..", ".a", "a.b/..c/x"] { try folder.put("in/" + name, name) }
        let tree = try tree()
        for name in ["...", "..a", "a..", ".a", "a.b/..c/x"] { #expect(try tree.read(name, limit: 99) == Array(name.utf8)) }
    }

    @Test func theRootOfTheDiskIsAFolderToo() throws {
        try folder.put("in/a", "x")
        let tree = try FolderTree(path: "/", root: "disk")
        #expect(try tree.read(String(folder.at("in/a").dropFirst()), limit: 9) == [UInt8(ascii: "x")])
    }

    @Test func aFolderGivenByALinkIsItsOwnRoot() throws {
        try folder.put("real/a", "x")
        try folder.link("alias", to: "real")
        let tree = try FolderTree(path: folder.at("alias"), root: "alias")
        #expect(tree.path == folder.at("real"))
        #expect(try tree.list("").map(\.name) == ["a"])
    }

    @Test func severalThreadsMayRead() async throws {
        for number in 0..<50 { try folder.put("in/\(number)", String(repeating: "\(number),", count: 1000)) }
        let tree = try tree()
        try await withThrowingTaskGroup(of: Bool.self) { group in
            for number in 0..<200 {
                group.addTask {
                    let name = "\(number % 50)"
                    return try tree.read(name, limit: 1 << 20) == Array(String(repeating: "\(name),", count: 1000).utf8)
                }
            }
            for try await isRight in group { #expect(isRight) }
        }
    }

    private func walk(_ tree: FolderTree, _ path: String, depth: Int) -> Int {
        guard depth < 30, let list = try? tree.list(path) else { return 1 }
        return list.reduce(0) {
            $0 + ($1.kind == .folder ? walk(tree, path.isEmpty ? $1.name : path + "/" + $1.name, depth: depth + 1) : 1)
        }
    }
}
