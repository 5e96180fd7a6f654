import Files
import Foundation
import QuickActionModel
import Testing

@Suite struct DiskFilesTests {
    let folder = TemporaryFolder()

    @Test func writesAndReadsOneFile() throws {
        try DiskFiles.write(Array("one".utf8), to: folder.at("a"))
        #expect(try DiskFiles.read(folder.at("a"), limit: 3) == Array("one".utf8))
        try DiskFiles.write(Array("two!".utf8), to: folder.at("a"))
        #expect(folder.text("a") == "two!")
        #expect(folder.contents("").count == 1)
        let path = folder.at("a")
        #expect(throws: InputError.tooLarge(path: path, size: 4, limit: 3)) { try DiskFiles.read(path, limit: 3) }
        #expect(throws: InputError.missing(path: folder.at("no"))) { try DiskFiles.read(folder.at("no"), limit: 3) }
    }

    @Test func replacingKeepsPermissionsAndLinks() throws {
        try folder.put("real", "old")
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: folder.at("real"))
        try folder.link("alias", to: "real")
        try DiskFiles.write(Array("new".utf8), to: folder.at("alias"))
        #expect(folder.text("real") == "new")
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.at("alias")) == "real")
        #expect(try FileManager.default.attributesOfItem(atPath: folder.at("real"))[.posixPermissions] as? Int == 0o600)
    }

    @Test func devicesAreWrittenTo() throws {
        try DiskFiles.write(Array("gone".utf8), to: "/dev/null")
        #expect(DiskFiles.kind("/dev/null") == .other)
    }

    @Test func failuresAreTold() throws {
        #expect(throws: PublishError.self) { try DiskFiles.write([1], to: folder.path) }
        #expect(throws: PublishError.self) { try DiskFiles.write([1], to: folder.at("no/such/folder/file")) }
        try folder.put("file", "x")
        #expect(throws: PublishError.self) { try DiskFiles.makeFolder(folder.at("file")) }
        #expect(throws: PublishError.self) { try DiskFiles.makeFolder(folder.at("file/below")) }
        do { try DiskFiles.write([1], to: folder.at("no/file")) } catch {
            #expect(error == .cannotWrite(path: folder.at("no/file"), reason: "No such file or directory"))
        }
    }

    @Test func makesFolders() throws {
        try DiskFiles.makeFolder(folder.at("a/b/c"))
        try DiskFiles.makeFolder(folder.at("a/b/c"))
        #expect(DiskFiles.kind(folder.at("a/b/c")) == .folder)
        #expect(DiskFiles.kind(folder.at("a/x")) == nil)
    }

    @Test func absolutePathsResolveWhatExists() throws {
        try folder.put("real/a", "x")
        try folder.link("alias", to: "real")
        #expect(DiskFiles.absolute(folder.at("alias/a")) == folder.at("real/a"))
        #expect(DiskFiles.absolute(folder.at("alias/new/file")) == folder.at("real/new/file"))
        #expect(DiskFiles.absolute(folder.at("alias/../real/./b//c/../d")) == folder.at("real/b/d"))
        #expect(DiskFiles.absolute("/") == "/")
        #expect(DiskFiles.absolute("/nowhere-\(UUID().uuidString)/..") == "/")
        let here = try DiskFiles.currentFolder()
        #expect(DiskFiles.absolute("") == here)
        #expect(DiskFiles.absolute(".") == here)
        #expect(DiskFiles.absolute("not-there/x") == here + "/not-there/x")
    }
}
