import Testing

@testable import Reports

@Suite struct VisibleTextTests {
    @Test(arguments: [
        "", "plain ASCII ~", "Größe, 日本語, العربية", "e\u{301}", "\u{1F468}\u{200D}\u{1F469}", "\u{2764}\u{FE0F}",
        "می\u{200C}خواهم", "\u{A0}",
    ])
    func ordinaryTextsStay(text: String) { #expect(Array(VisibleText.of(text).utf8) == Array(text.utf8)) }

    @Test(arguments: [
        ("\u{0}", "⟨U+0000⟩"), ("a\nb", "a⟨U+000A⟩b"), ("\t", "⟨U+0009⟩"), ("\u{1B}[31m", "⟨U+001B⟩[31m"), ("\u{7F}", "⟨U+007F⟩"),
        ("\u{85}", "⟨U+0085⟩"), ("\u{9B}31m", "⟨U+009B⟩31m"), ("\u{AD}", "⟨U+00AD⟩"), ("\u{200B}", "⟨U+200B⟩"),
        ("\u{200E}", "⟨U+200E⟩"),
        ("a\u{202E}b", "a⟨U+202E⟩b"), ("\u{2066}\u{2069}", "⟨U+2066⟩⟨U+2069⟩"), ("\u{2028}\u{2029}", "⟨U+2028⟩⟨U+2029⟩"),
        ("\u{61C}", "⟨U+061C⟩"), ("\u{FEFF}x", "⟨U+FEFF⟩x"), ("\u{E0041}", "⟨U+E0041⟩"),
    ])
    func whatSteersOrHidesIsWrittenOut(text: String, shown: String) { #expect(VisibleText.of(text) == shown) }

    @Test(
        arguments: [
            ("a", 1), (" ", 1), ("é", 1), ("ß", 1), ("ع", 1), ("…", 1), ("⟨", 1), ("\u{AD}", 1), ("ｱ", 1),
            ("日", 2), ("あ", 2), ("한", 2), ("Ａ", 2), ("、", 2), ("\u{1F600}", 2), ("\u{231A}", 2), ("\u{20000}", 2),
            ("\u{301}", 0), ("\u{20DD}", 0), ("\u{FE0F}", 0), ("\u{200D}", 0), ("\u{200C}", 0),
        ] as [(Unicode.Scalar, Int)])
    func widths(scalar: Unicode.Scalar, columns: Int) { #expect(DisplayWidth.of(scalar) == columns) }
}
