import Foundation
import Testing

#if canImport(Glibc)
    import Glibc
#endif

/// Builds damaged catalogs with the program itself, each in a process of its own with little memory and little time.
@Suite struct DamagedCatalogTests {
    /// The built program: beside the tests, else where the package builds by default.
    private static let program: URL? = {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let tests = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent()
        let places = [tests, root.appendingPathComponent(".build/debug"), root.appendingPathComponent(".build/release")]
        return places.map { $0.appendingPathComponent("longpress") }
            .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    }()

    /// Numbers that are the same in every run.
    private struct Dice {
        var state: UInt64

        mutating func roll(_ sides: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(max(1, sides)))
        }
    }

    /// Something of every kind of input.
    private static let files: [String: String] = [
        "longpress.yaml":
            "title: Damaged\nlanguage: de\nidentityKeys: [id]\nmenu: {limit: 4}\nglyphs: pictures\nlimits: {files: 200}\n",
        "content/index.md": "# Home\n\n[All](guidelines/a.md#usage) and [search](action:one/search)[^1].\n\n[^1]: Note.\n",
        "content/guidelines/a.md":
            "---\ntitle: Usage\norder: 1\naliases: [old.html]\napps: [one]\n---\n## Usage\n\n| a | b |\n|---|---|\n| `x` | **y** |\n\n- [x] z\n",
        "content/apps/one/Info.plist": """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0"><dict><key>CFBundleIdentifier</key><string>com.example.one</string>
        <key>UIApplicationShortcutItems</key><array><dict>
        <key>UIApplicationShortcutItemType</key><string>search</string>
        <key>UIApplicationShortcutItemTitle</key><string>search.title</string>
        <key>UIApplicationShortcutItemIconType</key><string>UIApplicationShortcutIconTypeSearch</string>
        <key>UIApplicationShortcutItemUserInfo</key><dict><key>id</key><integer>0x1F</integer><key>d</key><data>AAEC</data></dict>
        </dict></array></dict></plist>
        """,
        "content/apps/one/en.lproj/InfoPlist.strings": "/* title */ \"search.title\" = \"Search \\U00e9\";\n",
        "content/apps/one/InfoPlist.xcstrings":
            #"{"sourceLanguage":"en","strings":{"search.title":{"localizations":{"de":{"stringUnit":{"state":"new","value":"Suchen"}}}}}}"#,
        "content/apps/one/app.yaml": "name: One\nvariables: {A: $(B)}\nlinks: [{title: Help, url: \"https://example.com\"}]\n",
        "content/apps/one/notes/why.md": "---\naction: search\n---\nBecause.\n",
        "content/apps/one/dynamic/recent.en.json":
            #"{"format":"longpress-dynamic/1","locale":"en","items":[{"type":"open","localizedTitle":"A","userInfo":{"id":[1,2.5,null]},"icon":{"systemImageName":"star"}}]}"#,
        "content/apps/old/Info.plist":
            "{ UIApplicationShortcutItems = ( { UIApplicationShortcutItemType = a; UIApplicationShortcutItemTitle = \"B \\351\"; } ); }",
        "content/static/robots.txt": "User-agent: *\n",
        "pictures/star.svg": "<svg viewBox='0 0 16 16'><path d='M1 1h2v2z'/></svg>",
        "overrides/theme.yaml": "name: Ours\nformat: 1\nbasedOn: 1\n",
        "overrides/words/de.yaml": "guidelines: Regeln\n",
        "overrides/templates/slots/head.mustache": "<meta name=\"x\" content=\"{{title}}\">\n",
    ]

    private static func damaged(_ text: String, _ dice: inout Dice) -> [UInt8] {
        var bytes = Array(text.utf8)
        let seeds = files.keys.sorted()
        for _ in 0...dice.roll(3) where !bytes.isEmpty {
            let start = dice.roll(bytes.count)
            let end = min(bytes.count, start + 1 + dice.roll(30))
            switch dice.roll(6) {
            case 0: bytes.removeSubrange(start..<end)
            case 1: bytes[start] ^= UInt8(1 << dice.roll(8))
            case 2: bytes.insert(contentsOf: (0...dice.roll(2_000)).flatMap { _ in bytes[start..<end] }, at: start)
            case 3: bytes.removeSubrange(start...)
            case 4: bytes[start] = [0, 0xFF, 0x22, 0x3C, 0x7B, 0x5B, 0x24, 0x0A][dice.roll(8)]
            default:
                let other = Array((files[seeds[dice.roll(seeds.count)]] ?? "").utf8)
                let from = dice.roll(other.count)
                bytes.replaceSubrange(start..<end, with: other[from...].prefix(40))
            }
        }
        return bytes
    }

    /// How one build ended.
    private struct Ending {
        var status: Int32
        var signal: Int32?
        var output: String
    }

    /// 512 MiB of address space and two seconds of processor time.
    private static func build(_ root: URL, with program: URL) throws -> Ending {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        let line = "ulimit -v 524288 2>/dev/null; ulimit -t 2; exec \"$0\" build -C \"$1\" --jobs 2 >\"$1.out\" 2>&1"
        process.arguments = ["-c", line, program.path, root.path]
        try process.run()
        process.waitUntilExit()
        let output = (try? String(decoding: Data(contentsOf: URL(fileURLWithPath: root.path + ".out")), as: UTF8.self)) ?? ""
        let isSignal = process.terminationReason == .uncaughtSignal
        return Ending(
            status: process.terminationStatus, signal: isSignal ? process.terminationStatus : nil,
            output: String(output.suffix(600)))
    }

    @Test(.enabled(if: program != nil, "the program is not built")) func thirtyBuilds() throws {
        let program = try #require(Self.program)
        let base = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
            .appendingPathComponent("longpress-damaged-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: base) }
        var dice = Dice(state: 20_261_201)
        var statuses: Set<Int32> = []
        for round in 0..<30 {
            let root = base.appendingPathComponent("\(round)")
            for (path, text) in Self.files.sorted(by: { $0.key < $1.key }) {
                // The first round is whole: it shows that the others fail for what was done to them.
                let isWhole = round == 0 || dice.roll(4) != 0
                let place = root.appendingPathComponent(path)
                try FileManager.default.createDirectory(at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
                try Data(isWhole ? Array(text.utf8) : Self.damaged(text, &dice)).write(to: place)
            }
            for pass in 1...2 {
                let ending = try Self.build(root, with: program)
                #expect(ending.signal == nil, "round \(round), pass \(pass): \(ending.output)")
                #expect((0...3).contains(ending.status), "round \(round), pass \(pass): \(ending.status) \(ending.output)")
                if round == 0 { #expect(ending.status == 0, "\(ending.output)") }
                statuses.insert(ending.status)
                // The second build meets a damaged manifest.
                let manifest = root.appendingPathComponent("site/longpress-manifest.json")
                guard pass == 1, let text = try? String(contentsOf: manifest, encoding: .utf8) else { break }
                if round > 0 { try Data(Self.damaged(text, &dice)).write(to: manifest) }
            }
        }
        #expect(statuses.isSuperset(of: [0, 2, 3]))
    }
}
