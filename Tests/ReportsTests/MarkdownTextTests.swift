import Testing

@testable import Reports

@Suite struct MarkdownTextTests {
    @Test(arguments: [
        ("plain", "plain"), ("a|b", "a&#124;b"), ("a\\|b", "a&#92;&#124;b"), ("a\nb\r\nc", "a b  c"),
        ("*a* _b_ `c`", "\\*a\\* \\_b\\_ \\`c\\`"),
        ("<script>&", "&lt;script&gt;&amp;"), ("![x](y)", "\\!\\[x\\](y)"),
        // Nobody is called, nothing is linked.
        ("@team", "&#64;&#8203;team"), ("#12", "&#35;&#8203;12"), ("https://a.b", "https&#58;//a.b"),
        ("www.a.b", "www&#46;&#8203;a.b"),
        ("$x$ :tada:", "&#36;x&#36; &#58;tada&#58;"), ("a\u{202E}b", "a⟨U+202E⟩b"),
    ])
    func textsStayTexts(text: String, escaped: String) { #expect(MarkdownText.escaped(text) == escaped) }

    @Test(arguments: [
        ("a/b.plist:1:2", "`a/b.plist:1:2`"), ("a|b", "<code>a&#124;b</code>"), ("a`b", "<code>a\\`b</code>"),
        ("", "<code></code>"),
        ("ä.plist", "<code>ä.plist</code>"),
    ])
    func codeStaysInItsCell(text: String, escaped: String) { #expect(MarkdownText.code(text) == escaped) }

    @Test func oneTextCannotFillAComment() {
        #expect(MarkdownText.escaped(String(repeating: "|", count: 100_000)).utf8.count < 4000)
    }
}
