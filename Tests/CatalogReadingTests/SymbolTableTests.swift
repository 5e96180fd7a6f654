import QuickActionModel
import Testing

@testable import CatalogReading

@Suite("Apple's lists of symbols")
struct SymbolTableTests {
    private static let list = plist(
        """
        <key>symbols</key><dict>
          <key>invented.one</key><string>2019</string>
          <key>invented.two</key><string>2024.1</string>
        </dict>
        <key>year_to_release</key><dict>
          <key>2019</key><dict><key>iOS</key><string>13.0</string><key>macOS</key><string>11.0</string></dict>
          <key>2024.1</key><dict><key>iOS</key><string>18.1</string></dict>
        </dict>
        """)

    private func read(_ files: [String: String], at path: String = "symbols") -> (
        SymbolFacts?, [String], [QuickActionModel.SourceLocation]
    ) {
        let place = QuickActionModel.SourceLocation(path: "longpress.yaml", line: 3, column: 10)
        var reader = SymbolTableReader(path: path, place: place, limits: ReadingLimits())
        let facts = reader.read(MemoryTree(files))
        let told = reader.log.findings.map { "\($0.location?.description ?? "-"): \($0.severity): \($0.summary) [\($0.rule)]" }
        return (facts, told, reader.log.unreadable)
    }

    @Test func namesGetTheVersionOfTheirRelease() {
        let (facts, told, unreadable) = read([
            "symbols/name_availability.plist": Self.list,
            "symbols/name_aliases.strings": "\"invented.old\" = \"invented.one\";\n",
            "symbols/legacy_aliases.strings": "\"invented.old\" = \"other\"; \"invented.older\" = \"invented.one\";",
            "symbols/symbol_restrictions.strings": "\"invented.two\" = \"This symbol may only refer to Invented.\";",
        ])
        #expect(told == [])
        #expect(unreadable == [])
        #expect(facts?.releases == ["invented.one": "13.0", "invented.two": "18.1"])
        #expect(facts?.aliases == ["invented.old": "invented.one", "invented.older": "invented.one"])
        #expect(facts?.restrictions == ["invented.two": "This symbol may only refer to Invented."])
    }

    @Test func theListAloneIsEnough() {
        let (facts, told, _) = read(["symbols/name_availability.plist": Self.list], at: "./symbols/")
        #expect(facts?.releases.count == 2)
        #expect(facts?.aliases == [:])
        #expect(told == [])
    }

    @Test func aFolderOutsideIsARootOfItsOwn() {
        var tree = MemoryTree(["longpress.yaml": ""])
        tree.others = ["/Library/Symbols": ["name_availability.plist": Array(Self.list.utf8)]]
        var reader = SymbolTableReader(path: "/Library/Symbols", place: nil, limits: ReadingLimits())
        #expect(reader.read(tree)?.releases.count == 2)
        #expect(reader.log.findings.isEmpty)
    }

    private static let unusableFolders: [([String: String], String)] = [
        ([:], "longpress.yaml:3:10: error: symbols \"symbols\" does not exist [input/unreadable]"),
        (
            ["symbols/other.plist": "x"],
            "longpress.yaml:3:10: error: symbols \"symbols\" holds no name_availability.plist [input/unreadable]"
        ),
        (
            ["symbols/name_availability.plist": plist("<key>symbols</key><dict/>")],
            "symbols/name_availability.plist:4:1: error: name_availability.plist has no year_to_release [input/unreadable]"
        ),
        (
            ["symbols/name_availability.plist": "<<<<<<< HEAD\n{}\n"],
            "symbols/name_availability.plist:1:1: error: merge marker <<<<<<< was left in the file; finish the merge "
                + "[input/merge-markers]"
        ),
    ]

    @Test("what cannot be used is told where it stands, and no symbol is called unknown", arguments: unusableFolders)
    func unusable(_ files: [String: String], _ expected: String) {
        let (facts, told, unreadable) = read(files)
        #expect(facts == nil)
        #expect(told == [expected])
        #expect(unreadable.count == 1)
    }

    @Test func oneUnknownReleaseIsToldOnceAndItsSymbolsStayKnown() {
        let (facts, told, _) = read([
            "symbols/name_availability.plist":
                "{symbols = {a = \"1\"; b = \"9\"; c = \"9\"; d = (); }; year_to_release = {1 = {iOS = \"13.0\";}; 2 = x;}; }"
        ])
        #expect(facts?.releases == ["a": "13.0", "b": "", "c": "", "d": ""])
        #expect(
            told == [
                "symbols/name_availability.plist:1:95: warning: release \"2\" is a string instead of a dictionary [input/bad-entry]",
                "symbols/name_availability.plist:1:27: warning: release of symbol \"b\" is \"9\" [input/bad-entry]",
                "symbols/name_availability.plist:1:44: warning: release of symbol \"d\" is an array [input/bad-entry]",
            ])
    }

    @Test func aBrokenCompanionCostsOnlyItself() {
        let (facts, told, unreadable) = read([
            "symbols/name_availability.plist": Self.list, "symbols/name_aliases.strings": "\"a\" = ;",
        ])
        #expect(facts?.releases.count == 2)
        #expect(told.count == 1)
        #expect(unreadable.map(\.path) == ["symbols/name_aliases.strings"])
    }

    @Test func theCatalogCarriesThem() {
        var configuration = CatalogConfiguration()
        configuration.symbols = "symbols"
        let files = ["symbols/name_availability.plist": Self.list, "content/index.md": "# Hi\n"]
        let result = CatalogReader(configuration: configuration).read(MemoryTree(files))
        #expect(result.symbols?.releases["invented.one"] == "13.0")
        #expect(CatalogReader(configuration: CatalogConfiguration()).read(MemoryTree(files)).symbols == nil)
    }
}
