import SourceTrees
import Testing

struct OldStyleTests {
    static let values: [Case] = [
        Case(
            .plist, "{ UIApplicationShortcutItems = ( { UIApplicationShortcutItemType = a; } ); }",
            #"read {"UIApplicationShortcutItems": [{"UIApplicationShortcutItemType": "a"}]}"#),
        Case(.plist, #"a = x; "b c" = ("1", <0fbd 77>);"#, #"read {"a": "x", "b c": ["1", <0fbd77>]}"#),
        Case(.plist, "(a, b,)", #"read ["a", "b"]"#),
        Case(.plist, "()", "read []"),
        Case(.plist, "{}", "read {}"),
        Case(.plist, "<>", "read <>"),
        Case(.plist, "<dada FF>", "read <dadaff>"),
        Case(.plist, "word", #"read "word""#),
        Case(.plist, "'single \"quotes\"'", #"read "single \"quotes\"""#),
        Case(.plist, "{ a = -0.25; b = com.example/x:y_z$1; }", #"read {"a": "-0.25", "b": "com.example/x:y_z$1"}"#),
        Case(.plist, "// first\n{ /* in */ a /**/ = // to the end\n 1; }\n// last", #"read {"a": "1"}"#),
        Case(
            .plist, "(<*I5>, <*I-5>, <*R1.5>, <*BY>, <*BN>, <*D2026-11-30 10:00:00 +0000>)",
            "read [5, -5, r:1.5, true, false, d:2026-11-30T10:00:00Z]"),
        Case(.strings, "", "empty 1:1+1 the file is empty; write its content or remove it"),
        Case(.strings, "/* nothing yet */\n", "read {}"),
        Case(.strings, #"/* a */ "x" = "y"; /* left over */"#, #"read {"x": "y"}"#),
        Case(.strings, #""Link" = "see \"http://\" or ftp";"#, #"read {"Link": "see \"http://\" or ftp"}"#),
        Case(.strings, #""url" = "http://example.com/*x*/";"#, #"read {"url": "http://example.com/*x*/"}"#),
        Case(
            .strings, #"CFBundleName = "Näme"; CFBundleDisplayName=Plain;"#,
            #"read {"CFBundleName": "Näme", "CFBundleDisplayName": "Plain"}"#),
        Case(.strings, #""short"; other;"#, #"read {"short": "short", "other": "other"}"#),
        Case(.strings, #"{ "in" = "braces"; }"#, #"read {"in": "braces"}"#),
        Case(.strings, #""a" = "\n\t\r\a\b\f\v\"\'\\";"#, #"read {"a": "\xa.\x9.\xd.\x7.\x8.\xc.\xb.\"'\\"}"#),
        Case(.strings, "\"a\" = \"one\\\ntwo\\\r\nthree\";", #"read {"a": "one\xa.two\xa.three"}"#),
        Case(
            .strings,
            #""k1" = "\U00e9"; "k2" = "\Ud83d\Ude98"; "k3" = "\351"; "k4" = "\ud83d"; "k5" = "\Ud83d"; "k6" = "\U000041";"#,
            "read {\"k1\": \"é\", \"k2\": \"🚘\", \"k3\": \"Ø\", \"k4\": \"ud83d\", \"k5\": \"\u{FFFD}\", \"k6\": \"\\x0.41\"}"),
        Case(.strings, #""a" = "\101\7\0018";"#, #"read {"a": "A\x7.\x1.8"}"#),
        Case(.strings, #""a" = "\Ud83dx\Ude98";"#, "read {\"a\": \"\u{FFFD}x\u{FFFD}\"}"),
        Case(.strings, #""a" = "\U41";"#, #"read {"a": "A"}"#),
        Case(.strings, "\"multi\" = \"one\r\ntwo\";", #"read {"multi": "one\xd.\xa.two"}"#),
        Case(.strings, utf16(#""ü" = "日本語";"#, bigEndian: false), #"read {"ü": "日本語"}"#),
        Case(.strings, utf16(#""ü" = "🚘";"#, bigEndian: true), #"read {"ü": "🚘"}"#),
        Case(.strings, [0xEF, 0xBB, 0xBF] + Array(#""a" = "b";"#.utf8), #"read {"a": "b"}"#),
        Case(.strings, xml("<dict><key>a</key><string>b</string></dict>"), #"read {"a": "b"}"#),
        Case(.strings, "\u{2028}\"a\" = \"b\";\u{2029}", #"read {"a": "b"}"#),
    ]

    @Test(arguments: values)
    func value(_ example: Case) {
        #expect(example.reading.outcome(example.input) == example.expected)
    }

    @Test func escapesAreNotedWithTheirPlaces() throws {
        let document = try Reading.strings.read(
            #""k3" = "\351"; "k4" = "\ud83d"; "k5" = "\Ud83d"; "k6" = "\U000041"; "k7" = "\U4x";"#)
        #expect(document.notices.map(\.kind) == [.octalEscape, .unknownEscape("u"), .loneSurrogate, .longEscape, .shortEscape])
        #expect(document.notices.map(\.keyPath) == ["k3", "k4", "k5", "k6", "k7"])
        #expect(document.notices.map { document.position(of: $0.span).column } == [9, 24, 41, 58, 77])
    }

    @Test func keysThatAreEqualAfterDecodingAreDuplicates() throws {
        let document = try Reading.strings.read("\"\\U0041dd\" = \"first\";\n'Add' = \"second\";\nAdd = third;")
        #expect(document.root["Add"]?.string == "third")
        #expect(document.notices.map(\.kind) == [.duplicateKey("Add"), .duplicateKey("Add")])
        #expect(document.notices.map { document.position(of: $0.span).line } == [2, 3])
        #expect(document.notices.map { $0.related.map { document.position(of: $0).line } } == [1, 2])
    }

    @Test func composedAndDecomposedKeysStayApart() throws {
        let document = try Reading.strings.read("\"é\" = \"1\"; \"e\u{301}\" = \"2\";")
        #expect(document.notices.isEmpty)
        #expect(document.root["é"]?.string == "1")
        #expect(document.root["e\u{301}"]?.string == "2")
    }

    @Test func placesOfKeysAndValues() throws {
        let document = try Reading.strings.read("/* ü */ \"schlüssel\" = \"wert\";\rplain = 'x';")
        let entries = try #require(document.root.dictionary)
        #expect(document.position(of: entries[0].keySpan) == SourcePosition(line: 1, column: 10))
        #expect(document.source.string(in: entries[0].keySpan) == "schlüssel")
        #expect(document.position(of: entries[0].value.span) == SourcePosition(line: 1, column: 23))
        #expect(document.source.string(in: document.innerSpan(of: entries[0].value)) == "wert")
        #expect(document.position(of: entries[1].keySpan) == SourcePosition(line: 2, column: 1))
        #expect(document.position(of: entries[1].value.span) == SourcePosition(line: 2, column: 9))
    }
}
