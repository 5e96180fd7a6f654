import Foundation
import MarkdownNotes
import Testing

@Suite struct BlockTests {
    static let examples = [
        Example("", ""),
        Example("a\nb", "<p>a\nb</p>\n"),
        Example("a  \nb\\\nc", "<p>a<br>\nb<br>\nc</p>\n"),
        Example("> a\n> - b\n", "<blockquote>\n<p>a</p>\n<ul>\n<li>b</li>\n</ul>\n</blockquote>\n"),
        Example("- a\n- b\n", "<ul>\n<li>a</li>\n<li>b</li>\n</ul>\n"),
        Example("- a\n\n- b\n", "<ul>\n<li>\n<p>a</p>\n</li>\n<li>\n<p>b</p>\n</li>\n</ul>\n"),
        Example("3. a\n4. b\n", "<ol start=\"3\">\n<li>a</li>\n<li>b</li>\n</ol>\n"),
        Example("0) a\n", "<ol start=\"0\">\n<li>a</li>\n</ol>\n"),
        Example("1. a\n   - b\n", "<ol>\n<li>a\n<ul>\n<li>b</li>\n</ul>\n</li>\n</ol>\n"),
        Example("-\n- b\n", "<ul>\n<li></li>\n<li>b</li>\n</ul>\n"),
        Example("- - a\n", "<ul>\n<li>\n<ul>\n<li>a</li>\n</ul>\n</li>\n</ul>\n"),
        Example("a\n\n***\n", "<p>a</p>\n<hr>\n"),
        Example(
            "```swift title=x\nlet a = \"<&>\"\n```\n",
            "<pre tabindex=\"0\" role=\"group\" aria-label=\"Code, swift\"><code class=\"language-swift\">"
                + "let a = &quot;&lt;&amp;&gt;&quot;\n</code></pre>\n"),
        Example("    a\tb\n", "<pre tabindex=\"0\" role=\"group\" aria-label=\"Code\"><code>a\tb\n</code></pre>\n"),
        Example(
            "```\"><b>\nx\n```\n",
            "<pre tabindex=\"0\" role=\"group\" aria-label=\"Code, &quot;&gt;&lt;b&gt;\">"
                + "<code class=\"language-&quot;&gt;&lt;b&gt;\">x\n</code></pre>\n"),
        Example(
            "- [x] done *now*\n- [ ] open\n",
            "<ul>\n<li class=\"task\"><label><input type=\"checkbox\" disabled checked> done <em>now</em></label></li>\n"
                + "<li class=\"task\"><label><input type=\"checkbox\" disabled> open</label></li>\n</ul>\n"),
        Example(
            "- [x] done\n\n  more\n",
            "<ul>\n<li class=\"task\">\n<p><label><input type=\"checkbox\" disabled checked> done</label></p>\n"
                + "<p>more</p>\n</li>\n</ul>\n"),
        Example(
            "- [ ] a\n  - b\n",
            "<ul>\n<li class=\"task\"><label><input type=\"checkbox\" disabled> a</label>\n<ul>\n<li>b</li>\n</ul>\n</li>\n</ul>\n"
        ),
        Example("| a |\n|---|\n", table(head: "<th scope=\"col\">a</th>\n", rows: [])),
        Example(
            "| a | b | c | d |\n|:--|:-:|--:|---|\n| 1 | *2* | 3 |\n",
            table(
                head: "<th scope=\"col\" class=\"al-left\">a</th>\n<th scope=\"col\" class=\"al-center\">b</th>\n"
                    + "<th scope=\"col\" class=\"al-right\">c</th>\n<th scope=\"col\">d</th>\n",
                rows: [
                    "<td class=\"al-left\">1</td>\n<td class=\"al-center\"><em>2</em></td>\n<td class=\"al-right\">3</td>\n<td></td>\n"
                ])),
        Example(
            "| | b |\n|-|-|\n| 1 | 2 |\n",
            table(head: "<td></td>\n<th scope=\"col\">b</th>\n", rows: ["<td>1</td>\n<td>2</td>\n"])),
    ]

    static func table(head: String, rows: [String]) -> String {
        let body = rows.isEmpty ? "" : "<tbody>\n" + rows.map { "<tr>\n\($0)</tr>\n" }.joined() + "</tbody>\n"
        return
            "<div class=\"table\" tabindex=\"0\" role=\"group\" aria-label=\"Table\">\n<table>\n<thead>\n<tr>\n\(head)</tr>\n</thead>\n"
            + "\(body)</table>\n</div>\n"
    }

    @Test(arguments: examples) func block(_ example: Example) { #expect(html(example.markdown) == example.expected) }
}

@Suite struct InlineTests {
    static let examples = [
        Example("*a* **b** ~~c~~ ~d~", "<em>a</em> <strong>b</strong> <del>c</del> <del>d</del>"),
        Example("`<a> & \"b\"`", "<code>&lt;a&gt; &amp; &quot;b&quot;</code>"),
        Example("\"quotes\" -- stay... 'so'", "&quot;quotes&quot; -- stay... 'so'"),
        Example("&lt;b&gt; &amp;amp; \\<i>", "&lt;b&gt; &amp;amp; &lt;i&gt;"),
        Example("<https://a.b/?x=1&y=ä>", external("https://a.b/?x=1&amp;y=%C3%A4", "https://a.b/?x=1&amp;y=ä")),
        Example("see www.example.com.", "see " + external("http://www.example.com", "www.example.com") + "."),
        Example("https://a.b/c", external("https://a.b/c", "https://a.b/c")),
        Example("me@example.com", "<a href=\"mailto:me@example.com\">me@example.com</a>"),
        Example("[a](HTTPS://x.y/%zz|'\"`)", external("HTTPS://x.y/%25zz%7C%27%22%60", "a")),
        Example("[a](http://x \"t & \\\"u\\\"\")", external("http://x", "a", attribute: " title=\"t &amp; &quot;u&quot;\"")),
        Example("[a *b*](b.md)", "<a href=\"‹content/guidelines/b.md›\">a <em>b</em></a>"),
        Example("[a](missing.md \"t\")", "<span class=\"broken-link\">a</span>"),
        Example(
            "![a *b* `c` \"d\"](x.png \"t\")",
            "<img src=\"‹image content/guidelines/x.png›\" alt=\"a b c &quot;d&quot;\" title=\"t\" loading=\"lazy\">"),
        Example("![](x.png)", "<img src=\"‹image content/guidelines/x.png›\" alt=\"\" loading=\"lazy\">"),
        Example("![a](missing.png)", "<span class=\"broken-link\">a</span>"),
        Example(
            "[![a](x.png)](b.md)",
            "<a href=\"‹content/guidelines/b.md›\"><img src=\"‹image content/guidelines/x.png›\" alt=\"a\" loading=\"lazy\"></a>"),
        Example("![a](https://x.y/i.png)", external("https://x.y/i.png", "a")),
        Example("![](https://x.y/i.png)", external("https://x.y/i.png", "https://x.y/i.png")),
        Example("[![a](https://x.y/i.png)](https://x.y)", external("https://x.y", "a")),
        Example("[a](x.md)[^1]\n\n[^1]: b", "<a href=\"‹content/guidelines/x.md›\">a</a>" + reference(1)),
    ]

    static func external(_ address: String, _ text: String, attribute: String = "") -> String {
        "<a href=\"\(address)\" rel=\"noopener noreferrer\"\(attribute)>\(text)</a>"
    }

    static func reference(_ number: Int) -> String {
        "<sup class=\"footnote-ref\"><a href=\"#‹p›fn:\(number)\" id=\"‹p›fnref:\(number)\" aria-label=\"Footnote \(number)\">"
            + "\(number)</a></sup>"
    }

    @Test(arguments: examples) func inline(_ example: Example) {
        #expect(html(example.markdown).components(before: "<section").hasPrefix("<p>\(example.expected)</p>\n"))
    }

    @Test func controlCharactersNeverReachThePage() {
        let text = "a\u{1}b `c\u{7F}d` &#2; \u{85}e\u{FFFE} &#13; [x](y.md \"\u{3}\")"
        #expect(
            html(text)
                == "<p>a\u{FFFD}b <code>c\u{FFFD}d</code> \u{FFFD} \u{FFFD}e\u{FFFD} \u{FFFD} <a href=\"‹content/guidelines/y.md›\" title=\"\u{FFFD}\">x</a></p>\n"
        )
    }

    @Test func everyControlByteIsReplaced() {
        for byte in UInt8(0)..<0x20 where byte != 0x0A && byte != 0x0D && byte != 0x09 {
            let parsed = NoteReader().read([0x61, byte, 0x62], path: "a.md")
            #expect(html(parsed) == "<p>a\u{FFFD}b</p>\n", "byte \(byte)")
        }
    }
}

extension String {
    /// The text in front of a mark, or all of it.
    func components(before mark: String) -> String { range(of: mark).map { String(self[..<$0.lowerBound]) } ?? self }
}
