import Foundation
import MarkdownNotes
import QuickActionModel
import Testing

@Suite struct LinkTests {
    static let targets = [
        Example("b.md", "content/guidelines/b.md"),
        Example("./b.md", "content/guidelines/b.md"),
        Example("../pages/b.md#Part", "content/pages/b.md#Part"),
        Example("/pages/b.md", "content/pages/b.md"),
        Example("my%20note.md#Part-1", "content/guidelines/my note.md#Part-1"),
        Example("<my note.md>", "content/guidelines/my note.md"),
        Example("a%2520b.md", "content/guidelines/a%20b.md"),
        Example("other.md?x=1", "content/guidelines/other.md"),
        Example("other.md?x=1#a%20b", "content/guidelines/other.md#a b"),
        Example("other.md#", "content/guidelines/other.md"),
        Example("files/doc.pdf", "content/guidelines/files/doc.pdf"),
        Example("sub//deep/", "content/guidelines/sub/deep/index.md"),
        Example(".", "content/guidelines/index.md"),
        Example("..", "content/index.md"),
        Example("a/./b/../c.md", "content/guidelines/a/c.md"),
        Example("%E7%AB%A0.md", "content/guidelines/章.md"),
        Example("章.md", "content/guidelines/章.md"),
        Example("a&amp;b.md", "content/guidelines/a&b.md"),
        Example("note.md#x", "content/guidelines/note.md#x"),
        Example("action:notes/com.example.New", "action notes com.example.New - -"),
        Example("ACTION:notes/New%2FNote?kind=dynamic#a%20b", "action notes New/Note dynamic a b"),
        Example("action:com.example.New?kind=static", "action - com.example.New static -"),
    ]

    @Test(arguments: targets) func target(_ example: Example) {
        let parsed = note("[x](\(example.markdown))\n")
        #expect(parsed.links.map { describe($0.target) } == [example.expected])
        #expect(findings(parsed) == [])
    }

    @Test func anImageIsATargetOfItsOwn() {
        let parsed = note("# T\n\nab ![x](../p%20q/A.PNG#f) and [y](b.md)\n")
        #expect(
            parsed.links.map(\.target) == [
                .image(path: "content/p q/A.PNG"), .file(path: "content/guidelines/b.md", fragment: nil),
            ])
        #expect(parsed.links.map(\.written) == ["../p%20q/A.PNG#f", "b.md"])
        #expect(
            parsed.links.map { $0.location.description } == ["content/guidelines/note.md:3:4", "content/guidelines/note.md:3:31"])
    }

    static let refused = [
        FindingExample(
            "[d](..%2Fsecret.md)", "1:1 notes/broken-link link \"..%2Fsecret.md\" has an encoded slash or a backslash in a name"),
        FindingExample("[d](%2e%2e/x.md)", "1:1 notes/broken-link link \"%2e%2e/x.md\" has encoded dots for a name"),
        FindingExample("[d](..\\x.md)", "1:1 notes/broken-link link \"..\\x.md\" has an encoded slash or a backslash in a name"),
        FindingExample("[d](../../x.md)", "1:1 notes/broken-link link \"../../x.md\" leaves the content folder"),
        FindingExample("[d](/../x.md)", "1:1 notes/broken-link link \"/../x.md\" leaves the content folder"),
        FindingExample("[d](a%zz.md)", "1:1 notes/broken-link link \"a%zz.md\" has a percent escape that cannot be read"),
        FindingExample("[d](a%FF.md)", "1:1 notes/broken-link link \"a%FF.md\" has a percent escape that cannot be read"),
        FindingExample("[d](a%00.md)", "1:1 notes/broken-link link \"a%00.md\" holds a control character"),
        FindingExample("[d](b.md#%zz)", "1:1 notes/broken-anchor link \"b.md#%zz\" has a percent escape that cannot be read"),
        FindingExample("[d]()", "1:1 notes/broken-link link \"\" names no file"),
        FindingExample("[d](?x)", "1:1 notes/broken-link link \"?x\" names no file"),
        FindingExample("![d](#x)", "1:1 notes/broken-link image \"#x\" names no file"),
        FindingExample("![d](action:a/b)", "1:1 notes/broken-link image \"action:a/b\" names no file"),
        FindingExample("![d](action:)", "1:1 notes/broken-link image \"action:\" names no type"),
        FindingExample("a [d](javascript:x)", "1:3 notes/unsafe-link link \"javascript:x\" has the scheme javascript"),
        FindingExample("[b](JaVaScRiPt&#58;x)", "1:1 notes/unsafe-link link \"JaVaScRiPt:x\" has the scheme javascript"),
        FindingExample("<javascript:x>", "1:1 notes/unsafe-link link \"javascript:x\" has the scheme javascript"),
        FindingExample("![c](data:image/svg+xml,x)", "1:1 notes/unsafe-link image \"data:image/svg+xml,x\" has the scheme data"),
        FindingExample("[d](file:///x)", "1:1 notes/unsafe-link link \"file:///x\" has the scheme file"),
        FindingExample(
            "[d](<java\u{1}script:x>)", "1:1 notes/unsafe-link link \"java\u{FFFD}script:x\" holds a control character"),
        FindingExample("[d](java&#10;script:x)", "1:1 notes/unsafe-link link \"java\u{FFFD}script:x\" holds a control character"),
        FindingExample("[d](&#32;vbscript:x)", "1:1 notes/unsafe-link link \" vbscript:x\" has the scheme vbscript"),
        FindingExample(
            "[d](//evil.example/x)",
            "1:1 notes/unsafe-link link \"//evil.example/x\" takes its scheme from the page (write https: in front)"),
        FindingExample("[d](https:x)", "1:1 notes/unsafe-link link \"https:x\" has no host"),
        FindingExample("[d](http:///x)", "1:1 notes/unsafe-link link \"http:///x\" has no host"),
        FindingExample("![d](https://x.y/z.png)", "1:1 notes/unsafe-link image \"https://x.y/z.png\" is on another site"),
        FindingExample("[d](action:)", "1:1 notes/unknown-action link \"action:\" names no type"),
        FindingExample("[d](action:a/)", "1:1 notes/unknown-action link \"action:a/\" names no type"),
        FindingExample("[d](action:/b)", "1:1 notes/unknown-action link \"action:/b\" has no app before the /"),
        FindingExample(
            "[d](action:a/b/c)", "1:1 notes/unknown-action link \"action:a/b/c\" has a second / (write / inside a type as %2F)"),
        FindingExample(
            "[d](action:a/%)", "1:1 notes/unknown-action link \"action:a/%\" has a percent escape that cannot be read"),
        FindingExample(
            "[d](action:a/b?kind=x)",
            "1:1 notes/unknown-action link \"action:a/b?kind=x\" has \"?kind=x\", which is neither ?kind=static nor ?kind=dynamic"
        ),
        FindingExample("# A b\n\n[d](#a-c)", "3:1 notes/broken-anchor link \"#a-c\" leads to no heading of this note"),
        FindingExample("[d](#)", "1:1 notes/broken-anchor link \"#\" names no heading"),
        FindingExample("é [c](my note.md)", "1:3 notes/broken-link \"my note.md\" holds a blank, so this is no link"),
        FindingExample("[c](not a file) a[1](see b)"),
    ]

    @Test(arguments: refused) func refusal(_ example: FindingExample) {
        let parsed = note(example.markdown)
        #expect(findings(parsed) == example.expected)
        #expect(parsed.links.isEmpty)
        let page = html(parsed).replacingOccurrences(of: "<a class=\"anchor\"", with: "")
        #expect(!page.contains("<a ") || page.contains("<a href=\"https://x.y/z.png\""))
    }

    static let anchors = [
        Example("part-1", "part-1"), Example("Part-1", "part-1"), Example("%50art%2D1", "part-1"), Example("Größe", "größe"),
        Example("gr%C3%B6%C3%9Fe", "größe"), Example("%25", "-"),
    ]

    @Test(arguments: anchors) func fragment(_ example: Example) {
        let parsed = note("[x](#\(example.markdown))\n\n## Part 1\n\n## Größe\n")
        #expect(parsed.links.map { describe($0.target) } == (example.expected == "-" ? [] : ["heading " + example.expected]))
    }

    @Test func aWrongAnchorNamesTheNearest() {
        let parsed = note("## Setting up\n\n[x](#seting-up)\n")
        #expect(parsed.findings.map(\.explanation) == ["Did you mean \"#setting-up\"?"])
        #expect(parsed.findings[0].fixes.map(\.title) == ["Write #setting-up"])
        #expect(parsed.nearestAnchor(to: "settingup") == "setting-up")
        #expect(html(parsed).hasSuffix("<p><span class=\"broken-link\">x</span></p>\n"))
    }

    @Test func placesCountFromTheTopAndInScalars() {
        let parsed = note(
            "---\ntitle: T\n---\nä é [one](a.md)\n> quoted 語 [two](b.md)\nlazy [three](c.md)\n\n| é | [four](d.md) |\n|-|-|\n| `\\|` | 語 [five](e.md) |\n"
        )
        #expect(
            parsed.links.map { "\($0.written) \($0.location.line ?? 0):\($0.location.column ?? 0)" }
                == ["a.md 4:5", "b.md 5:12", "c.md 6:6", "d.md 8:7", "e.md 10:12"])
    }

    @Test func withoutAContentRootTheRootOfThePathsCounts() {
        let reader = NoteReader()
        #expect(
            reader.read(Array("[x](../../a.md)".utf8), path: "content/pages/n.md").links.map { describe($0.target) } == ["a.md"])
        #expect(reader.read(Array("[x](../a.md)".utf8), path: "n.md").links.isEmpty)
    }

    @Test func actionsAreReadOutsideOfNotes() {
        #expect(NoteLink.Target(action: "action:a/b") == .action(app: "a", type: "b", kind: nil, identity: nil))
        #expect(NoteLink.Target(action: "com.example.b") == nil)
        #expect(NoteLink.Target(action: "action:a/b?kind=") == nil)
    }
}
