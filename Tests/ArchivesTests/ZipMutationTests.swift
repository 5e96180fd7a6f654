import Archives
import QuickActionModel
import Testing

/// Every byte of small archives changed: whatever comes out, nothing traps and nothing runs away.
@Suite struct ZipMutationTests {
    typealias Entry = ZipBuilder.Entry

    static let archives: [ZipBuilder] = {
        var plain = ZipBuilder([
            Entry("Payload/A.app/Info.plist", "property list").with { $0.method = 8 }, Entry("Payload/A.app/b", "stored"),
            Entry("Payload/A.app/c/"),
        ])
        plain.comment = Array("remark".utf8)
        var long = plain
        long.hasLongEnd = true
        for place in long.entries.indices { long.entries[place].isLong = true }
        return [plain, long]
    }()

    /// Opens an archive and reads all of it; the number of bytes that came out.
    private func readAll(_ bytes: [UInt8]) -> Int {
        guard let tree = try? ZipTree(MemorySource(bytes: bytes), root: "") else { return 0 }
        var folders = [""]
        var (sum, steps) = (0, 0)
        while let folder = folders.popLast(), steps < 100 {
            steps += 1
            for entry in (try? tree.list(folder)) ?? [] {
                let path = folder.isEmpty ? entry.name : folder + "/" + entry.name
                if entry.kind == .folder { folders.append(path) }
                sum += ((try? tree.read(path, offset: 0, count: Int.max)) ?? []).count
                _ = try? tree.read(path, offset: 2, count: 3)
            }
        }
        _ = try? AppBundle.find(in: tree) { .application(path: String(decoding: $0, as: UTF8.self)) }
        return sum
    }

    @Test(arguments: [0, 1]) func everyByteMayBeWrong(archive: Int) {
        let bytes = Self.archives[archive].bytes
        let whole = readAll(bytes)
        #expect(whole == "property liststored".utf8.count)
        for place in bytes.indices {
            for change in [0xff, 0x80, 0x01] as [UInt8] {
                var copy = bytes
                copy[place] ^= change
                #expect(readAll(copy) <= whole, "byte \(place)")
            }
            for value in [0x00, 0xff] as [UInt8] {
                var copy = bytes
                for next in place..<min(place + 8, copy.count) { copy[next] = value }
                #expect(readAll(copy) <= whole, "bytes from \(place)")
            }
        }
    }

    @Test func bytesMayBeMixed() {
        // A row of numbers that is the same on every run.
        var state: UInt64 = 42
        func next(_ below: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % below
        }
        for round in 0..<3_000 {
            var bytes = Self.archives[round % 2].bytes
            for _ in 0..<1 + next(6) { bytes[next(bytes.count)] = UInt8(next(256)) }
            if next(4) == 0 { bytes.removeSubrange(0..<next(40)) }
            if next(4) == 0 { bytes.insert(contentsOf: repeatElement(0x50, count: next(40)), at: next(bytes.count)) }
            #expect(readAll(bytes) < 1_000)
        }
    }
}
