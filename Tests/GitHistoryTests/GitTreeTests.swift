import Foundation
import GitHistory
import QuickActionModel
import Testing

/// Revisions read as folders.
@Suite(.enabled(if: Repositories.hasGit, "git is not installed")) struct GitTreeTests {
    private func text(_ tree: some InputTree, _ path: String) throws -> String {
        String(decoding: try tree.read(path, limit: 1 << 20), as: UTF8.self)
    }

    @Test func foldersOfARevisionAreListed() throws {
        let side = try Repositories.open("plain").side("v0.9.0", root: "old")
        let entries = try side.tree.list("")
        #expect(entries.map(\.name) == ["App", "App.sh", "link", "module", "odd\u{fffd}"])
        #expect(entries.map(\.kind) == [.folder, .file, .other, .other, .other])
        #expect(entries.map(\.size) == [0, 3, 0, 0, 0])
        #expect(try side.tree.list("App").map(\.name) == ["Info.plist", "My Ünit", "de.lproj"])
        #expect(try text(side.tree, "App/My Ünit/x y.strings") == "text")
        #expect(try side.tree.entry("App/Info.plist") == InputEntry(name: "Info.plist", kind: .file, size: 3))
        #expect(try side.tree.entry("App")?.kind == .folder)
        #expect(try side.tree.entry("link/x") == nil)
        for path in ["x", "App/", "/App", "App//Info.plist", "./App", "App/../App", "app"] {
            #expect(try side.tree.entry(path) == nil, "\(path)")
        }
        #expect(try side.tree.read("App/Info.plist", offset: 1, count: 1) == Array("n".utf8))
        #expect(try side.tree.read("App/Info.plist", offset: 1, count: Int.max) == Array("ne".utf8))
        #expect(try side.tree.read("App/Info.plist", offset: 3, count: 1) == [])
        #expect(side.tree.root == "old")
        #expect(side.commit.date == 1_700_000_000)
    }

    @Test func errorsNameThePath() throws {
        let tree = try Repositories.open("plain").side("v0.9.0", root: "").tree
        #expect(throws: InputError.missing(path: "x")) { try tree.list("x") }
        #expect(throws: InputError.failed(path: "App.sh", reason: "it is not a folder")) { try tree.list("App.sh") }
        #expect(throws: InputError.missing(path: "x")) { try tree.read("x", offset: 0, count: 1) }
        #expect(throws: InputError.failed(path: "link", reason: "it is not a file")) {
            try tree.read("link", offset: 0, count: 1)
        }
        #expect(throws: InputError.failed(path: "App", reason: "it is not a file")) { try tree.read("App", offset: 0, count: 1) }
    }

    @Test func pathsMayFollowTheRevision() throws {
        let repository = try Repositories.open("plain")
        let file = try repository.side("v0.9.0:App/Info.plist", root: "")
        #expect(file.file == "Info.plist")
        #expect(file.folder == "App")
        #expect(try text(file.tree, "Info.plist") == "one")
        let new = try repository.side("main:App/New Info.plist", root: "")
        #expect(try text(new.tree, new.file ?? "") == "two")
        let folder = try repository.side("HEAD:App/de.lproj", root: "")
        #expect(folder.file == nil)
        #expect(try folder.tree.list("").map(\.name) == ["a"])
        #expect(try repository.side("v0.9.0:", root: "").tree.entry("App.sh") != nil)
        #expect(gitError { try repository.side("v0.9.0:no", root: "") } == .missingPath("no", revision: "v0.9.0"))
        #expect(gitError { try repository.side("v0.9.0:link", root: "") } == .missingPath("link", revision: "v0.9.0"))
        #expect(gitError { try repository.side("v0.9.0:../x", root: "") } == .leavesRepository("../x"))
        #expect(gitError { try repository.side("v0.9.0:/etc/hosts", root: "") } == .leavesRepository("/etc/hosts"))
    }

    @Test func equalObjectsHaveEqualNames() throws {
        let repository = try Repositories.open("plain")
        let (old, new) = (try repository.side("v0.9.0:", root: "").tree, try repository.side("main:", root: "").tree)
        #expect(try old.object(at: "App.sh") == new.object(at: "App.sh"))
        #expect(try old.object(at: "App/Info.plist") != nil)
        #expect(try new.object(at: "App/Info.plist") == nil)
        #expect(try old.outline("App")?.map(\.name) == ["Info.plist", "My Ünit", "de.lproj"])
        #expect(try old.outline("App.sh") == nil)
        #expect(try repository.replacedObjects() == 0)
    }

    @Test func foldersInsideOfARepositoryAreKnown() throws {
        let repository = try Repositories.open("plain/App/My Ünit")
        #expect(repository.prefix == "App/My Ünit")
        let here = try repository.side("main", root: "")
        #expect(try here.tree.list("").map(\.name) == ["x y.strings"])
        #expect(try repository.side("main:./x y.strings", root: "").file == "x y.strings")
        #expect(try repository.side("main:../de.lproj", root: "").folder == "App/de.lproj")
        #expect(try text(try here.tree.tree(at: "../../App.sh", named: "t"), "App.sh") == "run")
        #expect(try here.tree.tree(at: "../de.lproj", named: "t").list("").map(\.name) == ["a"])
        #expect(throws: InputError.leavesRoot(path: "../../../x")) { try here.tree.tree(at: "../../../x", named: "t") }
        #expect(throws: InputError.leavesRoot(path: "/etc")) { try here.tree.tree(at: "/etc", named: "t") }
        #expect(throws: InputError.missing(path: "no")) { try here.tree.tree(at: "no", named: "t") }
    }

    @Test func replacedObjectsAreReadAsTheyAre() throws {
        let tree = try Repositories.open("replaced").side("v0.9.0", root: "").tree
        #expect(try text(tree, "App/Info.plist") == "one")
    }

    @Test func bareAndLongRepositoriesAreRead() throws {
        let bare = try Repositories.open("bare.git")
        #expect(bare.isBare)
        #expect(try text(try bare.side("v0.9.0", root: "").tree, "App/Info.plist") == "one")
        let long = try Repositories.open("long")
        let side = try long.side("HEAD", root: "")
        #expect(side.commit.id.utf8.count == 64)
        #expect(try text(side.tree, "a") == "long")
    }

    @Test func aThousandFilesAreReadQuickly() throws {
        let tree = try Repositories.open("many").side("v0.1:blobs", root: "").tree
        let clock = ContinuousClock()
        let start = clock.now
        let entries = try tree.list("")
        #expect(entries.count == 1000)
        for entry in entries { #expect(try text(tree, entry.name) == "blob \(entry.name)\n") }
        print("1,000 blobs took \(clock.now - start)")
    }

    @Test func treesMayBeAskedFromSeveralThreads() async throws {
        let tree = try Repositories.open("many").side("v0.1", root: "").tree
        let sums = await withTaskGroup(of: Int.self) { group in
            for worker in 0..<4 {
                group.addTask {
                    (1...100).reduce(0) { sum, number in
                        let bytes = (try? tree.read("blobs/\(number + worker)", limit: 100)) ?? []
                        return sum + (bytes == Array("blob \(number + worker)\n".utf8) ? 1 : 0)
                    }
                }
            }
            return await group.reduce(0, +)
        }
        #expect(sums == 400)
    }

    @Test func aWholeHistoryIsReadQuickly() throws {
        let repository = try Repositories.open("many")
        let clock = ContinuousClock()
        let start = clock.now
        let range = try repository.tags(matching: "v*")
        #expect(range.tags.count == 200)
        #expect(range.notes.isEmpty)
        for (number, release) in range.tags.enumerated() {
            let tree = try repository.tree(try repository.commit(release.tag), folder: "App", root: release.tag.name)
            #expect(try tree.list("").count == 5)
            for file in 1...5 { #expect(try text(tree, "file\(file)") == "file \(file) of \(number + 1)\n") }
        }
        print("200 tags of five files took \(clock.now - start)")
    }
}
