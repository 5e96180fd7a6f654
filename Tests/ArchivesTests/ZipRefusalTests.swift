import Archives
import Files
import QuickActionModel
import Testing

/// Archives that are damaged, foreign or hostile: each its own error, never a trap.
@Suite struct ZipRefusalTests {
    typealias Entry = ZipBuilder.Entry

    private func error(_ source: any ByteSource, limits: ZipLimits = ZipLimits()) -> ArchiveError? {
        do throws(ArchiveError) { _ = try ZipTree(source, root: "", limits: limits) } catch { return error }
        return nil
    }

    private func error(_ entry: Entry) -> ArchiveError? { error(ZipBuilder([entry]).source) }

    @Test(arguments: [
        "/etc/hosts", "../x", "a/../../x", "..", "a/..", "..\\x", "a\\b", "C:\\x", "a//b", "./a", "a/./b", "//", "", "/",
        "a\u{0}b",
    ])
    func namesThatLeadElsewhereAreRefused(name: String) {
        #expect(error(Entry(name)) == .unsafeName(name))
    }

    @Test(arguments: ["...", "a..b", "..a/b", "a:b", "a b", "-x", "~"]) func oddNamesAreFine(name: String) {
        #expect(error(Entry(name)) == nil)
    }

    @Test func messagesShowWhatCannotBeSeen() {
        #expect(message { try ZipBuilder([Entry("../\u{1b}[31m\u{202e}x")]).tree() }.contains("\"../\\u{1B}[31m\\u{202E}x\""))
    }

    @Test func bytesThatAreNoArchiveAreRefused() throws {
        let bytes = ZipBuilder(files: ["a", "b"]).bytes
        #expect(error(MemorySource(bytes: [])) == .notAnArchive)
        #expect(error(MemorySource(bytes: Array(repeating: 0x50, count: 100_000))) == .notAnArchive)
        #expect(error(MemorySource(bytes: Array(bytes.dropLast()))) == .notAnArchive)
        #expect(error(MemorySource(bytes: Array(bytes.dropFirst(90)))) == .cutOff)
        #expect(error(MemorySource(bytes: bytes + [0])) == .notAnArchive)
        #expect(error(ZipBuilder([]).source) == .empty)
        if OutsideArchives.hasPython { #expect(error(try OutsideArchives.source("empty.zip")) == .empty) }
    }

    @Test func everyLengthOfAnArchiveIsRead() {
        var builder = ZipBuilder(files: ["a", "b/c"])
        builder.hasLongEnd = true
        builder.entries[0].isLong = true
        let bytes = builder.bytes
        #expect(error(MemorySource(bytes: bytes)) == nil)
        for count in bytes.indices { #expect(error(MemorySource(bytes: Array(bytes.prefix(count)))) != nil, "\(count)") }
    }

    @Test func countsMustBeRight() {
        var builder = ZipBuilder(files: ["a", "b"])
        builder.saidCount = 3
        #expect(error(builder.source) == .wrongCount(said: 3, found: 2))
        builder.hasLongEnd = true
        #expect(error(builder.source) == .wrongCount(said: 3, found: 2))
        builder.saidCount = 2_000_000
        #expect(error(builder.source) == .tooManyEntries(limit: 1_000_000))
    }

    @Test func limitsHold() {
        var limits = ZipLimits()
        limits.entries = 1
        #expect(error(ZipBuilder(files: ["a", "b"]).source, limits: limits) == .tooManyEntries(limit: 1))
        limits = ZipLimits()
        limits.directoryBytes = 60
        #expect(error(ZipBuilder(files: ["a", "b"]).source, limits: limits) == .directoryTooLarge(size: 94, limit: 60))
        let long = String(repeating: "n", count: 5_000)
        #expect(error(Entry(long)) == .nameTooLong(name: String(long.prefix(60)), limit: 4_096))
    }

    @Test func archivesInPartsAreRefused() {
        var bytes = ZipBuilder(files: ["a"]).bytes
        bytes[bytes.count - 18] = 1
        #expect(error(MemorySource(bytes: bytes)) == .severalVolumes)
    }

    @Test(arguments: [0, 8]) func sizesThatLieAreStopped(method: Int) throws {
        for said in [0, 9, 11, 1 << 20] {
            let tree = try ZipBuilder([
                Entry("a", "0123456789").with {
                    $0.method = method
                    $0.saidSize = said
                }
            ]).tree()
            let text = message { try tree.read("a", limit: 1 << 20) }
            #expect(text == "a cannot be read: it has another size than the \(said) bytes that the directory says", "\(said)")
        }
    }

    @Test func bombsStop() throws {
        // Ten bytes it says, and it would give more than a gigabyte.
        let zeros = [UInt8](repeating: 0, count: 3 << 20)
        let tree = try ZipBuilder([
            Entry("a").with {
                $0.data = zeros
                $0.method = 8
                $0.saidSize = 10
            },
            Entry("b").with {
                $0.data = zeros
                $0.method = 8
                $0.saidSize = Int(Int32.max)
            },
        ]).tree()
        #expect(message { try tree.read("a", limit: 1 << 30) }.contains("another size than the 10 bytes"))
        let limit = ZipLimits().entryBytes
        #expect(throws: InputError.tooLarge(path: "b", size: Int(Int32.max), limit: limit)) {
            try tree.read("b", offset: 0, count: Int.max)
        }
        #expect(try tree.read("b", offset: 5, count: 3) == [0, 0, 0])
    }

    @Test(.enabled(if: OutsideArchives.hasPython, "Python is not installed"))
    func ratiosDoNotCount() throws {
        let source = try OutsideArchives.source("padded.zip")
        let tree = try ZipTree(source, root: "")
        #expect(try tree.text("Info.plist").utf8.count == 400_000)
        #expect(400_000 / source.size > 400)
    }

    @Test(.enabled(if: OutsideArchives.hasPython, "Python is not installed"))
    func sixtyMegabytesOutOfTenAreStopped() throws {
        let file = try OutsideArchives.source("bomb.zip")
        var bytes = try file.read(offset: 0, count: file.size)
        #expect(throws: InputError.tooLarge(path: "Info.plist", size: 64_000_000, limit: 16 << 20)) {
            try ZipTree(MemorySource(bytes: bytes), root: "").read("Info.plist", offset: 0, count: Int.max)
        }
        // The directory's record is the 46 bytes and the name in front of the 22 bytes of the end.
        let record = bytes.count - 22 - 46 - "Info.plist".utf8.count
        bytes.replaceSubrange(record + 24..<record + 28, with: [10, 0, 0, 0])
        let source = CountingSource(MemorySource(bytes: bytes))
        let tree = try ZipTree(source, root: "")
        let before = source.bytesRead
        #expect(message { try tree.text("Info.plist") }.contains("another size than the 10 bytes"))
        #expect(source.bytesRead - before < 70_000)
    }

    @Test func damagedEntriesAreRefused() throws {
        let tree = try ZipBuilder([
            Entry("sum", "text").with { $0.saidChecksum = 1 },
            Entry("name", "text").with { $0.localName = Array("nome".utf8) },
            Entry("cut", "text").with {
                $0.method = 8
                $0.saidPacked = 5
            },
            Entry("beyond", "text").with { ($0.saidPacked, $0.saidSize) = (9_999, 9_999) },
            Entry("away", "text").with { $0.saidHeader = 999_999 },
            Entry("lost", "text").with { $0.saidHeader = 3 },
            Entry("zstd", "text").with { $0.method = 93 },
            Entry("secret", "text").with { $0.flags = 1 },
            Entry("pipe", "text").with { $0.mode = 0o010644 },
            Entry("link", "text").with { $0.mode = 0o120777 },
        ]).tree()
        func reason(_ name: String) -> String { message { try tree.read(name, offset: 0, count: 9_999) } }
        #expect(reason("sum") == "sum cannot be read: it is damaged: its checksum is wrong")
        #expect(reason("name") == "name cannot be read: it has a header that does not fit the archive's directory")
        #expect(reason("cut") == "cut cannot be read: it reaches beyond the end of its bytes")
        #expect(reason("beyond") == "beyond cannot be read: it reaches beyond the end of its bytes")
        #expect(reason("away") == "away cannot be read: it reaches beyond the end of its bytes")
        #expect(reason("lost") == "lost cannot be read: it has a header that does not fit the archive's directory")
        #expect(reason("zstd") == "zstd cannot be read: it is packed with Zstandard; only \"stored\" and \"deflated\" are read")
        #expect(reason("secret") == "secret cannot be read: it is encrypted. Make the archive without a password")
        #expect(reason("pipe") == "pipe cannot be read: it is neither a file nor a folder")
        #expect(reason("link") == "link cannot be read: it is a symbolic link, and links in archives are not followed")
    }

    @Test func streamsThatAreNoneAreRefused() throws {
        var builder = ZipBuilder([Entry("a", "text").with { $0.method = 8 }])
        var bytes = builder.bytes
        // Block type 3 does not exist.
        bytes[31] = 0x07
        #expect(message { try ZipTree(MemorySource(bytes: bytes), root: "").text("a") }.contains("its bytes are damaged"))
        builder.entries[0].data = []
        #expect(try builder.tree().text("a") == "")
    }

    @Test func filesThatAreFoldersTooAreRefused() throws {
        let tree = try ZipBuilder([Entry("a", "x"), Entry("a/b", "y")]).tree()
        #expect(try tree.list("").map(\.kind) == [.other])
        #expect(message { try tree.read("a", offset: 0, count: 1) }.contains("both a file and a folder"))
        #expect(try tree.entry("a/b") == nil)
    }
}
