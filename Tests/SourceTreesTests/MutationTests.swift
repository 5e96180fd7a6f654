import SourceTrees
import Testing

/// Cuts, flips, repeats and splices bytes of good inputs; reading must end, and quickly, whatever comes out.
struct MutationTests {
    /// A linear congruential generator with a fixed seed: every run sees the same inputs.
    struct Dice {
        var state: UInt64

        mutating func roll(_ sides: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(max(1, sides)))
        }
    }

    static let binary: [UInt8] = {
        var builder = BinaryBuilder([
            [0xD3, 1, 2, 3, 4, 5, 6], BinaryBuilder.ascii("a"), BinaryBuilder.ascii("b"), BinaryBuilder.ascii("c"),
            [0xA3, 7, 8, 9], [0x63, 0x00, 0xE9, 0xD8, 0x3D, 0xDE, 0x98], BinaryBuilder.date(1e8), [0x11, 1, 2], [0x80, 3],
            [0x4F, 0x10, 0x03, 1, 2, 3],
        ])
        builder.top = 0
        return builder.bytes
    }()

    static let seeds: [Case] = [
        Case(
            .plist,
            xml(
                "<dict><!-- c --><key>a&amp;é</key><array><integer>-0x1F</integer><real>1.5</real></array>\r\n<key>b</key><data>AAEC</data><key>d</key><date>2026-11-30T10:00:00Z</date><key>s</key><string>x<![CDATA[<&]]>&#x1F698;</string></dict>"
            ), ""),
        Case(.plist, utf16(xml("<dict><key>é🚘</key><true/></dict>"), bigEndian: false), ""),
        Case(.plist, binary, ""),
        Case(.plist, "// c\n{ a = (b, \"c \\U00e9\\351\", <0fbd 77>, <*I5>); /* x */ 'd' = { e = \"f\"; }; }", ""),
        Case(.strings, "/* é */ \"a\" = \"b \\Ud83d\\Ude98 \\\"q\\\"\";\nplain = 'x”';\nshort;\n", ""),
        Case(
            .json, #"{"a": [1, -2.5e3, true, null, "é\ud83d\ude98\n"], "b": {"c": "\\", "d": []}, "a": 18446744073709551615}"#, ""
        ),
        Case(
            .json,
            #"{"sourceLanguage": "en", "strings": {"a": {"localizations": {"de": {"variations": {"device": {"other": {"stringUnit": {"state": "new", "value": "é"}}}}}}}, "b": {}}, "version": "1.0"}"#,
            ""),
        Case(.yaml, "---\ntitle: \"é\\n\"\nlist:\n  - a: 'b'\n    c: |\n      text\n  - [x, {y: z}]\n# end\nkey: 🚘\n", ""),
    ]

    private func mutate(_ seed: [UInt8], _ dice: inout Dice) -> [UInt8] {
        var bytes = seed
        for _ in 0...dice.roll(3) {
            if bytes.isEmpty { break }
            let start = dice.roll(bytes.count)
            let end = min(bytes.count, start + 1 + dice.roll(16))
            switch dice.roll(6) {
            case 0: bytes.removeSubrange(start..<end)
            case 1: bytes[start] ^= UInt8(1 << dice.roll(8))
            case 2: bytes[start] = UInt8(dice.roll(256))
            case 3: bytes.insert(contentsOf: (0...dice.roll(40)).flatMap { _ in bytes[start..<end] }, at: start)
            case 4:
                let other = Self.seeds[dice.roll(Self.seeds.count)].input
                let from = dice.roll(other.count)
                bytes.replaceSubrange(start..<end, with: other[from..<min(other.count, from + 1 + dice.roll(30))])
            default: bytes.removeSubrange(start...)
            }
        }
        return bytes
    }

    /// Checks that every place of a tree lies in the text.
    private func check(_ node: SourceNode, in document: SourceDocument) {
        #expect(node.span.end <= document.text.count)
        for item in node.array ?? [] { check(item, in: document) }
        for entry in node.dictionary ?? [] {
            #expect(entry.keySpan.end <= document.text.count)
            check(entry.value, in: document)
        }
        _ = document.innerSpan(of: node)
    }

    @Test(arguments: seeds)
    func mutatedInputs(_ seed: Case) throws {
        var dice = Dice(state: 20_261_130)
        let clock = ThreadClock()
        var slowest = Duration.zero
        var readings = 0
        for _ in 0..<1500 {
            let bytes = mutate(seed.input, &dice)
            slowest = max(
                slowest,
                clock.measure {
                    for reading in Reading.allCases where reading == seed.reading || dice.roll(8) == 0 {
                        guard let document = try? reading.read(bytes) else { continue }
                        readings += 1
                        check(document.root, in: document)
                    }
                    let catalog = try? SourceReader().openStringCatalog(bytes)
                    _ = try? catalog?.readEntries { _ in }
                })
        }
        #expect(slowest < .seconds(2))
        #expect(readings > 0)
    }

    @Test func everyCutIsReadOrRefused() throws {
        for seed in Self.seeds {
            for length in 0..<seed.input.count {
                let outcome = seed.reading.outcome(Array(seed.input[..<length]))
                #expect(!outcome.isEmpty)
            }
        }
    }

    @Test func hostileShapesEndQuickly() {
        let clock = ThreadClock()
        let shapes: [(Reading, String)] = [
            (.json, "{" + String(repeating: "\"a\":1,", count: 30_000) + "\"a\":1}"),
            (.plist, String(repeating: "<!--", count: 50_000)),
            (.plist, String(repeating: "<?", count: 50_000)),
            (.plist, "<plist><string>" + String(repeating: "&amp;", count: 50_000)),
            (.plist, String(repeating: "/*", count: 100_000)),
            (.plist, String(repeating: "<", count: 100_000)),
            (.strings, String(repeating: "\"a\";", count: 30_000)),
            (.strings, String(repeating: "\"”\n", count: 30_000)),
            (.strings, "\"" + String(repeating: "\\U", count: 50_000)),
            (.yaml, String(repeating: "? ", count: 20_000)),
            (.yaml, "{" + String(repeating: "a, ", count: 20_000)),
            (.yaml, String(repeating: "a: b\n", count: 10_000)),
            (.yaml, "\"" + String(repeating: "\\x41", count: 20_000)),
            (.yaml, String(repeating: "é: [", count: 20_000)),
        ]
        for (reading, text) in shapes {
            let bytes = Array(text.utf8)
            let time = clock.measure { _ = reading.outcome(bytes) }
            #expect(time < .seconds(2), "\(reading.rawValue) \(text.prefix(20)) took \(time)")
        }
    }
}
