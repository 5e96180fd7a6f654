import Foundation
import MarkdownNotes
import QuickActionModel
import Testing

/// Inputs on which other tools were reported to fail, with what is right.
@Suite struct ReportedCaseTests {
    @Test("E03: a footnote in a table cell works") func footnoteInTable() {
        let page = html("| a |\n|---|\n| foot [^1] |\n\nb[^1]\n\n[^1]: note\n")
        #expect(page.contains("<td>foot " + InlineTests.reference(1) + "</td>"))
        #expect(page.contains("id=\"‹p›fnref:1-2\""))
        #expect(page.components(separatedBy: "class=\"footnote-back\"").count == 3)
    }

    @Test("E10: emphasis beside full-width punctuation stays as GitHub shows it") func emphasis() {
        #expect(html("**テスト。**テスト") == "<p>**テスト。**テスト</p>\n")
        #expect(html("**「名前」**を") == "<p>**「名前」**を</p>\n")
        #expect(html("**名前**を") == "<p><strong>名前</strong>を</p>\n")
    }

    @Test("E11: a pipe in code splits the cell, an escaped one shows without its backslash") func pipes() {
        let parsed = note("| a | b |\n|---|---|\n| `x | y` | z |\n| `p \\| q` | r |\n")
        #expect(html(parsed).contains("<tr>\n<td>`x</td>\n<td>y`</td>\n</tr>"))
        #expect(html(parsed).contains("<tr>\n<td><code>p | q</code></td>\n<td>r</td>\n</tr>"))
        #expect(findings(parsed) == ["3:13 notes/table-cells the table row has 3 cells, its head has 2"])
    }

    @Test("E12: HTML is left out and reported") func rawHTML() {
        let parsed = note("<script>x</script><b onclick=\"x\">hi</b><svg onload=x>\n\na <b onclick=\"x\">hi</b><svg onload=x>\n")
        #expect(html(parsed) == "<p>a hi</p>\n")
        #expect(
            findings(parsed) == [
                "1:1 notes/raw-html HTML <script>x</script><b onclick=\"x\">hi</b><svg onload=x> is left out",
                "3:3 notes/raw-html HTML <b onclick=\"x\"> is left out",
                "3:24 notes/raw-html HTML <svg onload=x> is left out",
            ])
    }

    @Test("E14: links with other schemes become their text") func schemes() {
        let parsed = note(
            "[a](javascript:x) [b](JaVaScRiPt&#58;x) <javascript:x> ![c](data:image/svg+xml,x) [d](file:///x)\n")
        #expect(html(parsed) == "<p>a b javascript:x c d</p>\n")
        #expect(parsed.findings.map(\.rule) == Array(repeating: "notes/unsafe-link", count: 5))
    }

    @Test("E15: only the first lines can be front matter, and no text is lost") func frontMatter() {
        let whole = note("---\ntitle: T\n---\na\n\n---\n\nb\n\n---\n")
        #expect(whole.title == "T" && html(whole) == "<p>a</p>\n<hr>\n<p>b</p>\n<hr>\n")
        let rules = note("---\nfirst part\n---\nrest\n")
        #expect(html(rules).hasPrefix("<hr>\n<h2 id=\"‹p›first-part\">first part ") && html(rules).hasSuffix("<p>rest</p>\n"))
        #expect(findings(rules).count == 1)
        #expect(html("----\ntitle: T\n") == "<hr>\n<p>title: T</p>\n")
        let open = note("---\ntitle: T\n\ntext\n")
        #expect(open.title == "note" && html(open) == "<hr>\n<p>title: T</p>\n<p>text</p>\n")
        #expect(findings(open) == ["1:1 notes/bad-front-matter the front matter that begins with --- is not closed"])
        #expect(open.findings[0].severity == .error)
        let dots = note("---\ntitle: T\n...\ntext\n")
        #expect(dots.title == "T" && html(dots) == "<p>text</p>\n")
    }

    @Test("E17: blanks and escapes in links between notes") func links() {
        let parsed = note(
            "[a](my%20note.md#Part-1), [b](<my note.md>), [c](my note.md), [d](..%2Fsecret.md), [e](other.md?x=1)\n")
        #expect(
            parsed.links.map { describe($0.target) } == [
                "content/guidelines/my note.md#Part-1", "content/guidelines/my note.md", "content/guidelines/other.md",
            ])
        #expect(
            findings(parsed) == [
                "1:46 notes/broken-link \"my note.md\" holds a blank, so this is no link",
                "1:63 notes/broken-link link \"..%2Fsecret.md\" has an encoded slash or a backslash in a name",
            ])
        #expect(html(parsed).contains("[c](my note.md), <span class=\"broken-link\">d</span>"))
        var page: [UInt8] = []
        parsed.markup { link in
            guard case .file(_, let fragment) = link.target else { return .broken }
            return .address(SiteAddress("guidelines/my note/index.html"), fragment: fragment.map { $0.lowercased() })
        }.write(to: &page, on: SiteAddress("guidelines/a/index.html"), prefix: "")
        #expect(String(decoding: page, as: UTF8.self).contains("href=\"../../guidelines/my%20note/index.html#part-1\""))
    }

    @Test("E18: ids of headings keep every script and stay unique") func headings() {
        let parsed = note("## 章节 一\n\n## 章节 二\n\n## ⚙️ Setup\n\n## !!!\n\n## Setup\n\n## Setup\n")
        #expect(parsed.headings.map(\.id) == ["章节-一", "章节-二", "setup", "section", "setup-1", "setup-2"])
    }

    @Test("E20: nothing is replaced in code") func code() {
        let page = html("`[^n] note.md :smile: www.a.b` a[^n]\n\n    [^n] [x](y.md)\n\n[^n]: b\n")
        #expect(page.contains("<code>[^n] note.md :smile: www.a.b</code>"))
        #expect(page.contains("<code>[^n] [x](y.md)\n</code>"))
        #expect(page.components(separatedBy: "fnref:").count == 3)
    }

    /// A note with something of every kind.
    static let everything = """
        ---
        title: Everything
        order: 2
        ---
        Lead with [a](b.md#x), ![an *image*](pic.png "t"), `code`, ~~gone~~, **bold** and *soft*[^1]  
        <https://example.com> www.example.com me@example.com [up](#one)

        ## One

        1. a
           > b
           ```sh
           c
           ```
        2. - [x] d
           - [ ] e

        ## One

        | a | b |
        |:-:|--:|
        | `x \\| y` | z[^1] |

        <div>

        [^1]: A note with `code`.

            And more.
        """

    @Test func everyKindInOneNote() {
        let parsed = note(Self.everything)
        #expect(findings(parsed) == ["24:1 notes/raw-html HTML <div> is left out"])
        #expect(parsed.headings.map(\.id) == ["one", "one-1"])
        #expect(
            parsed.lead
                == "Lead with a, an image, code, gone, bold and soft https://example.com www.example.com me@example.com up")
    }
}
