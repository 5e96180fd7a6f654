import Foundation
import QuickActionModel
import Testing

@testable import Reports

private typealias Place = QuickActionModel.SourceLocation

/// What the forms make of large reports, accepted findings, baselines and inputs that could not be read.
@Suite struct LintReportFormsTests {
    private static let rule = Rule("title/term", .warning, "Titles use our words", because: "People expect them.")

    private func finding(_ severity: Severity = .warning, _ number: Int = 1, app: String = "shop") -> Finding {
        var finding = Finding(
            Self.rule, "title \"\(number)\" has another word", explanation: "Write it.",
            at: Place(path: "content/apps/\(app)/Info.plist", line: number, column: 5, length: 3),
            subject: FindingSubject(app: app, field: "title", value: "\(number)"), fixes: [Fix("Write \"b\"")])
        finding.severity = severity
        return finding
    }

    private func text(_ format: LintFormat, _ change: (inout LintReport) -> Void) -> String {
        var report = LintReport()
        report.apps = 1
        report.quickActions = 4
        change(&report)
        return LintDocument(report, generator: "longpress 1.2.3") { _ in nil }.text(format)
    }

    @Test func theTextCountsWhatIsLeftOutAndWhatWasNotAsked() {
        let text = text(.text) { report in
            report.suppressed = [SuppressedFinding(finding: finding())]
            report.hidden = [finding(), finding()]
            report.mended = 3
            report.notChecked = [
                UncheckedRule(rule: "a/b", reason: "no table"), UncheckedRule(rule: "c/d", reason: "no release"),
                UncheckedRule(rule: "e/f", reason: "no table"),
            ]
        }
        #expect(
            text == """
                4 quick actions of 1 app: no findings (1 accepted, 2 hidden by the baseline, 3 mended)
                not checked: a/b, e/f (no table); c/d (no release)

                """)
    }

    @Test func theTextNamesInputsThatNoFindingTellsOf() {
        let text = text(.text) { $0.unreadable = [Place(path: "a\u{1B}.plist")] }
        #expect(
            text == """
                a⟨U+001B⟩.plist: error: could not be read
                4 quick actions of 1 app: nothing found in what could be read
                1 input could not be read, so this is not all there is to say

                """)
    }

    @Test func gitHubShowsUnreadableInputsFirst() {
        let text = text(.github) { report in
            report.findings = (1...12).map { finding(.error, $0) } + [finding(.error, 1, app: "broken"), finding(.info)]
            report.unreadable = [Place(path: "content/apps/broken/Info.plist"), Place(path: "x,y:z.json")]
        }
        let lines = text.split(separator: "\n")
        #expect(lines[0] == "::error file=x%2Cy%3Az.json,title=input/unreadable::x,y:z.json could not be read")
        #expect(lines[1].hasPrefix("::error file=content/apps/broken/Info.plist,line=1,col=5,endColumn=8,title=title/term::"))
        #expect(lines.count { $0.hasPrefix("::error ") } == 10)
        #expect(lines[11] == "::notice title=longpress::and 4 more errors; annotations show ten of each level")
        #expect(lines[12] == "longpress: 4 quick actions of 1 app: 13 errors, 1 remark, 2 inputs could not be read")
    }

    @Test func gitHubKeepsRoomForTheCount() {
        let text = text(.github) { report in report.findings = (1...30).map { finding(.info, $0) } }
        let lines = text.split(separator: "\n")
        #expect(lines.count { $0.hasPrefix("::notice ") } == 10)
        #expect(lines[9] == "::notice title=longpress::and 21 more remarks; annotations show ten of each level")
    }

    @Test func junitTellsAcceptedFindingsAndUnreadableInputs() {
        let text = text(.junit) { report in
            report.findings = [finding(.error, 2, app: "broken")]
            report.suppressed = [SuppressedFinding(finding: finding(), reason: "agreed ]]> & fine")]
            report.unreadable = [Place(path: "content/apps/broken/Info.plist"), Place(path: "b.json")]
        }
        #expect(
            text == """
                <?xml version="1.0" encoding="UTF-8"?>
                <testsuites name="longpress" tests="3" failures="0" errors="2" skipped="1">
                  <testsuite name="broken" tests="1" failures="0" errors="1" skipped="0">
                    <testcase classname="title/term" name="title &quot;2&quot; has another word" \
                file="content/apps/broken/Info.plist" line="2">
                      <error type="title/term" message="title &quot;2&quot; has another word">content/apps/broken/Info.plist:2:5
                Write it.
                fix: Write &quot;b&quot;</error>
                    </testcase>
                  </testsuite>
                  <testsuite name="catalog" tests="1" failures="0" errors="1" skipped="0">
                    <testcase classname="input/unreadable" name="b.json could not be read" file="b.json">
                      <error type="input/unreadable" message="b.json could not be read"/>
                    </testcase>
                  </testsuite>
                  <testsuite name="shop" tests="1" failures="0" errors="0" skipped="1">
                    <testcase classname="title/term" name="title &quot;1&quot; has another word" \
                file="content/apps/shop/Info.plist" line="1">
                      <skipped message="accepted: agreed ]]&gt; &amp; fine"/>
                    </testcase>
                  </testsuite>
                </testsuites>

                """)
    }

    @Test func xmlHoldsNothingThatItForbids() {
        #expect(XMLText.escaped("a\u{0}\u{B}\u{FFFE}\u{FFFF}\tb\n]]>") == "a⟨U+0000⟩⟨U+000B⟩⟨U+FFFE⟩⟨U+FFFF⟩&#9;b&#10;]]&gt;")
        #expect(XMLText.escaped("Größe 日本") == "Größe 日本")
    }

    @Test func aCommentHasCountsAndOneRowAFinding() {
        let text = text(.markdown) { report in
            report.findings = [finding(), finding(.error, 2, app: "a|b"), finding(.info, 3)]
            report.apps = 2
        }
        #expect(
            text == """
                ## Quick actions: 1 error, 1 warning, 1 remark

                4 quick actions of 2 apps.

                | App | Errors | Warnings | Remarks |
                |---|--:|--:|--:|
                | a&#124;b | 1 | 0 | 0 |
                | shop | 0 | 1 | 1 |

                ### a&#124;b

                | | Place | Finding | Rule |
                |---|---|---|---|
                | error | <code>content/apps/a&#124;b/Info.plist&#58;2&#58;5</code> | **title "2" has another word**<br>Write it.<br>Fix&#58; Write "b" | `title/term` |

                ### shop

                | | Place | Finding | Rule |
                |---|---|---|---|
                | warning | `content/apps/shop/Info.plist:1:5` | **title "1" has another word**<br>Write it.<br>Fix&#58; Write "b" | `title/term` |

                <details><summary>1 remark</summary>

                | | Place | Finding | Rule |
                |---|---|---|---|
                | remark | `content/apps/shop/Info.plist:3:5` | **title "3" has another word**<br>Write it.<br>Fix&#58; Write "b" | `title/term` |

                </details>

                """)
    }

    @Test func aCommentStaysWithinItsBoundAndShowsTheWorstFirst() {
        let text = text(.markdown) { report in
            report.findings = (1...5000).map { finding(.info, $0) } + [finding(.error, 7, app: "last")]
        }
        #expect(text.utf8.count < 60_000)
        #expect(text.contains("| error | `content/apps/last/Info.plist:7:5` |"))
        #expect(text.contains(" more findings that did not fit here."))
    }

    @Test func xcodeTakesThePathAsShownWhereThereIsNoFile() {
        let text = text(.xcode) { report in
            report.paths = ReportPaths(absolute: ["": "/w"])
            var binary = finding()
            binary.location = Place(root: "A.ipa", path: "Payload/A.app/Info.plist", keyPath: "Items[0]")
            report.findings = [binary]
            report.unreadable = [Place(path: "b.json")]
        }
        #expect(
            text == """
                A.ipa/Payload/A.app/Info.plist:1:1: warning: title "1" has another word (Items[0]). Write it. [title/term]
                /w/b.json:1:1: error: the input could not be read [input/unreadable]

                """)
    }

    @Test(arguments: LintFormat.allCases) func manyFindingsAreQuick(format: LintFormat) {
        let start = ContinuousClock.now
        let text = text(format) { report in report.findings = (1...5000).map { finding(.error, $0) } }
        #expect(!text.isEmpty)
        // Far above what a debug build takes, far below what anything quadratic takes.
        #expect(ContinuousClock.now - start < .seconds(12))
    }
}
