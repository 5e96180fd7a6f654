import SourceTrees
import Testing

/// What is said about inputs that are refused, and where; what stands in brackets is the key path.
struct StringsTableMessageTests {
    static let messages: [Case] = [
        Case(.strings, "\n", "empty 1:1+1 the file is empty; write its content or remove it"),
        Case(
            .strings, utf16("\"a\" = \"b\";", bigEndian: false, mark: false),
            "encoding 1:1+1 the file looks like UTF-16 little-endian without a byte-order mark; save it as UTF-8"),
        Case(
            .strings, Array("/* x */\n\"a\" = \"caf".utf8) + [0x8E] + Array("\";".utf8),
            "encoding 2:11+1 byte 0x8E is not UTF-8; the file may be Mac Roman, save it as UTF-8"),
        Case(
            .strings, Array("\"a\" = \"caf".utf8) + [0xE9] + Array("\";".utf8),
            "encoding 1:11+1 byte 0xE9 is not UTF-8; the file may be Latin-1, save it as UTF-8"),
        Case(
            .strings, Array("\"a\" = \"".utf8) + [0x93, 0x94] + Array("\";".utf8),
            "encoding 1:8+1 byte 0x93 is not UTF-8; the file may be Windows-1252, save it as UTF-8"),
        Case(
            .strings, "\"a\" = \"b\"\n>>>>>>> theirs\n",
            "mergeMarkers 2:1+14 merge marker >>>>>>> was left in the file; finish the merge"),
        Case(
            .strings, "\"a\" = \"text”;\n\"b\" = \"right\";",
            "syntax 1:7+6 the string that begins here is not closed; closed by a typographic quote? write \" [a]"),
        Case(.strings, "“a” = “b”;", "syntax 1:1+1 “ is a typographic quote; write \""),
        Case(
            .strings, "\"a\" = \"text;\n\"b\" = \"c\";",
            "syntax 1:7+6 the string that begins here ends in line 2 only; a closing quote may be missing [a]"),
        Case(.strings, "\"a\" = \"b\"\n\"c\" = \"d\";", "syntax 2:1+1 expected \";\" after the value of \"a\", found '\"' [a]"),
        Case(.strings, "\"a\" = \"never", "syntax 1:7+6 the string that begins here is never closed; add a closing quote [a]"),
        Case(
            .strings, "\"a\" = \"text”",
            "syntax 1:7+6 the string that begins here is not closed; closed by a typographic quote? write \" [a]"),
        Case(.strings, "\"a\" \"b\";", "syntax 1:5+1 expected \"=\" after the key \"a\", found '\"' [a]"),
        Case(.strings, "\"a\" = ;", "syntax 1:7+1 expected a value, found \";\" [a]"),
        Case(.strings, "\"a\"", "syntax 1:4+1 the file ends where \"=\" after the key \"a\" should be; it may be cut off [a]"),
        Case(.strings, "(\"a\")", "syntax 1:1+1 expected a key, found \"(\""),
        Case(.strings, "<0a>", "syntax 1:1+1 expected a key, found \"<\""),
        Case(.strings, "\"a\" = \"\\Uxyz\";", "syntax 1:8+2 \\U needs four hexadecimal digits, found \"x\" [a]"),
        Case(.strings, "\"a\" = \"b\";\n/* open", "syntax 2:1+2 the comment that begins here is never closed; add */"),
        Case(.strings, "\"a\" = \"b\";;", "syntax 1:11+1 expected a key, found \";\""),
        Case(.strings, "\"a\" = \"b\"; }", "syntax 1:12+1 expected a key, found \"}\""),
        Case(.strings, "<plist><array/></plist>", "badValue 1:8+8 a strings table is a dictionary, but the file holds an array"),
        Case(
            .strings, "word", "syntax 1:5+1 the file ends where \"=\" after the key \"word\" should be; it may be cut off [word]"),
        Case(.strings, "\"a\" = \"b\\", "syntax 1:7+3 the string that begins here is never closed; add a closing quote [a]"),
        Case(
            .strings, "\"one\ntwo\" \"x\" = \"y\";",
            "syntax 1:1+4 the string that begins here ends in line 2 only; a closing quote may be missing [[\"one\\u{A}two\"]]"),
    ]

    @Test(arguments: messages)
    func message(_ example: Case) {
        #expect(example.reading.outcome(example.input) == example.expected)
    }
}
