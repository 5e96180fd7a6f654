import Foundation
import MarkdownNotes
import QuickActionModel
import Testing

@Suite(.serialized) struct BoundsTests {
    /// An input that makes Markdown parsers slow.
    struct Hostile: Sendable, CustomTestStringConvertible {
        var name: String
        var text: String
        /// Begin of the finding's summary; nil when the note is within the limits.
        var summary: String?
        init(_ name: String, _ text: String, _ summary: String? = nil) {
            self.name = name
            self.text = text
            self.summary = summary
        }
        init(repeating unit: String, bytes: Int = 65_000, _ summary: String? = nil) {
            self.init(unit.debugDescription, String(repeating: unit, count: bytes / unit.utf8.count), summary)
        }
        var testDescription: String { name }
    }

    static let inputs: [Hostile] = [
        Hostile(
            "a wide table", String(repeating: "|a", count: 20_000) + "|\n" + String(repeating: "|-", count: 10_000),
            "a line has 20001 table cells"),
        Hostile(
            "20,000 columns and rows",
            String(repeating: "|a", count: 20_000) + "|\n" + String(repeating: "|-", count: 20_000) + "|\n"
                + String(repeating: "|a\n", count: 20_000), "the note has 140004 bytes"),
        Hostile(
            "100 columns, short rows",
            String(repeating: "|a", count: 99) + "|\n" + String(repeating: "|-", count: 99) + "|\n"
                + String(repeating: "|a\n", count: 20_000), "the note would become more than"),
        Hostile(
            "one reference used often",
            "[a]: http://" + String(repeating: "x", count: 55_000) + "\n\n" + String(repeating: "[a] ", count: 1_990),
            "the note would become more than"),
        Hostile(
            "one broken reference used often",
            "[a]: ../../" + String(repeating: "x", count: 55_000) + "\n\n" + String(repeating: "[a] ", count: 1_990),
            "the note would become more than"),
        Hostile(
            "one long title used often",
            "[a]: b.md \"" + String(repeating: "x", count: 55_000) + "\"\n\n" + String(repeating: "[a] ", count: 1_990),
            "the note would become more than"),
        Hostile("one footnote used often", String(repeating: "[^a] ", count: 1_990) + "\n\n[^a]: b\n"),
        Hostile("links on one line", String(repeating: "[é](a.md)", count: 1_999)),
        Hostile(
            "broken anchors and many headings",
            (0..<3_000).map { "# heading \($0)\n" }.joined() + String(repeating: "[a](#b)", count: 1_990)),
        Hostile("equal headings", String(repeating: "# a\n", count: 16_000), "the note would become more than"),
        Hostile("front matter of unknown keys", "---\n" + (0..<4_000).map { "ordr\($0): 1\n" }.joined() + "---\n"),
        Hostile("brackets within the limit", String(repeating: "[", count: 2_000)),
        Hostile("brackets with emphasis", String(repeating: "[a*_", count: 1_990)),
        Hostile(repeating: "![[]()", "the note has 21666 opening brackets"),
        Hostile(repeating: "[a](<b", "the note has 10833 opening brackets"),
        Hostile(repeating: "<!--", "the note has 16250 times <! or <?"),
        Hostile(repeating: "<?", "the note has 32500 times <! or <?"),
        Hostile(repeating: "> ", "a line opens 32500 quotes and lists"),
        Hostile(repeating: "- ", "a line opens 32500 quotes and lists"),
        Hostile(repeating: "1. ", "a line opens 21666 quotes and lists"),
        Hostile(repeating: ">", "a line opens 65000 quotes and lists"),
        Hostile("many lines of nested quotes", (1...350).map { String(repeating: ">", count: min($0, 100)) + " a\n\n" }.joined()),
        Hostile(
            "deep lists by indentation", (0..<200).map { String(repeating: " ", count: $0 * 2) + "- a\n" }.joined(),
            "quotes, lists and emphasis are nested deeper than"),
        Hostile("deep emphasis", String(repeating: "*a **a ", count: 3_000) + "b", nil),
        Hostile(
            "closed emphasis", String(repeating: "*a **a ", count: 900) + String(repeating: "a** a*", count: 900),
            "quotes, lists and emphasis are nested deeper than"),
        Hostile(repeating: "*_", "the note has 65000 times *, _ or ~"),
        Hostile(repeating: "_~a ", "the note has 32500 times *, _ or ~"),
        Hostile("emphasis and references", String(repeating: "*_", count: 4_000) + String(repeating: "[^a]", count: 1_999)),
        Hostile(repeating: "\n-|-\na", "a paragraph has too many table rules that fit no head"),
        Hostile(repeating: "<b|a|\n|-|\n", "a paragraph has too many table rules"),
        Hostile(repeating: ":-\n<|-|\n", "a paragraph has too many table rules"),
        Hostile(repeating: "www.a", "the note has too many addresses without blanks between them"),
        Hostile(repeating: "a@b.", "the note has too many addresses"),
        Hostile(repeating: "http://a", "the note has too many addresses"),
        Hostile(repeating: "<javascript:x>", "the note has too many addresses"),
        Hostile(repeating: "<javascript:x> "),
        Hostile(repeating: "<b>"),
        Hostile(repeating: "<b> "),
        Hostile(repeating: "`a``"),
        Hostile(repeating: "a\\\n"),
        Hostile(repeating: "&#"),
        Hostile(repeating: "&quot;"),
        Hostile(repeating: "]("),
        Hostile(repeating: "](a b.md)"),
        Hostile(repeating: "\t"),
        Hostile(repeating: "~~~\n", "the note has 16250 times *, _ or ~"),
        Hostile(repeating: "- a\n"),
        Hostile(repeating: "# "),
        Hostile(repeating: "\u{0}"),
        Hostile(repeating: "é"),
    ]

    @Test(arguments: inputs) func isReadInTime(_ input: Hostile) {
        var parsed = note("")
        let time = seconds { parsed = note(input.text) }
        #expect(time < 2, "\(time) s")
        let large = parsed.findings.filter { $0.rule == "notes/too-large" }
        #expect(large.count == (input.summary == nil ? 0 : 1), "\(large.map(\.summary))")
        if let summary = input.summary { #expect(large.first?.summary.hasPrefix(summary) == true, "\(large.map(\.summary))") }
        var page = ""
        let markupTime = seconds { page = html(parsed) }
        #expect(markupTime < 2, "\(markupTime) s")
        #expect(page.utf8.count < 3 << 20)
        #expect(parsed.findings.count <= 60)
    }

    @Test func aNoteOverTheLimitIsShownAsWritten() {
        let parsed = note("---\ntitle: T\n---\n<b> [[[ & *a*\n\n- x\n", limits: NoteLimits(brackets: 2))
        #expect(parsed.title == "T")
        #expect(
            html(parsed)
                == "<pre tabindex=\"0\" role=\"group\" aria-label=\"Text\"><code>&lt;b&gt; [[[ &amp; *a*\n\n- x\n</code></pre>\n")
        #expect(findings(parsed) == ["0:0 notes/too-large the note has 3 opening brackets, 2 are allowed"])
        #expect(parsed.findings[0].explanation == "The note is shown as it is written. Split it, or raise the limit of notes.")
        #expect(parsed.links.isEmpty && parsed.headings.isEmpty)
    }

    @Test func aLongNoteIsCutAtTheLimitWithAWord() {
        let parsed = note("# aé語bcdef", limits: NoteLimits(bytes: 7))
        #expect(
            html(parsed)
                == "<pre tabindex=\"0\" role=\"group\" aria-label=\"Text\"><code># aé</code></pre>\n"
                + "<p>The rest is left out: the note has 13 bytes, 7 are allowed.</p>\n")
        #expect(parsed.title == "note")
        #expect(findings(parsed) == ["0:0 notes/too-large the note has 13 bytes, 7 are allowed"])
    }

    static let messages = [
        FindingExample("a\n| a | b | c |\n", "2:1 notes/too-large a line has 4 table cells, 3 are allowed"),
        FindingExample("---\ntitle: a\n---\n> - 1. * a\n", "4:1 notes/too-large a line opens 4 quotes and lists, 3 are allowed"),
        FindingExample("[[[[[[", "0:0 notes/too-large the note has 6 opening brackets, 5 are allowed"),
        FindingExample("<!<!<?<?<!<!", "0:0 notes/too-large the note has 6 times <! or <?, 5 are allowed"),
        FindingExample(String(repeating: "*a", count: 21), "0:0 notes/too-large the note has 21 times *, _ or ~, 20 are allowed"),
        FindingExample(
            "- a\n  - b\n    - c\n      - d\n        - e\n",
            "0:0 notes/too-large quotes, lists and emphasis are nested deeper than 3 levels"),
        FindingExample(
            String(repeating: "a\n\n", count: 40), "0:0 notes/too-large the note would become more than 300 bytes of HTML"),
        FindingExample(String(repeating: "a", count: 301), "0:0 notes/too-large the note has 301 bytes, 300 are allowed"),
    ]

    @Test(arguments: messages) func message(_ example: FindingExample) {
        let limits = NoteLimits(bytes: 300, brackets: 5, tableCells: 3, outputBytes: 300, depth: 3)
        #expect(findings(note(example.markdown, limits: limits)) == example.expected)
    }

    @Test func anUsualNoteIsWithinEveryLimit() {
        let rows = (0..<300).map { "| com.example.type\($0) | `code_with_many_parts` | **a** | https://example.com/\($0) |\n" }
            .joined()
        let text = "# T\n\n" + rows.replacingOccurrences(of: "|", with: "or") + "\n| a | b | c | d |\n|---|---|---|---|\n" + rows
        #expect(findings(text) == [])
    }
}
