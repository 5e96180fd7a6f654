import SourceTrees
import Testing

/// What is said about inputs that are refused, and where; what stands in brackets is the key path.
struct YAMLMessageTests {
    static let messages: [Case] = [
        Case(
            .yaml, "title: a\n<<<<<<< HEAD\nother: b\n=======\n",
            "mergeMarkers 2:1+12 merge marker <<<<<<< was left in the file; finish the merge"),
        Case(.yaml, "a: *b", "unsupported 1:4+2 YAML aliases are not read; write the value again [a]"),
        Case(.yaml, "a: &b c", "unsupported 1:4+4 YAML anchors are not read; write the value again [a]"),
        Case(.yaml, "a: !!str b", "unsupported 1:4+7 YAML tags are not read; remove the tag [a]"),
        Case(.yaml, "a: !x b", "unsupported 1:4+4 YAML tags are not read; remove the tag [a]"),
        Case(.yaml, "---\na: b\n---\nc: d\n", "contentAfterRoot 3:1+3 a second YAML document begins here; keep one in a file"),
        Case(
            .yaml, "a: b: c",
            "syntax 1:5+1 \":\" where no key can be; put a text that holds \": \" in quotes, or check the indentation"),
        Case(.yaml, "a: [b", "syntax 1:6+1 \",\" or \"]\" is expected here; the list is not closed [a[1]]"),
        Case(.yaml, "a: {b: c", "syntax 1:9+1 \",\" or \"}\" is expected here; the mapping is not closed [a]"),
        Case(
            .yaml, "a: \"open\nb: c\n", "syntax 1:4+1 the quoted text that begins here is never closed; add a closing quote [a]"),
        Case(.yaml, "a: b\n  - c\n", "read {\"a\": \"b - c\"}"),
        Case(
            .yaml, "a:\n\tb: c\n",
            "syntax 2:1+1 no value can begin with this character; put the text in quotes, and indent with spaces [a]"),
        Case(.yaml, "- a\nb: c\n", "syntax 2:1+1 \"-\" is expected here; check the indentation of the list [[1]]"),
        Case(
            .yaml, "a: @b",
            "syntax 1:4+1 no value can begin with this character; put the text in quotes, and indent with spaces [a]"),
        Case(
            .yaml, "a: \"\\q\"",
            "syntax 1:5+1 unknown escape in a quoted text; write \\\\ for a backslash, or use single quotes [a]"),
        Case(.yaml, "[a]: b", "unsupported 1:1+1 a YAML key must be a word or a text"),
        Case(.yaml, "? [a]\n: b", "unsupported 1:3+1 a YAML key must be a word or a text"),
        Case(.yaml, "a: b\nc\n", "syntax 3:1+1 a key without \":\"; add it, or indent the line as part of the value before"),
        Case(
            .yaml, "a\nb: c\n",
            "syntax 2:2+1 \":\" where no key can be; put a text that holds \": \" in quotes, or check the indentation"),
        Case(.yaml, "{a: b} c", "syntax 1:8+1 text after the end of the YAML value; check the indentation"),
        Case(.yaml, "a: \u{1}b", "syntax 1:4+1 YAML allows no control characters; remove this one"),
        Case(.yaml, "%TAG ! x\n--- a", "read \"a\""),
        Case(
            .yaml, "a: `b`",
            "syntax 1:4+1 no value can begin with this character; put the text in quotes, and indent with spaces [a]"),
        Case(.yaml, "a: ? b", "syntax 1:4+1 \"?\" cannot begin a key here [a]"),
        Case(.yaml, "a:\n  - b\n\tc", "syntax 3:1+1 a tab cannot indent YAML; use spaces [a[0]]"),
        Case(
            .yaml, "a: 'b\n--- c'",
            "syntax 2:1+1 \"---\" or \"...\" at the start of a line of a quoted text; close the quote before it, or indent the line [a]"
        ),
        Case(.yaml, "%FOO", "syntax 1:5+1 YAML is not well-formed: found unknown directive name"),
        Case(.yaml, "a: - b", "syntax 1:4+1 \"-\" cannot begin a list here; put the list on its own line [a]"),
        Case(.yaml, "a: 'it's'\n", "syntax 1:8+1 a key is expected here; check the indentation and the quotes before"),
        Case(.yaml, "{", "syntax 1:2+1 a value is expected here"),
        Case(.yaml, "- - -\n :", "syntax 2:2+1 \"-\" is expected here; check the indentation of the list [[1]]"),
        Case(
            .yaml, "a: %b",
            "syntax 1:4+1 no value can begin with this character; put the text in quotes, and indent with spaces [a]"),
        Case(.yaml, "? a\n? b\n- c", "syntax 3:1+1 a key is expected here; check the indentation and the quotes before"),
        Case(.yaml, "*", "syntax 1:2+1 YAML anchors and aliases are not read; put the text in quotes"),
        Case(.yaml, "!a!b c", "syntax 1:1+1 YAML tags are not read; put a text that begins with \"!\" in quotes"),
    ]

    @Test(arguments: messages)
    func message(_ example: Case) {
        #expect(example.reading.outcome(example.input) == example.expected)
    }
}
