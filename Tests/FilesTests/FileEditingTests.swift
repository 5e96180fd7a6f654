import Files
import Foundation
import QuickActionModel
import Testing

@Suite struct FileEditingTests {
    let folder = TemporaryFolder()

    func digest(_ text: String) -> [UInt8] { SHA256.hash(Array(text.utf8)) }

    func replace(_ path: String, knowing text: String = "old") throws {
        try FileEditing.replace(path, below: folder.path, digest: digest(text), with: Array("new".utf8))
    }

    @Test(arguments: [0o644, 0o600, 0o755, 0o664]) func keepsPermissions(_ mode: Int) throws {
        try folder.put("a/b.txt", "old")
        try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: folder.at("a/b.txt"))
        #expect(try FileEditing.read("a/b.txt", below: folder.path, digest: digest("old")) == Array("old".utf8))
        try replace("a/b.txt")
        #expect(folder.text("a/b.txt") == "new")
        let facts = try FileManager.default.attributesOfItem(atPath: folder.at("a/b.txt"))
        #expect(facts[.posixPermissions] as? Int == mode)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.at("a")) == ["b.txt"])
    }

    @Test func changedBytesAreLeftAlone() throws {
        try folder.put("a.txt", "other")
        #expect(throws: FileEditError.changed) { try replace("a.txt") }
        #expect(throws: FileEditError.changed) { try FileEditing.read("a.txt", below: folder.path, digest: digest("old")) }
        #expect(throws: FileEditError.missing) { try replace("b.txt") }
        #expect(throws: FileEditError.missing) { try replace("b/c.txt") }
        #expect(folder.text("a.txt") == "other")
    }

    @Test func linksAreNotPassed() throws {
        try folder.put("real/a.txt", "old")
        try folder.link("folder", to: "real")
        try folder.link("a.txt", to: "real/a.txt")
        try folder.link("real/b.txt", to: "nowhere")
        for path in ["folder/a.txt", "a.txt", "real/b.txt"] { #expect(throws: FileEditError.link) { try replace(path) } }
        try FileManager.default.linkItem(atPath: folder.at("real/a.txt"), toPath: folder.at("c.txt"))
        #expect(throws: FileEditError.severalNames) { try replace("c.txt") }
        #expect(folder.text("real/a.txt") == "old")
    }

    @Test func otherThingsAreRefused() throws {
        try folder.put("a/b.txt", "old")
        #expect(throws: FileEditError.notAFile) { try replace("a") }
        for path in ["", "../x", "a/../a/b.txt", "a//b.txt", "/etc/hosts", "a/./b.txt", "a\0b"] {
            #expect(throws: FileEditError.self) { try replace(path) }
        }
        try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: folder.at("a/b.txt"))
        #expect(throws: FileEditError.readOnly) { try replace("a/b.txt") }
        #expect(mkfifo(folder.at("pipe"), 0o600) == 0)
        #expect(throws: FileEditError.notAFile) { try replace("pipe") }
        #expect(folder.text("a/b.txt") == "old")
    }

    @Test(.enabled(if: getuid() != 0, "the user may write everywhere")) func aFolderThatIsReadOnly() throws {
        try folder.put("a/b.txt", "old")
        try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: folder.at("a"))
        defer { try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.at("a")) }
        #expect(throws: FileEditError.self) { try replace("a/b.txt") }
        #expect(folder.text("a/b.txt") == "old")
    }

    @Test func whatAStoppedRunLeftIsReplaced() throws {
        try folder.put("b.txt", "old")
        try folder.put(".longpress-tmp-b.txt", "half")
        try replace("b.txt")
        #expect(folder.text("b.txt") == "new" && folder.text(".longpress-tmp-b.txt") == nil)
    }
}
