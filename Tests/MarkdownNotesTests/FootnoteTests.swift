import Foundation
import MarkdownNotes
import QuickActionModel
import Testing

@Suite struct FootnoteTests {
    @Test func twoReferencesHaveTwoIDsAndTwoWaysBack() {
        #expect(
            html("a[^x] b[^x]\n\n[^x]: note\n")
                == """
                <p>a<sup class="footnote-ref"><a href="#‹p›fn:1" id="‹p›fnref:1" aria-label="Footnote 1">1</a></sup> \
                b<sup class="footnote-ref"><a href="#‹p›fn:1" id="‹p›fnref:1-2" aria-label="Footnote 1">1</a></sup></p>
                <div class="footnotes" role="doc-endnotes">
                <ol>
                <li id="‹p›fn:1">
                <p>note <a class="footnote-back" href="#‹p›fnref:1" aria-label="Back to reference 1">↩</a> \
                <a class="footnote-back" href="#‹p›fnref:1-2" aria-label="Back to reference 1-2">↩<sup>2</sup></a></p>
                </li>
                </ol>
                </div>

                """)
    }

    @Test func aNoteThatEndsInCodeHasItsWayBackBehindIt() {
        #expect(html("a[^x]\n\n[^x]: b\n\n        c\n").contains("c\n</code></pre>\n<p><a class=\"footnote-back\""))
    }

    @Test func aReferenceInALinkIsANumberOnly() {
        let page = html("[a[^x]](b.md) c[^x]\n\n[^x]: note\n")
        #expect(page.contains("<a href=\"‹content/guidelines/b.md›\">a<sup class=\"footnote-ref\">1</sup></a>"))
        #expect(page.components(separatedBy: "fnref:1\"").count == 3)
        #expect(!page.contains("fnref:1-2"))
    }

    @Test func aReferenceFromAnotherFootnoteHasItsWayBack() {
        let page = html("a[^x]\n\n[^x]: b[^y]\n\n[^y]: c\n")
        #expect(page.contains("<li id=\"‹p›fn:2\">\n<p>c <a class=\"footnote-back\" href=\"#‹p›fnref:2\""))
    }

    @Test func headingsNeverTakeTheIDsOfFootnotes() {
        let parsed = note("## fn:1\n\n## fnref:1\n\na[^x]\n\n[^x]: b\n")
        #expect(parsed.headings.map(\.id) == ["fn1", "fnref1"])
    }

    @Test func severalNotesShareAPage() {
        var page: [UInt8] = []
        for prefix in ["one-", "two-"] {
            note("## Usage\n\n[up](#usage) a[^1]\n\n[^1]: b\n").markup { _ in .broken }
                .write(to: &page, on: SiteAddress("index.html"), prefix: prefix)
        }
        let text = String(decoding: page, as: UTF8.self)
        let ids = text.components(separatedBy: " id=\"").dropFirst().map { $0.components(before: "\"") }
        #expect(ids == ["one-usage", "one-fnref:1", "one-fn:1", "two-usage", "two-fnref:1", "two-fn:1"])
        let hrefs = text.components(separatedBy: "href=\"#").dropFirst().map { $0.components(before: "\"") }
        #expect(Set(hrefs) == Set(ids))
    }
}
