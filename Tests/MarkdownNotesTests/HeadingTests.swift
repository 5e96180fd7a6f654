import Foundation
import MarkdownNotes
import QuickActionModel
import Testing

@Suite struct HeadingTests {
    static let ids = [
        Example("Part 1", "part-1"),
        Example("章节 一", "章节-一"),
        Example("⚙️ Setup", "setup"),
        Example("Setup ⚙️", "setup"),
        Example("!!!", "section"),
        Example("A & B", "a--b"),
        Example("Größe ÄÖÜ", "größe-äöü"),
        Example("ΑΒΓ", "αβγ"),
        Example("हिन्दी में", "हिन्दी-में"),
        Example("العربية ١٢", "العربية-١٢"),
        Example("snake_case", "snake_case"),
        Example("`--verbose` flag", "--verbose-flag"),
        Example("a.b/c(d)", "abcd"),
        Example("*so* [much](x.md) ![alt](y.png)", "so-much-alt"),
        Example("a &lt; b", "a--b"),
        Example("e\u{301}", "e\u{301}"),
        Example("no\u{A0}break", "no-break"),
    ]

    @Test(arguments: ids) func id(_ example: Example) {
        #expect(note("## \(example.markdown)\n").headings.map(\.id) == [example.expected])
        #expect(note("## \(example.markdown)\n").headings[0].id.hasSameBytes(as: example.expected))
    }

    @Test func equalHeadingsAreNumberedAndNeverMeet() {
        let parsed = note("## Setup\n## Setup 1\n## Setup\n## Setup\n## Setup-1\n")
        #expect(parsed.headings.map(\.id) == ["setup", "setup-1", "setup-2", "setup-3", "setup-1-1"])
    }

    @Test func composedAndDecomposedHeadingsAreTwo() {
        let ids = note("## \u{E9}\n## e\u{301}\n").headings.map { Array($0.id.utf8) }
        #expect(ids == [Array("\u{E9}".utf8), Array("e\u{301}".utf8)])
    }

    @Test func theHTMLHasAnIDAndALinkToItself() {
        #expect(
            html("## A *b* \"c\"\n")
                == "<h2 id=\"‹p›a-b-c\">A <em>b</em> &quot;c&quot; "
                + "<a class=\"anchor\" href=\"#‹p›a-b-c\" aria-label=\"Link to this heading: A b &quot;c&quot;\">#</a></h2>\n")
        #expect(html("## 节\n").contains("<h2 id=\"‹p›节\">节 <a class=\"anchor\" href=\"#‹p›%E8%8A%82\""))
    }

    static let levels: [(String, [Int])] = [
        ("# T\n## a\n### b\n", [2, 3]),
        ("# T\n### a\n#### b\n## c\n", [3, 4, 2]),
        ("---\ntitle: T\n---\n# a\n## b\n", [2, 3]),
        ("### a\n##### b\n", [2, 4]),
        ("# T\n# a\n## b\n###### c\n", [2, 3, 6]),
        ("a\n===\nb\n---\n", [2]),
        ("> # quoted\n\n## a\n", [2, 3]),
    ]

    @Test(arguments: levels) func theSmallestLevelBecomesTwo(_ text: String, _ expected: [Int]) {
        #expect(note(text).headings.map(\.level) == expected)
    }
}

@Suite struct TitleTests {
    @Test func theFirstHeadingOfLevelOneIsTakenOutAndItsAnchorStays() {
        let parsed = note("Before\n\n# The *title* [x](x.md)[^1]\n\n## The title x\n\n[top](#the-title-x)\n\n[^1]: b\n")
        #expect(parsed.title == "The title x")
        #expect(parsed.titleSource == .heading)
        #expect(parsed.titleID == "the-title-x")
        #expect(parsed.headings.map(\.id) == ["the-title-x-1"])
        #expect(parsed.links.map { describe($0.target) } == ["heading the-title-x"])
        #expect(html(parsed).hasPrefix("<p>Before</p>\n<span id=\"‹p›the-title-x\"></span>\n<h2 id=\"‹p›the-title-x-1\">"))
        #expect(parsed.anchor(for: "The-Title-x") == "the-title-x")
    }

    @Test func theFrontMatterWins() {
        let parsed = note("---\ntitle: A\n---\n# B\n")
        #expect(parsed.title == "A")
        #expect(parsed.titleSource == .frontMatter)
        #expect(parsed.headings.map(\.text) == ["B"])
    }

    @Test func aFirstHeadingThatRepeatsTheTitleIsTakenOut() {
        let parsed = note("---\ntitle: A\n---\n# A\n\nb\n\n# A\n")
        #expect(parsed.headings.map(\.id) == ["a-1"])
        #expect(html(parsed).hasPrefix("<span id=\"‹p›a\"></span>\n<p>b</p>\n"))
    }

    static let stems = [
        ("content/guidelines/short-titles.md", "short-titles"), ("a.b.md", "a.b"), (".md", ".md"), ("x", "x"), ("", ""),
        ("a/", "a"),
    ]

    @Test(arguments: stems) func elseTheFileNamesIt(_ path: String, _ expected: String) {
        let parsed = NoteReader().read(Array("#\n\n> # no\n\n## nor this\n".utf8), path: path)
        #expect(parsed.title == expected)
        #expect(parsed.titleSource == .fileName)
    }

    @Test func theLeadIsTheFirstParagraph() {
        #expect(
            note("# T\n\n> quote\n\n- item\n\nThe *first*\n`one` ![pic](a.png) <b>x</b>[^1]\n\nsecond\n\n[^1]: n\n").lead
                == "The first one pic x")
        #expect(note("- item\n").lead == "")
        #expect(note("---\ntitle: T\n---\n\nText.\n").lead == "Text.")
    }

    @Test func aLongLeadIsCutBehindAWord() {
        let words = String(repeating: "wörd ", count: 100)
        let lead = note(words).lead
        #expect(lead == String(repeating: "wörd ", count: 48).dropLast() + "…")
        #expect(note(String(repeating: "語", count: 500)).lead == String(repeating: "語", count: 240) + "…")
        #expect(note(String(repeating: "a", count: 240)).lead.count == 240)
    }
}
