import SourceTrees
import Testing

struct JSONTests {
    static let values: [Case] = [
        Case(.json, #"{"a":true,"b":1,"c":0,"d":false,"e":null}"#, #"read {"a": true, "b": 1, "c": 0, "d": false, "e": null}"#),
        Case(.json, " [ ] ", "read []"),
        Case(.json, "{}", "read {}"),
        Case(
            .json, "[1, -0, -9223372036854775808, 18446744073709551615, 18446744073709551616]",
            "read [1, 0, -9223372036854775808, 18446744073709551615, r:1.8446744073709552e+19]"),
        Case(.json, "[1.0, 1e2, -2.5E-1]", "read [r:1.0, r:100.0, r:-0.25]"),
        Case(.json, #""\"\\\/\b\f\n\r\t\u00e9\ud83d\ude24""#, #"read "\"\\/\x8.\xc.\xa.\xd.\x9.é😤""#),
        Case(
            .json, #"["\uDFF3", "\ud83d", "\ud83dx", "\ud83d\ud83d\ude24"]"#,
            "read [\"\u{FFFD}\", \"\u{FFFD}\", \"\u{FFFD}x\", \"\u{FFFD}😤\"]"),
        Case(.json, "{\"type\":\"\u{FEFF}abc\"}", "read {\"type\": \"\u{FEFF}abc\"}"),
        Case(.json, [0xEF, 0xBB, 0xBF] + Array("[]".utf8), "read []"),
        Case(.json, utf16(#"["é"]"#, bigEndian: false), #"read ["é"]"#),
        Case(.json, utf16(#"["é"]"#, bigEndian: true), #"read ["é"]"#),
        Case(.json, "{\"é\":1,\"e\u{301}\":2}", "read {\"é\": 1, \"e\u{301}\": 2}"),
        Case(.json, "null", "read null"),
        Case(.json, "\"x\"", "read \"x\""),
    ]

    @Test(arguments: values)
    func value(_ example: Case) {
        #expect(example.reading.outcome(example.input) == example.expected)
    }

    @Test func duplicateNamesAreComparedAfterDecoding() throws {
        let document = try Reading.json.read("{\"items\":[{\"localizedTitle\":\"a\",\n\"localizedT\\u0069tle\":\"b\"}]}")
        #expect(document.root["items"]?.array?[0]["localizedTitle"]?.string == "b")
        let notice = try #require(document.notices.first)
        #expect(notice.kind == .duplicateKey("localizedTitle"))
        #expect(document.position(of: notice.span) == SourcePosition(line: 2, column: 2))
        #expect(notice.related.map { document.position(of: $0) } == SourcePosition(line: 1, column: 13))
    }

    @Test func duplicatesAmongManyNames() throws {
        let names = (0..<40).map { "\"k\($0)\": \($0)" } + ["\"k7\": 100"]
        let document = try Reading.json.read("{" + names.joined(separator: ",") + "}")
        #expect(document.notices.map(\.kind) == [.duplicateKey("k7")])
        #expect(document.root["k7"]?.integer?.int == 100)
    }

    @Test func aThousandNoticesAreEnough() throws {
        let document = try Reading.json.read("[" + Array(repeating: "\"\\ud800\"", count: 3000).joined(separator: ",") + "]")
        #expect(document.notices.count == 1000)
        #expect(document.notices.last?.kind == .more)
    }

    @Test func placesOfNamesAndValues() throws {
        let document = try Reading.json.read("{\n  \"ключ\": [10, \"é\"],\n  \"b\": {}\n}\n")
        let entry = try #require(document.root.entry("ключ"))
        #expect(document.position(of: entry.keySpan) == SourcePosition(line: 2, column: 4))
        #expect(document.scalarLength(of: entry.keySpan) == 4)
        #expect(document.position(of: entry.value.span) == SourcePosition(line: 2, column: 11))
        let items = try #require(entry.value.array)
        #expect(document.position(of: items[1].span) == SourcePosition(line: 2, column: 16))
        #expect(document.scalarLength(of: items[1].span) == 3)
        #expect(document.root["b"].map { document.position(of: $0.span) } == SourcePosition(line: 3, column: 8))
    }
}
