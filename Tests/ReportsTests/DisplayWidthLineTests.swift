import Testing

@testable import Reports

/// Columns of whole characters: what a terminal draws as one picture takes two columns.
@Suite struct DisplayWidthLineTests {
    @Test(
        arguments: [
            ("abc", 3), ("日本", 4),
            // Flags are pairs; a letter without its pair stands alone.
            ("🇩🇪", 2), ("🇩🇪🇫🇷", 4), ("a🇩🇪b", 4), ("🇩", 2), ("🇩🇪🇫", 4),
            // A tone of skin, a family, a profession with a selector in it.
            ("👍🏽", 2), ("👨‍👩‍👧", 2), ("🤷🏽‍♀️", 2), ("x👨‍👩‍👧y", 4),
            // A selector makes a picture of a sign; a digit needs its key cap.
            ("❤\u{FE0F}", 2), ("❤", 1), ("1\u{FE0F}\u{20E3}", 2), ("1\u{FE0F}2", 2),
            // Joiners between letters join no pictures.
            ("می\u{200C}خواهم", 7), ("क\u{94D}\u{200D}ष", 2),
            ("🏽", 2), ("", 0),
        ] as [(String, Int)])
    func columns(text: String, columns: Int) {
        #expect(DisplayWidth.columns(of: Array(text.unicodeScalars)).reduce(0, +) == columns)
    }

    @Test func aCaretBehindPicturesStandsUnderItsPlace() {
        #expect(SourceLineText.of("👨‍👩‍👧🇩🇪x", line: 1, column: 8, length: 1) == " 1 | 👨‍👩‍👧🇩🇪x\n   |     ^\n")
    }

    @Test func aLineThatIsAWholeFileIsCutQuickly() {
        let line = String(repeating: "{\"ä\": 1}, ", count: 400_000)
        let text = SourceLineText.of(line, line: 1, column: 3_999_991, length: 1)
        #expect(text.utf8.count < 600)
        #expect(text.hasSuffix("^\n"))
    }
}
