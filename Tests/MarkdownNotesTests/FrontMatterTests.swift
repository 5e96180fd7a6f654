import Foundation
import MarkdownNotes
import QuickActionModel
import Testing

@Suite struct FrontMatterTests {
    @Test func everyKeyIsRead() {
        let parsed = note(
            """
            ---
            title: "Short: titles"
            order: -3
            draft: true
            aliases: [old/a, b]
            rules:
              - title/truncates
            apps: notes
            actions: [com.example.New, "action:notes/x"]
            action: com.example.Open
            ---
            Text
            """)
        var expected = NoteMatter()
        expected.title = "Short: titles"
        expected.order = -3
        expected.isDraft = true
        expected.aliases = ["old/a", "b"]
        expected.rules = ["title/truncates"]
        expected.apps = ["notes"]
        expected.actions = ["com.example.New", "action:notes/x"]
        expected.action = "com.example.Open"
        #expect(parsed.matter == expected)
        func places(_ list: [QuickActionModel.SourceLocation]) -> [String] {
            list.map { "\($0.line ?? 0):\($0.column ?? 0)+\($0.length)" }
        }
        #expect(places(parsed.places.aliases) == ["5:11+5", "5:18+1"])
        #expect(places(parsed.places.rules) == ["7:5+15"])
        #expect(places(parsed.places.apps) == ["8:7+5"])
        #expect(places(parsed.places.actions) == ["9:11+15", "9:29+14"])
        #expect(places([parsed.places.action].compactMap { $0 }) == ["10:9+16"])
        #expect(findings(parsed) == [])
        #expect(html(parsed) == "<p>Text</p>\n")
    }

    static let messages = [
        FindingExample("---\nordr: 3\n---\n", "2:1 notes/bad-front-matter key \"ordr\" of the front matter is not known"),
        FindingExample("---\ntitle: a\norder: 1.5\n---\n", "3:8 notes/bad-front-matter order \"1.5\" is not a whole number"),
        FindingExample("---\norder: [1]\n---\n", "2:8 notes/bad-front-matter order is not a whole number"),
        FindingExample("---\ndraft: yes\n---\n", "2:8 notes/bad-front-matter draft \"yes\" is neither true nor false"),
        FindingExample("---\ntitle: [a]\n---\n", "2:8 notes/bad-front-matter title is an array, not a text"),
        FindingExample("---\naction: {a: b}\n---\n", "2:9 notes/bad-front-matter action is a dictionary, not a text"),
        FindingExample("---\nrules: {a: b}\n---\n", "2:8 notes/bad-front-matter rules is a dictionary, not a list of texts"),
        FindingExample("---\napps: [a, [b]]\n---\n", "2:11 notes/bad-front-matter apps holds an array among its texts"),
        FindingExample(
            "---\ntitle: a\ntitle: b\n---\n",
            "3:1 notes/bad-front-matter key \"title\" appears twice in one dictionary; the last value counts"),
        FindingExample("---\ntitle:\norder: ~\ndraft:\nrules:\n---\n"),
        FindingExample("---\n---\n"),
        FindingExample("---\n# nothing yet\n---\n"),
        FindingExample(
            "---\n- a\n---\n", "1:1 notes/bad-front-matter the lines between --- and --- are an array, not keys with values"),
        FindingExample(
            "---\nfirst part\n---\nrest\n",
            "1:1 notes/bad-front-matter the lines between --- and --- are a string, not keys with values"),
        FindingExample("---\ntitle: a\n", "1:1 notes/bad-front-matter the front matter that begins with --- is not closed"),
        FindingExample("---", "1:1 notes/bad-front-matter the front matter that begins with --- is not closed"),
        FindingExample("----\ntitle: a\n---\n"),
        FindingExample("--- \ntitle: a\n---\n"),
        FindingExample("\n---\ntitle: a\n---\n"),
    ]

    @Test(arguments: messages) func finding(_ example: FindingExample) { #expect(findings(example.markdown) == example.expected) }

    @Test func brokenYAMLIsReportedWhereItBreaksAndShown() {
        let parsed = note("---\ntitle: a\nrules: [a\n---\nText\n")
        #expect(parsed.findings.map(\.rule) == ["notes/bad-front-matter"])
        #expect(parsed.findings[0].summary.hasPrefix("the front matter cannot be read: "))
        #expect((2...4).contains(parsed.findings[0].location?.line ?? 0))
        #expect(html(parsed).contains("rules: [a") && html(parsed).contains("<p>Text</p>"))
    }

    @Test func anUnknownKeyIsAWarningWithTheNearestName() {
        let finding = note("---\nalias: [a]\n---\n").findings[0]
        #expect(finding.severity == .warning)
        #expect(
            finding.explanation
                == "Did you mean aliases? Known keys: title, order, draft, aliases, rules, apps, actions, action.")
        #expect(finding.fixes.first?.replacement == "aliases")
        #expect(finding.location == SourceLocation(path: "content/guidelines/note.md", line: 2, column: 1, length: 5))
        #expect(note("---\nzzzzzz: a\n---\n").findings[0].fixes.isEmpty)
    }

    @Test func manyWrongKeysAreCounted() {
        let keys = (0..<50).map { "key\($0): a\n" }.joined()
        let parsed = note("---\n\(keys)title: T\n---\n")
        #expect(parsed.title == "T")
        #expect(parsed.findings.count == 21)
        #expect(parsed.findings[20].summary == "30 more findings of this rule in the note")
    }

    @Test func aByteOrderMarkAndWindowsLineEndsAreNoHindrance() {
        let bytes = [0xEF, 0xBB, 0xBF] + Array("---\r\ntitle: T\r\n---\r\n## a\r\n\r\n[x](#b)\r\n".utf8)
        let parsed = NoteReader().read(bytes, path: "a.md")
        #expect(parsed.title == "T")
        #expect(findings(parsed) == ["6:1 notes/broken-anchor link \"#b\" leads to no heading of this note"])
        #expect(!html(parsed).contains("\r"))
    }

    @Test func wideEncodingsAreRead() {
        let text = "---\ntitle: Größe 語\n---\nText\n"
        for isLittle in [true, false] {
            var bytes: [UInt8] = isLittle ? [0xFF, 0xFE] : [0xFE, 0xFF]
            for unit in text.utf16 {
                bytes += isLittle ? [UInt8(unit & 255), UInt8(unit >> 8)] : [UInt8(unit >> 8), UInt8(unit & 255)]
            }
            #expect(NoteReader().read(bytes, path: "a.md").title == "Größe 語")
        }
    }

    @Test func bytesThatAreNoTextAreReportedAndReplaced() {
        let parsed = NoteReader().read(Array("ab\r\ncä".utf8) + [0xFF, 0x64], path: "a.md")
        #expect(findings(parsed) == ["2:3 input/encoding the note is not UTF-8"])
        #expect(parsed.findings[0].explanation == "Bytes that are no text are shown as \u{FFFD}. Save the file as UTF-8.")
        #expect(html(parsed) == "<p>ab\ncä\u{FFFD}d</p>\n")
    }
}
