import SourceTrees
import Testing

struct StringCatalogTests {
    private func walk(
        _ text: String, limits: SourceLimits = .standard
    ) throws(SourceError) -> (entries: [String], outline: SourceStringCatalogOutline, text: SourceText) {
        let catalog = try SourceReader(limits: limits).openStringCatalog(Array(text.utf8))
        var entries: [String] = []
        let outline = try catalog.readEntries { entry in
            let place = catalog.text.position(at: entry.keySpan.start)
            entries.append("\(place.line):\(place.column) \(entry.key) \(TreeText().text(of: entry.value))")
        }
        return (entries, outline, catalog.text)
    }

    private func outcome(_ text: String) -> String {
        do throws(SourceError) {
            return "read \(try walk(text).entries.count)"
        } catch {
            return "\(error.kind) \(error.position.map { "\($0.line):\($0.column)" } ?? "") \(error.message)"
        }
    }

    @Test func entriesComeInOrderWithPlaces() throws {
        let (entries, outline, _) = try walk(
            "{\n\"sourceLanguage\": \"en\",\n\"strings\": {\n\"é\": {},\n\"b\": {\"x\": 1}\n},\n\"version\": \"1.0\"}")
        #expect(entries == ["4:2 é {}", "5:2 b {\"x\": 1}"])
        #expect(outline.sourceLanguage?.string == "en")
        #expect(outline.version?.string == "1.0")
        #expect(outline.hasStrings)
        #expect(outline.misplaced.isEmpty && outline.badEntries.isEmpty && outline.notices.isEmpty)
    }

    @Test func membersBesideStringsAreMisplaced() throws {
        let (entries, outline, text) = try walk("{\"strings\":{\"a\":{}},\n \"new.title\":{\"localizations\":{}}}")
        #expect(entries.count == 1)
        #expect(outline.misplaced.map(\.key) == ["new.title"])
        #expect(text.position(at: outline.misplaced[0].keySpan.start) == SourcePosition(line: 2, column: 3))
    }

    @Test func aBadEntrySpoilsOnlyItself() throws {
        let (entries, outline, _) = try walk(
            """
            {"strings": {
              "a": {"x": [1,]},
              "b": {"y": tru},
              "c": {"z": 1} 5,
              "d": {"q": "\\x"},
              "e": {"ok": true}
            }}
            """)
        #expect(entries == ["6:4 e {\"ok\": true}"])
        #expect(outline.badEntries.map(\.key) == ["a", "b", "c", "d"])
        #expect(outline.badEntries.map(\.error.position?.line) == [2, 3, 4, 5])
        #expect(outline.badEntries[0].error.keyPath == "strings.a.x[1]")
    }

    @Test func duplicateEntriesAreNoted() throws {
        let (entries, outline, text) = try walk("{\"strings\":{\"a\":{},\n\"\\u0061\":{},\n\"b\":{\"x\":1,\"x\":2}}}")
        #expect(entries.count == 3)
        #expect(outline.notices.map(\.kind) == [.duplicateKey("a"), .duplicateKey("x")])
        #expect(outline.notices.map(\.keyPath) == ["strings", "strings.b"])
        #expect(text.position(at: outline.notices[0].span.start).line == 2)
    }

    static let failures: [Case] = [
        Case(.json, "[]", "badValue 1:1 a string catalog is an object, but the file holds an array"),
        Case(.json, "", "empty 1:1 the file is empty; write its content or remove it"),
        Case(.json, "{\"strings\": []}", "badValue 1:13 \"strings\" is an object of entries, but here it is an array"),
        Case(
            .json, "{\"strings\": {\"a\": {\"b\": 1}",
            "syntax 1:27 the file ends where \",\" or \"}\" should be; it may be cut off"),
        Case(.json, "{\"strings\": {\"a\": {\"b\": ]}}}", "syntax 1:25 expected a value, found \"]\""),
        Case(
            .json, "{\"strings\": {\"a\": {\"b\": \"x\n\"}}}",
            "syntax 1:25 the string that begins here is not closed in its line; add a closing quote or write \\n"),
        Case(
            .json, "{\"strings\": {\"a\": {}, }}",
            "syntax 1:23 comma before \"}\"; JSON allows none after the last value, remove it"),
        Case(
            .json, "{\"strings\": {\n<<<<<<< HEAD\n\"a\": {}}}",
            "mergeMarkers 2:1 merge marker <<<<<<< was left in the file; finish the merge"),
        Case(
            .json, "{\"strings\": {\"a\": {\n<<<<<<< HEAD\n}}}",
            "mergeMarkers 2:1 merge marker <<<<<<< was left in the file; finish the merge"),
        Case(.json, "{} {}", "contentAfterRoot 1:4 \"{\" after the end of the JSON value; remove what follows"),
    ]

    @Test(arguments: failures)
    func failure(_ example: Case) {
        #expect(outcome(String(decoding: example.input, as: UTF8.self)) == example.expected)
    }

    @Test func theNodeLimitHoldsForEachEntry() throws {
        let items = (0..<50).map { "\"k\($0)\": [1, 2, 3]" }.joined(separator: ",")
        #expect(try walk("{\"strings\": {\(items)}}", limits: SourceLimits(nodes: 4)).entries.count == 50)
    }

    @Test func aThousandBadEntriesAreEnough() throws {
        func catalog(_ count: Int) -> String { "{\"strings\":{" + String(repeating: "\"a\": no,", count: count) + "\"b\":{}}}" }
        #expect(try walk(catalog(1000)).outline.badEntries.count == 1000)
        #expect(outcome(catalog(1001)) == "syntax 1:8018 expected a value, found \"no\"")
    }

    @Test func largeCatalogsKeepTheirPlaces() throws {
        var text = "{\n\"strings\": {\n"
        for index in 0..<3000 {
            text += "\"key \(index)\": {\n\"localizations\": {\n\"de\": {\"stringUnit\": {\"value\": \"ä\(index)\"}}\n}\n},\n"
        }
        let (entries, outline, lines) = try walk(text + "\"last\": {}\n}\n}\n", limits: SourceLimits(nodes: 8))
        #expect(entries.count == 3001)
        #expect(entries.last == "15003:2 last {}")
        #expect(outline.notices.isEmpty)
        #expect(lines.lineCount == 15006)
    }
}
