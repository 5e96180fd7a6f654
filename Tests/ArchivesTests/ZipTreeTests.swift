import Archives
import Files
import QuickActionModel
import Testing

/// Archives that other programs and the builder made, read whole.
@Suite struct ZipTreeTests {
    typealias Entry = ZipBuilder.Entry

    @Test(
        .enabled(if: OutsideArchives.hasPython, "Python is not installed"),
        arguments: ["stored.zip", "deflated.zip", "comment.zip", "zip64.zip", "front.zip"])
    func archivesOfPythonAreRead(name: String) throws {
        let tree = try ZipTree(OutsideArchives.source(name), root: name)
        #expect(try tree.list("").map(\.name) == ["Payload"])
        #expect(try tree.list("Payload/A.app").map(\.name) == ["Info.plist", "de.lproj", "Ö.png"])
        #expect(try tree.list("Payload/A.app").map(\.kind) == [.file, .folder, .file])
        #expect(try tree.text("Payload/A.app/Info.plist") == OutsideArchives.plist)
        #expect(try tree.read("Payload/A.app/Ö.png", limit: 1000).count == 200)
        #expect(tree.notes.isEmpty)
    }

    @Test(.enabled(if: OutsideArchives.hasPython, "Python is not installed"))
    func archivesWithSizesBehindTheBytesAreRead() throws {
        let tree = try ZipTree(OutsideArchives.source("stream.zip"), root: "")
        #expect(try tree.text("Payload/A.app/Info.plist") == OutsideArchives.plist)
    }

    @Test(.enabled(if: OutsideArchives.hasPython && OutsideArchives.hasZip, "zip is not installed"))
    func archivesOfInfoZipAreRead() throws {
        let plain = try ZipTree(OutsideArchives.source("info-zip.zip"), root: "")
        #expect(try plain.text("Payload/A.app/real") == OutsideArchives.plist)
        let links = try ZipTree(OutsideArchives.source("links.zip"), root: "")
        #expect(try links.list("Payload/A.app").map(\.kind) == [.other, .file])
        #expect(try links.list("Payload").map(\.kind) == [.folder, .other])
        #expect(message { try links.read("Payload/A.app/Info.plist", offset: 0, count: 10) }.contains("symbolic link"))
        #expect(
            message { try links.read("Payload/B.app/real", offset: 0, count: 10) }.contains(
                "\"Payload/B.app\" is a symbolic link"))
        let closed = try ZipTree(OutsideArchives.source("encrypted.zip"), root: "")
        #expect(message { try closed.text("Payload/A.app/real") }.contains("is encrypted"))
    }

    @Test(.enabled(if: OutsideArchives.hasPython, "Python is not installed"))
    func littleOfALargeArchiveIsRead() throws {
        let source = CountingSource(try OutsideArchives.source("large.ipa"))
        let clock = ContinuousClock()
        let start = clock.now
        let tree = try ZipTree(source, root: "")
        let location = try AppBundle.find(in: tree) { _ in .generic }
        #expect(try tree.text(location.plistPath) == OutsideArchives.plist)
        print("the property list of an archive of \(source.size) bytes took \(clock.now - start)")
        #expect(source.size > 100_000_000)
        #expect(source.bytesRead < 80_000)
    }

    @Test(.enabled(if: OutsideArchives.hasPython, "Python is not installed"))
    func foldersOfManyFoldersAreListed() throws {
        let tree = try ZipTree(OutsideArchives.source("many.zip"), root: "")
        let entries = try tree.list("Payload/A.app")
        #expect(entries.count == 3000)
        #expect(entries.allSatisfy { $0.kind == .folder })
        #expect(zip(entries, entries.dropFirst()).allSatisfy { $0.name.precedesByBytes($1.name) })
    }

    @Test func archivesBeyondFourGigabytesAreRead() throws {
        let far = 5 << 30
        var entry = Entry("Payload/A.app/Info.plist", "far away")
        entry.isLong = true
        let near = ZipBuilder([entry]).bytes
        let local = Array(near.prefix(30 + entry.name.count + entry.data.count))
        entry.saidHeader = far
        var builder = ZipBuilder([entry])
        builder.hasLongEnd = true
        let whole = builder.bytes
        let directory = Array(whole[local.count...].prefix(46 + entry.name.count + 28))
        let end = builder.end(far + local.count, directory.count)
        let source = SparseSource(
            size: far + local.count + directory.count + end.count,
            pieces: [(far, local), (far + local.count, directory), (far + local.count + directory.count, end)])
        let tree = try ZipTree(source, root: "")
        #expect(try tree.text("Payload/A.app/Info.plist") == "far away")
    }

    @Test func partsOfFilesAreRead() throws {
        let tree = try ZipBuilder([
            Entry("stored", "0123456789"), Entry("deflated", "0123456789").with { $0.method = 8 }, Entry("none"),
        ]).tree()
        for name in ["stored", "deflated"] {
            #expect(try tree.read(name, offset: 3, count: 4) == Array("3456".utf8))
            #expect(try tree.read(name, offset: 0, count: 4) == Array("0123".utf8))
            #expect(try tree.read(name, offset: 8, count: 40) == Array("89".utf8))
            #expect(try tree.read(name, offset: 8, count: Int.max) == Array("89".utf8))
            #expect(try tree.read(name, offset: 10, count: 1) == [])
            #expect(try tree.read(name, offset: -1, count: 1) == [])
        }
        #expect(try tree.read("none", limit: 0) == [])
    }

    @Test func foldersAreToldFromFiles() throws {
        let tree = try ZipBuilder([
            Entry("a/"), Entry("a-b", "1"), Entry("a/c/d", "2"), Entry("a.b", "3"), Entry("e", "4"),
            Entry("f", "").with { $0.mode = 0o040755 },
        ]).tree(root: "x.zip")
        #expect(try tree.list("").map(\.name) == ["a", "a-b", "a.b", "e", "f"])
        #expect(try tree.list("").map(\.kind) == [.folder, .file, .file, .file, .folder])
        #expect(try tree.list("a") == [InputEntry(name: "c", kind: .folder, size: 0)])
        #expect(try tree.list("f") == [])
        #expect(try tree.entry("a/c/d") == InputEntry(name: "d", kind: .file, size: 1))
        #expect(try tree.entry("a/c/x") == nil)
        #expect(try tree.entry("e/x") == nil)
        for path in ["a/", "/a", "a//c", "a/../e", "./e", "A"] { #expect(try tree.entry(path) == nil, "\(path)") }
        #expect(throws: InputError.missing(path: "b")) { try tree.list("b") }
        #expect(throws: InputError.failed(path: "e", reason: "it is not a folder")) { try tree.list("e") }
        #expect(throws: InputError.failed(path: "a", reason: "it is not a file")) { try tree.read("a", offset: 0, count: 1) }
        #expect(throws: InputError.self) { try tree.tree(at: "../b", named: "b") }
        #expect(tree.root == "x.zip")
    }

    @Test func theLastOfEqualNamesCounts() throws {
        let tree = try ZipBuilder([Entry("a", "first"), Entry("b", "x"), Entry("a", "last")]).tree()
        #expect(try tree.text("a") == "last")
        #expect(tree.entryCount == 2)
        #expect(tree.notes.count == 1)
        #expect(tree.notes.first?.contains("\"a\"") == true)
    }

    @Test func composedAndDecomposedNamesAreTwo() throws {
        let tree = try ZipBuilder([Entry("\u{d6}", "one"), Entry("O\u{308}", "two")]).tree()
        #expect(try tree.text("\u{d6}") == "one")
        #expect(try tree.text("O\u{308}") == "two")
        #expect(tree.notes.isEmpty)
    }

    @Test func namesThatAreNoTextAreOther() throws {
        let tree = try ZipBuilder([
            Entry("x").with { $0.name = [0x61, 0xff] }, Entry("x").with { $0.name = [0xfe, 0x2f, 0x61] },
        ]).tree()
        #expect(try tree.list("").map(\.kind) == [.other, .other])
    }

    @Test func overlappingEntriesDoNoHarm() throws {
        let tree = try ZipBuilder([Entry("a", "one"), Entry("b", "two").with { $0.saidHeader = 0 }]).tree()
        #expect(try tree.text("a") == "one")
        #expect(message { try tree.text("b") }.contains("header that does not fit"))
    }

    @Test func filesAreSources() throws {
        #expect(throws: InputError.missing(path: "/nothing/here")) { try FileByteSource(path: "/nothing/here") }
        #expect(throws: InputError.self) { try FileByteSource(path: "/") }
    }
}

/// What an error says; empty when nothing is thrown.
func message<Value>(_ body: () throws -> Value) -> String {
    do { _ = try body() } catch let error as ArchiveError { return error.message } catch let error as InputError {
        return error.message
    } catch {
        return "\(error)"
    }
    return ""
}
