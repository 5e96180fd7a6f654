import SourceTrees
import Testing

/// What is said about inputs that are refused, and where; what stands in brackets is the key path.
struct JSONMessageTests {
    static let messages: [Case] = [
        Case(.json, "", "empty 1:1+1 the file is empty; write its content or remove it"),
        Case(.json, "  \n", "empty 1:1+1 the file is empty; write its content or remove it"),
        Case(
            .json, Array("[\"é".utf8) + [0xFF] + Array("\"]".utf8),
            "encoding 1:4+1 byte 0xFF is not UTF-8; the file may be Latin-1, save it as UTF-8"),
        Case(
            .json, [0xFF, 0xFE, 0x5B, 0x00, 0x5D], "encoding 1:2+1 the UTF-16 text ends within a character; the file is cut off"),
        Case(
            .json, [0xFF, 0xFE, 0x00, 0xD8, 0x5D, 0x00],
            "encoding 1:1+1 the UTF-16 text holds half of a surrogate pair; save the file as UTF-8"),
        Case(
            .json, [0xFF, 0xFE, 0x00, 0x00, 0x5B, 0x00, 0x00, 0x00],
            "encoding 1:1+1 the file is UTF-32, which is not read; save it as UTF-8"),
        Case(
            .json, "{\n\"a\": 1\n<<<<<<< HEAD\n}",
            "mergeMarkers 3:1+12 merge marker <<<<<<< was left in the file; finish the merge"),
        Case(.json, "[1,]", "syntax 1:4+1 comma before \"]\"; JSON allows none after the last value, remove it [[1]]"),
        Case(.json, "{\"a\":1,}", "syntax 1:8+1 comma before \"}\"; JSON allows none after the last value, remove it"),
        Case(.json, "[1 2]", "syntax 1:4+1 expected \",\" or \"]\", found \"2\" [[0]]"),
        Case(.json, "{\"a\" 1}", "syntax 1:6+1 expected \":\" after the name \"a\", found \"1\""),
        Case(.json, "{a:1}", "syntax 1:2+1 expected a name in double quotes, found \"a\""),
        Case(.json, "{'a':1}", "syntax 1:2+1 expected a name in double quotes, found \"'\"; JSON strings have double quotes"),
        Case(.json, "[", "syntax 1:2+1 the file ends where a value should be; it may be cut off [[0]]"),
        Case(.json, "{\"a\":[1,", "syntax 1:9+1 the file ends where a value should be; it may be cut off [a[1]]"),
        Case(.json, "{\"a\":1", "syntax 1:7+1 the file ends within the object that begins in line 1; it may be cut off [a]"),
        Case(.json, "{\"a\":", "syntax 1:6+1 the file ends where a value should be; it may be cut off [a]"),
        Case(
            .json, "{\"items\":[{\"type\":\"x\",\"localizedTitle\":}]}",
            "syntax 1:40+1 expected a value, found \"}\" [items[0].localizedTitle]"),
        Case(.json, "// c\n[]", "syntax 1:1+2 JSON has no comments; remove this one"),
        Case(.json, "[1, /* c */ 2]", "syntax 1:5+1 JSON has no comments; remove this one [[1]]"),
        Case(.json, "[NaN]", "syntax 1:2+3 expected a value, found \"NaN\" [[0]]"),
        Case(.json, "[tru]", "syntax 1:2+3 expected a value, found \"tru\" [[0]]"),
        Case(.json, "[True]", "syntax 1:2+4 expected a value, found \"True\" [[0]]"),
        Case(.json, "[undefined]", "syntax 1:2+9 expected a value, found \"undefined\" [[0]]"),
        Case(.json, "[01]", "syntax 1:2+2 \"01\" is no JSON number: a number has no zeros in front [[0]]"),
        Case(.json, "[-]", "syntax 1:2+1 \"-\" is no JSON number: a digit is missing [[0]]"),
        Case(.json, "[+1]", "syntax 1:2+1 expected a value, found \"+\" [[0]]"),
        Case(.json, "[1.]", "syntax 1:2+2 \"1.\" is no JSON number: a digit must follow the point [[0]]"),
        Case(.json, "[.5]", "syntax 1:2+1 expected a value, found \".\" [[0]]"),
        Case(.json, "[1e]", "syntax 1:2+2 \"1e\" is no JSON number: the exponent has no digit [[0]]"),
        Case(.json, "[1e400]", "syntax 1:2+5 \"1e400\" is no JSON number: it is out of range [[0]]"),
        Case(.json, "[0x1F]", "syntax 1:2+4 \"0x1F\" is no JSON number: \"x\" does not belong to a number [[0]]"),
        Case(.json, "[1_000]", "syntax 1:2+5 \"1_000\" is no JSON number: \"_\" does not belong to a number [[0]]"),
        Case(.json, "[1é]", "syntax 1:2+2 \"1é\" is no JSON number: \"é\" does not belong to a number [[0]]"),
        Case(.json, "\"abc", "syntax 1:1+4 the string that begins here is never closed; add a closing quote"),
        Case(
            .json, "[\"a\nb\"]",
            "syntax 1:2+2 the string that begins here is not closed in its line; add a closing quote or write \\n [[0]]"),
        Case(.json, "[\"a\tb\"]", "syntax 1:4+1 control character in a string; write \\u0009 [[0]]"),
        Case(.json, "[\"\\x41\"]", "syntax 1:3+2 unknown escape: backslash before \"x\"; write \\\\ for a backslash [[0]]"),
        Case(.json, "[\"\\u12\"]", "syntax 1:3+4 \\u needs four hexadecimal digits, found '\"' [[0]]"),
        Case(.json, "[\"\\u12G4\"]", "syntax 1:3+4 \\u needs four hexadecimal digits, found \"G\" [[0]]"),
        Case(
            .json, "[\"\\", "syntax 1:3+1 unknown escape: backslash before the end of the file; write \\\\ for a backslash [[0]]"),
        Case(.json, "[] []", "contentAfterRoot 1:4+1 \"[\" after the end of the JSON value; remove what follows"),
        Case(.json, "{} x", "contentAfterRoot 1:4+1 \"x\" after the end of the JSON value; remove what follows"),
        Case(.json, "{}}", "contentAfterRoot 1:3+1 \"}\" after the end of the JSON value; remove what follows"),
        Case(.json, "[“a”]", "syntax 1:2+1 “ is a typographic quote; write \" [[0]]"),
        Case(.json, "{\"a\":1 \"b\":2}", "syntax 1:8+1 expected \",\" or \"}\", found '\"' [a]"),
        Case(.json, "{1:2}", "syntax 1:2+1 expected a name in double quotes, found \"1\""),
        Case(.json, "{,}", "syntax 1:2+1 expected a name in double quotes, found \",\""),
        Case(.json, "[,1]", "syntax 1:2+1 expected a value, found \",\" [[0]]"),
        Case(.json, "#", "syntax 1:1+1 JSON has no comments; remove this one"),
    ]

    @Test(arguments: messages)
    func message(_ example: Case) {
        #expect(example.reading.outcome(example.input) == example.expected)
    }
}
