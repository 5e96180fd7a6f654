import SourceTrees
import Testing

struct YAMLTests {
    static let values: [Case] = [
        Case(
            .yaml, "title: Adding\nversion: 1.10\ndraft: true\n", #"read {"title": "Adding", "version": "1.10", "draft": "true"}"#
        ),
        Case(.yaml, "", "read null"),
        Case(.yaml, "# only a comment\n", "read null"),
        Case(
            .yaml, "a:\nb: ~\nc: null\nd: 'null'\ne: \"\"\nf: NULL\n",
            #"read {"a": null, "b": null, "c": null, "d": "null", "e": "", "f": "NULL"}"#),
        Case(.yaml, "- a\n- [b, c]\n- {d: e}\n", #"read ["a", ["b", "c"], {"d": "e"}]"#),
        Case(.yaml, "a: |\n  one\n  two\nb: >\n  one\n  two\n", #"read {"a": "one\xa.two\xa.", "b": "one two\xa."}"#),
        Case(.yaml, "a: \"\\u00e9\\x41\\n\"\n", #"read {"a": "éA\xa."}"#),
        Case(.yaml, "---\na: b\n...\n", #"read {"a": "b"}"#),
        Case(.yaml, "plain", #"read "plain""#),
        Case(.yaml, [0xEF, 0xBB, 0xBF] + Array("a: b".utf8), #"read {"a": "b"}"#),
        Case(.yaml, utf16("ü: b", bigEndian: false), #"read {"ü": "b"}"#),
        Case(.yaml, "a: b\r\nc: d\r\n", #"read {"a": "b", "c": "d"}"#),
        Case(.yaml, "$(X): 2026-11-30\n", #"read {"$(X)": "2026-11-30"}"#),
    ]

    @Test(arguments: values)
    func value(_ example: Case) {
        #expect(example.reading.outcome(example.input) == example.expected)
    }

    @Test func placesCountScalarsInEveryLineEnd() throws {
        let document = try Reading.yaml.read("tïtle: \"ü\u{2028}\" # 🚘\r\nlist:\r\n  - ключ: значение\r\n    'q k': 🚘🚘\r\n")
        let item = try #require(document.root["list"]?.array?[0])
        let title = try #require(document.root.entry("tïtle"))
        #expect(document.position(of: title.keySpan) == SourcePosition(line: 1, column: 1))
        #expect(document.source.string(in: title.keySpan) == "tïtle")
        #expect(document.position(of: title.value.span) == SourcePosition(line: 1, column: 8))
        let russian = try #require(item.entry("ключ"))
        #expect(document.position(of: russian.keySpan) == SourcePosition(line: 3, column: 5))
        #expect(document.position(of: russian.value.span) == SourcePosition(line: 3, column: 11))
        #expect(document.source.string(in: russian.value.span) == "значение")
        let quoted = try #require(item.entry("q k"))
        #expect(document.source.string(in: quoted.keySpan) == "q k")
        #expect(document.position(of: quoted.keySpan) == SourcePosition(line: 4, column: 6))
        #expect(document.source.string(in: quoted.value.span) == "🚘🚘")
    }

    @Test func duplicateKeysAreNoted() throws {
        let document = try Reading.yaml.read("a: 1\nb: 2\n\"a\": 3\n")
        #expect(document.root["a"]?.string == "3")
        #expect(document.notices.map(\.kind) == [.duplicateKey("a")])
        #expect(document.notices.first.map { document.position(of: $0.span) } == SourcePosition(line: 3, column: 2))
    }

    @Test func flagReadsTheWords() throws {
        let document = try Reading.yaml.read("a: true\nb: false\nc: yes\n")
        #expect(document.root["a"]?.flag == true)
        #expect(document.root["b"]?.flag == false)
        #expect(document.root["c"]?.flag == nil)
    }
}
