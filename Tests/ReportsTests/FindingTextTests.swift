import QuickActionModel
import Reports
import Testing

private typealias Place = QuickActionModel.SourceLocation

@Suite struct FindingTextTests {
    private static let rule = Rule("title/capitalization", .warning, "Titles use capitals", because: "People expect them.")

    private func text(_ finding: Finding, colour: Bool = false, line: String? = nil) -> String {
        FindingText(colour: colour) { _ in line }.text(finding)
    }

    private func finding(
        _ severity: Severity = .warning, _ summary: String = "title \"New tab\" is short", at location: Place?
    ) -> Finding {
        Finding(
            Rule("title/capitalization", severity, "Titles use capitals", because: "People expect them."), summary, at: location)
    }

    @Test func everyPart() {
        let place = Place(path: "App/Info.plist", line: 41, column: 9, length: 7)
        let finding = Finding(
            Self.rule, "title \"New tab\" should use title-style capitals", explanation: "US English titles do.", at: place,
            related: [RelatedLocation(Place(root: "App", path: "en.strings", line: 2, column: 1), "translated here")],
            fixes: [Fix("Write \"New Tab\""), Fix("Turn the rule off")])
        #expect(
            text(finding, line: "<string>New tab</string>") == """
                App/Info.plist:41:9: warning: title "New tab" should use title-style capitals [title/capitalization]
                 41 | <string>New tab</string>
                    |         ^~~~~~~
                    US English titles do.
                    App/en.strings:2:1: translated here
                    fix: Write "New Tab"
                    fix: Turn the rule off

                """)
    }

    @Test(
        arguments: [
            (nil, "error: title \"New tab\" is short [title/capitalization]\n"),
            (Place(path: "a b.plist"), "a b.plist: error: title \"New tab\" is short [title/capitalization]\n"),
            (Place(path: "a.plist", line: 7), "a.plist:7: error: title \"New tab\" is short [title/capitalization]\n"),
            (
                Place(root: "App", path: "Info.plist", keyPath: "Items[2].Title"),
                "App/Info.plist (Items[2].Title): error: title \"New tab\" is short [title/capitalization]\n"
            ),
        ] as [(Place?, String)])
    fileprivate func placesWithoutALine(location: Place?, expected: String) {
        #expect(text(finding(.error, at: location), line: "never shown") == expected)
    }

    @Test func aLineThatIsNotAtHandIsLeftOut() {
        #expect(
            text(finding(.info, at: Place(path: "a.plist", line: 7, column: 1)))
                == "a.plist:7:1: info: title \"New tab\" is short [title/capitalization]\n")
    }

    @Test(arguments: [(Severity.error, "31"), (.warning, "33"), (.info, "36")])
    func colours(severity: Severity, code: String) {
        let place = Place(path: "a.plist", line: 1, column: 1)
        #expect(
            text(finding(severity, "s", at: place), colour: true, line: "x")
                == "\u{1B}[1ma.plist:1:1\u{1B}[0m: \u{1B}[1;\(code)m\(severity.rawValue)\u{1B}[0m: s [title/capitalization]\n 1 | x\n   | ^\n"
        )
        #expect(!text(finding(severity, "s", at: place), line: "x").contains("\u{1B}"))
    }

    @Test func nothingFromAFileSteersTheTerminal() {
        let hostile = "a\u{1B}[2J\r\nb\u{202E}c\u{7}"
        let shown = "a⟨U+001B⟩[2J⟨U+000D⟩⟨U+000A⟩b⟨U+202E⟩c⟨U+0007⟩"
        let finding = Finding(
            Self.rule, hostile, explanation: hostile, at: Place(path: hostile, line: 1, column: 1),
            related: [RelatedLocation(Place(path: hostile), hostile)], fixes: [Fix(hostile)])
        #expect(
            text(finding, line: hostile) == """
                \(shown):1:1: warning: \(shown) [title/capitalization]
                 1 | \(shown)
                   | ^
                    \(shown)
                    \(shown): \(shown)
                    fix: \(shown)

                """)
    }
}
