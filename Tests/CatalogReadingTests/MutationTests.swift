import QuickActionModel
import Testing

@testable import CatalogReading

@Suite("Damaged files")
struct MutationTests {
    /// Numbers that are the same in every run.
    private struct Numbers {
        var state: UInt64

        mutating func next(below limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(max(1, limit)))
        }
    }

    private func damaged(_ bytes: [UInt8], _ numbers: inout Numbers) -> [UInt8] {
        guard !bytes.isEmpty else { return bytes }
        var bytes = bytes
        for _ in 0...numbers.next(below: 3) {
            let at = numbers.next(below: bytes.count)
            switch numbers.next(below: 5) {
            case 0: bytes = Array(bytes[..<at])
            case 1: bytes[at] ^= UInt8(1 << numbers.next(below: 8))
            case 2: bytes.insert(contentsOf: bytes[at...].prefix(numbers.next(below: 40)), at: at)
            case 3: bytes.removeSubrange(at..<min(bytes.count, at + numbers.next(below: 20)))
            default: bytes[at] = [0, 0x22, 0x3C, 0x5B, 0x7B, 0xFF, 0x24, 0x0A][numbers.next(below: 8)]
            }
            if bytes.isEmpty { return bytes }
        }
        return bytes
    }

    @Test("are read or told, and every finding has a place", arguments: 0..<8)
    func mutate(_ seed: Int) {
        var sample = CatalogTests.files
        sample["content/apps/notes/InfoPlist.xcstrings"] =
            #"{"sourceLanguage":"en","strings":{"NewTitle":{"localizations":{"fr":{"stringUnit":{"state":"new","value":"x"}}}}}}"#
        sample["content/apps/notes/app.yaml"] =
            "name: N\nvariables: {A: $(B), B: x}\nretired: [{type: old, since: 1.0}]\nlinks: [{title: a, url: b}]\nmenu: {limit: 4}\n"
        let tree = MemoryTree(sample)
        var numbers = Numbers(state: UInt64(seed) &* 977 &+ 5)
        for _ in 0..<60 {
            var broken = tree
            for path in tree.files.keys.sorted() where numbers.next(below: 3) == 0 {
                broken.files[path] = damaged(tree.files[path] ?? [], &numbers)
            }
            let result = CatalogReader(configuration: CatalogConfiguration()).read(broken)
            #expect(result.catalog.apps.count == 1)
            #expect(result.findings.allSatisfy { $0.location != nil && !$0.summary.isEmpty })
            #expect(zip(result.findings, result.findings.dropFirst()).allSatisfy { !Finding.inOrder($1, $0) })
            let yaml = damaged(Array("title: T\napps: [{id: notes}]\nmenu: {limit: 4}\nrules: {a/b: off}\n".utf8), &numbers)
            #expect(ConfigurationReader.site(yaml, path: "longpress.yaml").1.allSatisfy { $0.location?.path == "longpress.yaml" })
        }
    }
}
