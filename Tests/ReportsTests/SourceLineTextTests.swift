import Testing

@testable import Reports

/// The line and its caret; the expected texts were laid out by hand for a terminal.
@Suite struct SourceLineTextTests {
    private func caret(_ line: String, _ column: Int, _ length: Int) -> [String] {
        SourceLineText.of(line, line: 7, column: column, length: length).split(separator: "\n", omittingEmptySubsequences: false)
            .map(String.init)
    }

    @Test(arguments: [
        ("abc", 1, 0, "abc", "^"), ("abc", 2, 1, "abc", " ^"), ("abc", 2, 2, "abc", " ^~"), ("abc", 1, 3, "abc", "^~~"),
        // Beyond the end, and nonsense.
        ("abc", 4, 0, "abc", "   ^"), ("abc", 99, 5, "abc", "   ^"), ("abc", 2, 99, "abc", " ^~"), ("abc", 0, 1, "abc", "^"),
        ("abc", -5, 1, "abc", "^"), ("", 1, 1, "", "^"),
        // Tabs take four columns.
        ("\tab", 2, 1, "    ab", "    ^"), ("\tab", 1, 1, "    ab", "^"), ("\tab", 1, 2, "    ab", "^~~~~"),
        ("a\tb", 1, 3, "a    b", "^~~~~~"),
        // Wide characters take two.
        ("日本語", 2, 1, "日本語", "  ^"), ("日本語", 2, 2, "日本語", "  ^~~~"), ("a\u{1F600}b", 3, 1, "a\u{1F600}b", "   ^"),
        // Marks that stand on another character take none.
        ("e\u{301}x", 3, 1, "e\u{301}x", " ^"), ("e\u{301}x", 1, 2, "e\u{301}x", "^"), ("ae\u{301}x", 3, 1, "ae\u{301}x", " ^"),
        ("ae\u{301}xy", 3, 2, "ae\u{301}xy", " ^~"), ("\u{301}x", 1, 1, "\u{301}x", "^"),
        // What nobody sees is written out, eight columns or more.
        ("a\u{200B}b", 3, 1, "a⟨U+200B⟩b", "         ^"), ("a\u{200B}b", 2, 1, "a⟨U+200B⟩b", " ^"),
        ("a\u{200B}b", 2, 2, "a⟨U+200B⟩b", " ^~~~~~~~~"),
    ])
    func carets(line: String, column: Int, length: Int, shown: String, marks: String) {
        #expect(caret(line, column, length) == [" 7 | \(shown)", "   | \(marks)", ""])
    }

    @Test func theMarginIsAsWideAsTheNumber() {
        #expect(SourceLineText.of("abc", line: 1234, column: 3, length: 1) == " 1234 | abc\n      |   ^\n")
    }

    @Test func longLinesAreCutRoundThePlace() {
        let line = String(repeating: "a", count: 300) + "XY" + String(repeating: "b", count: 300)
        let middle = caret(line, 301, 2)
        #expect(middle[0] == " 7 | …" + String(repeating: "a", count: 80) + "XY" + String(repeating: "b", count: 78) + "…")
        #expect(middle[1] == "   | " + String(repeating: " ", count: 81) + "^~")
        let start = caret(line, 1, 1)
        #expect(start[0] == " 7 | " + String(repeating: "a", count: 160) + "…")
        #expect(start[1] == "   | ^")
        let end = caret(line, 603, 0)
        #expect(end[0] == " 7 | …" + String(repeating: "b", count: 80))
        #expect(end[1] == "   | " + String(repeating: " ", count: 81) + "^")
        let whole = caret(line, 1, 602)
        #expect(whole[1] == "   | ^" + String(repeating: "~", count: 159))
    }

    @Test func aLineOfTheFullWidthIsWhole() {
        let line = String(repeating: "a", count: 160)
        #expect(caret(line, 1, 1)[0] == " 7 | " + line)
        #expect(caret(line + "b", 1, 1)[0] == " 7 | " + line + "…")
    }
}
