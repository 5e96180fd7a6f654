import QuickActionModel
import Testing

@testable import SourceEdits

/// One edit of one file, as text.
func edited(_ path: String, _ text: String, line: Int, column: Int, length: Int = 0, _ change: Edit.Change) throws -> String {
    String(decoding: try editedBytes(path, Array(text.utf8), line: line, column: column, length: length, change), as: UTF8.self)
}

func editedBytes(_ path: String, _ bytes: [UInt8], line: Int, column: Int, length: Int = 0, _ change: Edit.Change) throws
    -> [UInt8]
{
    let file = try EditableFile(path: path, bytes: bytes)
    let location = SourceLocation(path: path, line: line, column: column, length: length)
    return try file.bytes(applying: file.patches(for: Edit(location, change)))
}

@Suite struct RewriteTests {
    /// Source with the text between marks, what it reads, the part that changes, and the source afterwards.
    struct Case: Sendable, CustomTestStringConvertible {
        let path: String
        let before: String
        let whole: String
        let start: Int
        let length: Int
        let new: String
        let after: String
        var testDescription: String { "\(path): \(before)" }

        init(_ path: String, _ before: String, _ whole: String, _ start: Int, _ length: Int, _ new: String, _ after: String) {
            (self.path, self.before, self.whole, self.start) = (path, before, whole, start)
            (self.length, self.new, self.after) = (length, new, after)
        }
    }

    static let head = "<plist><dict><key>A</key>\n"
    static let tail = "\n</dict></plist>"

    static func xml(_ before: String, _ whole: String, _ start: Int, _ length: Int, _ new: String, _ after: String) -> Case {
        Case("a.plist", head + before + tail, whole, start, length, new, head + after + tail)
    }

    static let cases = [
        xml("<string>↓Search...</string>", "Search...", 6, 3, "…", "<string>Search…</string>"),
        xml("<string>↓A &amp; B  C</string>", "A & B  C", 5, 2, " ", "<string>A &amp; B C</string>"),
        xml("<string>↓A B</string>", "A B", 2, 1, "<&>", "<string>A &lt;&amp;&gt;</string>"),
        xml("<string>↓&#65;&#x42;C</string>", "ABC", 1, 1, "b", "<string>&#65;bC</string>"),
        xml("<string>↓😀 Order</string>", "😀 Order", 0, 2, "", "<string>Order</string>"),
        xml("<string>↓A</string>", "A", 1, 0, "B", "<string>AB</string>"),
        Case("a.strings", "\"k\" = \"↓Say \\\"Hi\\\".\";\n", "Say \"Hi\".", 8, 1, "", "\"k\" = \"Say \\\"Hi\\\"\";\n"),
        Case("a.strings", "\"k\" = \"↓A\";", "A", 0, 1, "\"\\'\n", "\"k\" = \"\\\"\\\\\\'\\n\";"),
        Case("a.strings", "k = ↓Search;", "Search", 6, 0, "…", "k = \"Search…\";"),
        Case("a.strings", "k = ↓Search;", "Search", 0, 1, "s", "k = search;"),
        Case("a.strings", "\"k\" = '↓It\\'s';", "It's", 2, 1, "’", "\"k\" = 'It’s';"),
        Case("a.strings", "\"↓key one\" = \"x\";", "key one", 3, 1, "-", "\"key-one\" = \"x\";"),
        Case("a.strings", "\"k\" = \"↓\\U00e9a\";", "\u{e9}a", 1, 1, "b", "\"k\" = \"\\U00e9b\";"),
        Case("a.json", "{\"a\": \"↓x\\u00e9\\ud83d\\ude00y\"}", "xé😀y", 2, 1, "\"", "{\"a\": \"x\\u00e9\\\"y\"}"),
        Case("a.json", "{\"↓titel\": 1}", "titel", 0, 5, "title", "{\"title\": 1}"),
        Case("a.xcstrings", "{\"strings\": {\"k\": {\"v\": \"↓ A\"}}}", " A", 0, 1, "", "{\"strings\": {\"k\": {\"v\": \"A\"}}}"),
        Case("a.yaml", "rule: ↓title/elipsis # why", "title/elipsis", 0, 13, "title/ellipsis", "rule: title/ellipsis # why"),
        Case("a.yaml", "rule: '↓it''s'", "it's", 2, 1, "’", "rule: 'it’s'"),
        Case("a.yaml", "rule: \"↓a\\tb\"", "a\tb", 1, 1, " ", "rule: \"a b\""),
        Case("a.yaml", "rule: ↓abc", "abc", 3, 0, ": d", "rule: \"abc: d\""),
        Case("a.md", "---\n↓titel: A\n---\n", "titel", 0, 5, "title", "---\ntitle: A\n---\n"),
    ]

    @Test(arguments: cases) func rewrites(_ entry: Case) throws {
        for end in ["\n", "\r\n", "\r"] {
            let marked = entry.before.split(separator: "\n", omittingEmptySubsequences: false)
            let line = try #require(marked.firstIndex { $0.contains("↓") })
            let column = marked[line].unicodeScalars.prefix { $0 != "↓" }.count + 1
            let source = entry.before.replacing("↓", with: "").replacing("\n", with: end)
            let change = Edit.Change.rewrite(whole: entry.whole, start: entry.start, length: entry.length, text: entry.new)
            let after = try edited(entry.path, source, line: line + 1, column: column, change)
            #expect(after.utf8.elementsEqual(entry.after.replacing("\n", with: end).utf8), "\(after)")
        }
    }

    @Test(arguments: cases) func keepsMarkAndEncoding(_ entry: Case) throws {
        guard entry.path == "a.strings" else { return }
        let source = entry.before.replacing("↓", with: "")
        let column = entry.before.unicodeScalars.prefix { $0 != "↓" }.count + 1
        let change = Edit.Change.rewrite(whole: entry.whole, start: entry.start, length: entry.length, text: entry.new)
        for encoding in [TextEncoding.utf8(hasMark: true), .utf16(bigEndian: true), .utf16(bigEndian: false)] {
            let after = try editedBytes("a.strings", encoding.encoded(Array(source.utf8)), line: 1, column: column, change)
            #expect(after == encoding.encoded(Array(entry.after.utf8)))
        }
    }

    @Test(arguments: [
        // Another text than expected, a variable, CDATA, a comment inside, a block, a number, an empty element.
        ("a.plist", "<plist><string>Search</string></plist>", 16, "Find", EditRefusal.otherText),
        ("a.plist", "<plist><string>$(A)</string></plist>", 16, "Acme", .otherText),
        ("a.plist", "<plist><string><![CDATA[A]]></string></plist>", 16, "A", .spelling),
        ("a.plist", "<plist><string>A<!-- b -->C</string></plist>", 16, "AC", .spelling),
        ("a.plist", "<plist><integer>4</integer></plist>", 17, "4", .otherText),
        ("a.plist", "<plist><string/></plist>", 8, "", .otherText),
        ("a.plist", "<plist><string>A</string></plist>", 9, "A", .noSuchPlace),
        ("a.plist", "<plist><string>A</string></plist>", 99, "A", .noSuchPlace),
        ("a.strings", "\"key\";", 2, "key", .spelling),
        ("a.strings", "\"k\" = \"\\501\";", 8, "A", .spelling),
        ("a.yaml", "a: >\n  A", 4, "A\n", .otherText),
    ])
    func refuses(_ path: String, _ source: String, _ column: Int, _ whole: String, _ reason: EditRefusal) {
        #expect(throws: reason) {
            try edited(path, source, line: 1, column: column, .rewrite(whole: whole, start: 0, length: 0, text: "x"))
        }
    }

    @Test func placesThatDoNotExist() throws {
        let text = "{\"a\": \"😀\"}\r\n"
        for (line, column, length) in [
            (0, 1, 0), (1, 0, 0), (3, 1, 0), (1, 40, 0), (-1, -1, 0), (.max, .max, 0), (1, 8, .max), (1, 8, -1), (1, 11, 2),
        ] {
            #expect(throws: EditRefusal.self) {
                try edited("a.json", text, line: line, column: column, length: length, .source("x"))
            }
        }
        for (start, length) in [(2, 0), (0, 2), (-1, 1), (0, -1), (.max, .max), (1, .max)] {
            let change = Edit.Change.rewrite(whole: "😀", start: start, length: length, text: "x")
            #expect(throws: EditRefusal.otherText) { try edited("a.json", text, line: 1, column: 8, change) }
        }
        #expect(try edited("a.json", text, line: 1, column: 8, length: 1, .source("x")) == "{\"a\": \"x\"}\r\n")
    }

    @Test func nothingThatSpoilsAFile() {
        for new in ["\"", "\\"] {
            #expect(throws: EditRefusal.damage) {
                try edited("a.json", "{\"a\": \"b\"}", line: 1, column: 8, length: 1, .source(new))
            }
        }
        // A second key of the same name.
        let change = Edit.Change.rewrite(whole: "b", start: 0, length: 1, text: "a")
        #expect(throws: EditRefusal.damage) { try edited("x.json", "{\"a\": 1, \"b\": 2}", line: 1, column: 11, change) }
        #expect(throws: EditRefusal.damage) { try edited("x.strings", "a=1;b=2;", line: 1, column: 5, change) }
        let control = Edit.Change.rewrite(whole: "A", start: 0, length: 1, text: "\u{1}")
        #expect(throws: EditRefusal.cannotWrite) {
            try edited("a.plist", "<plist><string>A</string></plist>", line: 1, column: 16, control)
        }
    }

    @Test func kindsThatAreNotEdited() {
        let change = Edit.Change.removal
        #expect(throws: EditRefusal.kind("file of the kind .png")) { try edited("a.png", "x", line: 1, column: 1, change) }
        #expect(throws: EditRefusal.kind("file without an ending")) { try edited("a", "x", line: 1, column: 1, change) }
        #expect(throws: EditRefusal.self) { try edited("a.plist", "bplist00", line: 1, column: 1, change) }
        let declared =
            Array("<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?><plist><string>A".utf8) + [0xE9]
            + Array("</string></plist>".utf8)
        #expect(throws: EditRefusal.cannotWrite) { try EditableFile(path: "a.plist", bytes: declared) }
    }

    @Test func anyBytesAndPlacesAreSurvived() {
        var state: UInt64 = 42
        func next(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % bound
        }
        let sources = Self.cases.map { ($0.path, Array($0.before.replacing("↓", with: "").utf8)) }
        for _ in 0..<2_000 {
            var (path, bytes) = sources[next(sources.count)]
            for _ in 0..<next(3) { bytes[next(bytes.count)] = UInt8(next(256)) }
            let whole = String(decoding: bytes.dropFirst(next(bytes.count)).prefix(next(9)), as: UTF8.self)
            let changes: [Edit.Change] = [
                .source("x"), .rewrite(whole: whole, start: next(5), length: next(5), text: "\"<&"), .removal, .quotation,
                .enclosure,
            ]
            for change in changes {
                _ = try? editedBytes(path, bytes, line: 1 + next(3), column: 1 + next(40), length: next(5), change)
            }
        }
    }
}

@Suite struct RemovalTests {
    @Test(arguments: [
        (
            "a.plist", "<dict>\n  <key>A</key>\n  <string>↓</string>\n  <key>B</key><true/>\n</dict>",
            "<dict>\n  <key>B</key><true/>\n</dict>"
        ),
        ("a.plist", "<dict>\n  <key>A</key>\n  ↓<string/>\n</dict>", "<dict>\n</dict>"),
        ("a.plist", "<dict><key>A</key><string>↓</string><key>B</key><true/></dict>", "<dict><key>B</key><true/></dict>"),
        (
            "a.plist", "<dict>\n\t<key>↓A</key>\n\t<true/>\n\t<key>A</key><true/>\n</dict>",
            "<dict>\n\t<key>A</key><true/>\n</dict>"
        ),
        ("a.plist", "<array>\n  ↓<!-- longpress:ignore x -->\n  <true/>\n</array>", "<array>\n  <true/>\n</array>"),
        ("a.plist", "<array>\n  ↓<!-- a\n b -->\n  <true/>\n</array>", "<array>\n  <true/>\n</array>"),
        ("a.plist", "<array>\n  ↓<dict/>\n  <true/>\n</array>", "<array>\n  <true/>\n</array>"),
        ("a.json", "{\n  \"a\": \"↓\",\n  \"b\": 1\n}\n", "{\n  \"b\": 1\n}\n"),
        ("a.json", "{\n  \"b\": 1,\n  \"a\": \"↓\"\n}\n", "{\n  \"b\": 1\n}\n"),
        ("a.json", "{\"a\": \"↓\", \"b\": 1}", "{\"b\": 1}"),
        ("a.json", "{\"b\":1,\"a\":\"↓\"}", "{\"b\":1}"),
        ("a.json", "{\n  \"a\": \"↓\"\n}", "{\n}"),
        ("a.json", "[1, ↓{\"a\": 2}, 3]", "[1, 3]"),
        ("a.json", "{\"↓a\": 1, \"a\": 2}", "{\"a\": 2}"),
        ("a.strings", "/* x */\n\"a\" = \"↓\";\n\"b\" = \"c\";\n", "/* x */\n\"b\" = \"c\";\n"),
        ("a.strings", "\"↓a\" = \"1\";\n\"a\" = \"2\";", "\"a\" = \"2\";"),
        ("a.yaml", "ignore:\n  ↓- rule: a/b\n    reason: c\n  - rule: d/e\n", "ignore:\n  - rule: d/e\n"),
        (
            "a.yaml", "ignore:\n  - rule: d/e\n  ↓- rule: a/b\n    reason: c # d\n\n# x\nsite:\n  title: A\n",
            "ignore:\n  - rule: d/e\n\n# x\nsite:\n  title: A\n"
        ),
        ("a.yaml", "ignore:\n↓- rule: a/b\nterms:\n  brands: [A]\n", "ignore:\nterms:\n  brands: [A]\n"),
        ("a.yaml", "ignore: [↓{rule: a/b}, {rule: c/d}]\n", "ignore: [{rule: c/d}]\n"),
        ("a.yaml", "↓a: 1\nb: 2\na: 3\n", "b: 2\na: 3\n"),
    ])
    func removes(_ path: String, _ marked: String, _ after: String) throws {
        let (open, close) = path == "a.plist" ? ("<plist>\n", "\n</plist>") : ("", "")
        for end in ["\n", "\r\n"] {
            let lines = (open + marked + close).split(separator: "\n", omittingEmptySubsequences: false)
            let line = try #require(lines.firstIndex { $0.contains("↓") })
            var column = lines[line].unicodeScalars.prefix { $0 != "↓" }.count + 1
            // An item of a block begins behind its dash.
            if lines[line].contains("↓- ") { column += 2 }
            let source = (open + marked + close).replacing("↓", with: "").replacing("\n", with: end)
            let found = try edited(path, source, line: line + 1, column: column, .removal)
            #expect(found.utf8.elementsEqual((open + after + close).replacing("\n", with: end).utf8), "\(found)")
        }
    }

    @Test func theRootAndPartsOfALineStay() {
        #expect(throws: EditRefusal.noSuchPlace) { try edited("a.json", "[1]", line: 1, column: 1, .removal) }
        #expect(throws: EditRefusal.spelling) { try edited("a.yaml", "- - a\n  - b\n", line: 1, column: 5, .removal) }
        #expect(throws: EditRefusal.spelling) { try edited("a.strings", "a = b /* c */ ;", line: 1, column: 5, .removal) }
    }

    @Test func numbersAndDictionaries() throws {
        #expect(
            try edited("a.plist", "<plist><integer>7</integer></plist>", line: 1, column: 17, .quotation)
                == "<plist><string>7</string></plist>")
        #expect(try edited("a.json", "{\"a\": 7}", line: 1, column: 7, .quotation) == "{\"a\": \"7\"}")
        #expect(
            try edited("a.plist", "<plist><dict/></plist>", line: 1, column: 8, .enclosure)
                == "<plist><array><dict/></array></plist>")
        #expect(throws: EditRefusal.otherText) { try edited("a.json", "{\"a\": true}", line: 1, column: 7, .quotation) }
    }
}
