import Foundation
import MarkdownNotes
import QuickActionModel
import Testing

@Suite struct FindingTests {
    static let examples = [
        FindingExample("a <b>c</b>", "1:3 notes/raw-html HTML <b> is left out"),
        FindingExample("x\n\n<div class=\"a\">\ntext\n</div>\n", "3:1 notes/raw-html HTML <div class=\"a\"> is left out"),
        FindingExample("<!-- a --> <!-- b\nc -->\n\nd <!-- e --> f\n"),
        FindingExample("<!-- a --><script>x</script>\n", "1:1 notes/raw-html HTML <!-- a --><script>x</script> is left out"),
        FindingExample("![<i>](a.png)", "1:3 notes/raw-html HTML <i> is left out"),
        FindingExample("|a|b|\n|-|-|\n|1|2|3|\n| 1 | 2 |\n", "3:6 notes/table-cells the table row has 3 cells, its head has 2"),
        FindingExample("> | a |\n> |---|\n> | é | x |\n", "3:9 notes/table-cells the table row has 2 cells, its head has 1"),
        FindingExample("|a|\n|-|\n| `x | y` |\n", "3:8 notes/table-cells the table row has 2 cells, its head has 1"),
        FindingExample("|a|\n|-|\n| `p \\| q` \\| |\n"),
        FindingExample("a|b\n-|-\n1|2\n1|2|\n"),
        FindingExample("a[^x]\n\n[^x]: b\n"),
        FindingExample("[^x]: b\n", "1:1 notes/unused-footnote nothing refers to the footnote [^x]"),
        FindingExample("---\ntitle: T\n---\na\n[^é]: b\n", "5:1 notes/unused-footnote nothing refers to the footnote [^é]"),
        FindingExample("> - 1. [^x]: b\n", "1:8 notes/unused-footnote nothing refers to the footnote [^x]"),
        FindingExample(
            "a[^X]\n\n[^x]: b\n\n[^X]: c\n", "5:1 notes/unused-footnote footnote [^X] has a second text"),
        FindingExample("```\n[^x]: b\n```\n\n    [^y]: b\n\n<!--\n[^z]: b -->\n\n`\\[^v]: b`\n"),
        FindingExample("\\[^x]: b\n\n[^]: b\n\n[^a b]: c\n\n[^x] : c\n"),
        FindingExample("a[^x]\n\n[^x]: b[^y]\n\n[^y]: c\n"),
    ]

    @Test(arguments: examples) func finding(_ example: FindingExample) { #expect(findings(example.markdown) == example.expected) }

    @Test func afterTwentyTheRestIsCounted() {
        let parsed = note(String(repeating: "<b>x\n\n", count: 50))
        #expect(parsed.findings.count == 21)
        #expect(
            findings(parsed).suffix(2)
                == ["39:1 notes/raw-html HTML <b> is left out", "41:1 notes/raw-html 30 more findings of this rule in the note"])
        #expect(note(String(repeating: "<b>x\n\n", count: 21)).findings[20].summary == "1 more finding of this rule in the note")
    }

    @Test func explanationsSayWhatToDo() {
        let parsed = note("<b> [a](x:y) ![b](https://c.d/e) [f](action:) [g](../../h.md)\n\n|a|\n|-|\n|1|2|\n")
        #expect(
            parsed.findings.map(\.explanation) == [
                "Notes hold Markdown, not HTML. Write Markdown, or put the HTML in backticks to show it.",
                "Links are http, https, mailto or relative. The text stays without the link.",
                "Pages load nothing from other sites. Put a copy of the image beside the note and name its path.",
                "Write action:<app>/<type>, with ?kind=dynamic and #<identity> where needed.",
                "Name a file of the content folder by its path from the note. The text stays, marked as broken.",
                "The cells behind the last column are dropped. Write \\| for a | inside a cell, in code, too.",
            ])
    }
}
