import Testing

@testable import Files

/// Cuts, flips, repeats and splices the bytes of a manifest; what is read names files of ours only.
@Suite struct DamagedManifestTests {
    private static let seed = Array(
        """
        {
          "format": "\(Manifest.format)",
          "generator": "longpress 1.0 \\u00e9",
          "state": "complete",
          "files": {
            "apps/a/index.html": {"sha256": "\(String(repeating: "0a", count: 32))", "size": 12345},
            "index.html": {"sha256": "\(String(repeating: "f1", count: 32))", "size": 7, "more": [1, -2.5e3, true, null, {}]}
          }
        }
        """.utf8)

    @Test(arguments: 0..<4) func damaged(_ start: Int) {
        var state = UInt64(start) &* 104_729 &+ 5
        func roll(_ sides: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(max(1, sides)))
        }
        var counts = (read: 0, refused: 0)
        for _ in 0..<2_000 {
            var bytes = Self.seed
            for _ in 0...roll(3) {
                let start = roll(bytes.count)
                let end = min(bytes.count, start + roll(30))
                switch roll(5) {
                case 0: bytes.removeSubrange(start..<end)
                case 1 where start < bytes.count: bytes[start] ^= UInt8(1 << roll(8))
                case 2: bytes.insert(contentsOf: bytes[start..<end], at: roll(bytes.count + 1))
                case 3: bytes.insert(contentsOf: Array("../\\\"{}[]:,9\0".utf8).prefix(roll(13)), at: start)
                default: bytes = Array(bytes[..<start]) + Self.seed.suffix(roll(200))
                }
            }
            do throws(ManifestReader.Fault) {
                let manifest = try ManifestReader.read(bytes)
                #expect(manifest.files.allSatisfy { Manifest.fault(in: $0.path) == nil })
                counts.read += 1
            } catch {
                #expect(!error.text.isEmpty)
                counts.refused += 1
            }
        }
        #expect(counts.read > 100 && counts.refused > 100)
    }

    static let messages: [(text: String, fault: String)] = [
        ("", "\"{\" is missing at byte 1"),
        ("[1]", "\"{\" is missing at byte 1"),
        ("{\"format\": \"x\"}", "its format is x, and this version reads \(Manifest.format)"),
        ("{}", "its format is not told, and this version reads \(Manifest.format)"),
        ("{\"format\": \"\(Manifest.format)\", \"state\": \"half\"}", "it has no state or no list of files"),
        ("{\"format\": \"\(Manifest.format)\"} x", "something follows the end"),
        ("{\"format\": \"abc", "a string has no end"),
        ("{\"format\": \"\\ud800\"}", "an escape is no character"),
        ("{\"a\": " + String(repeating: "[", count: 100_000), "it is nested too deeply"),
        (file("a/../b"), "a/../b is no path of ours, it has a dot segment"),
        (file("/a"), "/a is no path of ours, it has an empty part"),
        (file("a\\u0000"), "a\0 is no path of ours, it has a zero byte"),
        (file("longpress-manifest.json"), "longpress-manifest.json is no path of ours, it is the manifest"),
        (
            file(String(repeating: "a", count: 256)),
            String(repeating: "a", count: 256) + " is no path of ours, a part of it is longer than 255 bytes"
        ),
    ]

    private static func file(_ path: String) -> String {
        "{\"format\": \"\(Manifest.format)\", \"state\": \"complete\", \"files\": {\"\(path)\": {}}}"
    }

    @Test(arguments: messages) func fault(_ text: String, _ fault: String) {
        do throws(ManifestReader.Fault) {
            _ = try ManifestReader.read(Array(text.utf8))
            Issue.record("it was read")
        } catch {
            #expect(error.text.hasPrefix(fault), "\(error.text)")
        }
    }
}
