import Foundation
import QuickActionModel
import Testing

@testable import Reports

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// Exact words of every form, on one report with everything in it that can go wrong in a form.
@Suite struct LintFormatTests {
    private static let hostile = "title \"a|b`<c>\" & 100%\u{202E}"

    private static func report(_ change: (inout LintReport) -> Void = { _ in }) -> LintReport {
        var report = LintReport()
        let key = ActionKey(kind: .static, type: "new")
        var first = Finding(
            .missingTitle, hostile, explanation: "Say it,\nplease: now.",
            at: SourceLocation(path: "content/apps/a b/Info.plist", line: 4, column: 7, length: 3),
            subject: FindingSubject(app: "a", key: key, field: "title", language: "en", value: "x"))
        first.related = [
            RelatedLocation(SourceLocation(path: "content/apps/a b/Info.plist", line: 2, column: 1), "first declared here")
        ]
        var second = Finding(
            .unknownKey, "key \"X\" is unknown", at: SourceLocation(path: "content/apps/b/Info.plist", keyPath: "Items[0].X"),
            subject: FindingSubject(app: "b"))
        second.severity = .warning
        var third = Finding(.missingTitle, "a remark", at: SourceLocation(path: "longpress.yaml", line: 1, column: 1))
        third.severity = .info
        report.findings = [first, second, third]
        report.rules = [.missingTitle, .unknownKey].sorted { $0.id < $1.id }
        report.apps = 2
        report.quickActions = 3
        report.paths = ReportPaths(relative: ["": "ios"], absolute: ["": "/w/ios"], base: "/w")
        change(&report)
        return report
    }

    private func text(_ format: LintFormat, _ report: LintReport) -> String {
        LintDocument(report, generator: "longpress 1.2", line: { _ in nil }).text(format)
    }

    @Test func githubEscapesAndNamesPlaces() {
        #expect(
            text(.github, Self.report()) == """
                ::error file=ios/content/apps/a b/Info.plist,line=4,col=7,endColumn=10,title=structure/missing-title::title "a|b`<c>" \
                & 100%25⟨U+202E⟩. Say it,%0Aplease: now.
                ::warning file=ios/content/apps/b/Info.plist,title=structure/unknown-key::key "X" is unknown (Items[0].X)
                ::notice file=ios/longpress.yaml,line=1,col=1,title=structure/missing-title::a remark
                longpress: 3 quick actions of 2 apps: 1 error, 1 warning, 1 remark

                """)
    }

    @Test func githubShowsTenOfALevelAndCountsTheRest() {
        let report = Self.report { report in
            let one = report.findings[1]
            report.findings = Array(repeating: one, count: 47)
        }
        let lines = text(.github, report).split(separator: "\n")
        #expect(lines.count { $0.hasPrefix("::warning ") } == 10)
        #expect(lines.contains("::notice title=longpress::and 37 more warnings; annotations show ten of each level"))
    }

    @Test func xcodeGetsAbsolutePaths() {
        #expect(
            text(.xcode, Self.report()) == """
                /w/ios/content/apps/a b/Info.plist:4:7: error: title "a|b`<c>" & 100%⟨U+202E⟩. Say it,⟨U+000A⟩please: now. \
                [structure/missing-title]
                /w/ios/content/apps/b/Info.plist:1:1: warning: key "X" is unknown (Items[0].X) [structure/unknown-key]
                /w/ios/longpress.yaml:1:1: note: a remark [structure/missing-title]

                """)
    }

    @Test func markdownKeepsHostileTextsInTheirCells() {
        let text = text(.markdown, Self.report())
        #expect(text.hasPrefix("## Quick actions: 1 error, 1 warning, 1 remark\n\n3 quick actions of 2 apps.\n"))
        #expect(
            text.contains(
                "| error | `ios/content/apps/a b/Info.plist:4:7` | **title \"a&#124;b\\`&lt;c&gt;\" &amp; 100%⟨U+202E⟩**<br>Say it, please&#58; now. "
                    + "| `structure/missing-title` |"))
        #expect(text.contains("<details><summary>1 remark</summary>"))
    }

    @Test func junitIsXMLWithTheCountsOfItsCases() throws {
        let text = text(.junit, Self.report())
        let document = try Tree(text)
        #expect(
            document.names == [
                "testsuites", "testsuite", "testcase", "failure", "testsuite", "testcase", "failure", "testsuite", "testcase",
                "system-out",
            ])
        #expect(text.contains("<testsuites name=\"longpress\" tests=\"3\" failures=\"2\" errors=\"0\" skipped=\"0\">"))
        #expect(
            text.contains(
                "name=\"title &quot;a|b`&lt;c&gt;&quot; &amp; 100%⟨U+202E⟩\" file=\"ios/content/apps/a b/Info.plist\" line=\"4\"")
        )
    }

    @Test func gitlabFingerprintsAreUnique() throws {
        let report = Self.report { $0.findings += $0.findings }
        let list = try #require(try JSONSerialization.jsonObject(with: Data(text(.gitlab, report).utf8)) as? [[String: Any]])
        #expect(Set(list.compactMap { $0["fingerprint"] as? String }).count == 6)
        #expect(list.compactMap { $0["severity"] as? String } == ["critical", "minor", "info", "critical", "minor", "info"])
        for entry in list { #expect(Set(entry.keys) == ["check_name", "description", "fingerprint", "location", "severity"]) }
    }

    @Test func sarifNamesRulesPlacesAndFingerprints() throws {
        let text = text(.sarif, Self.report())
        #expect(text.contains("\"columnKind\": \"unicodeCodePoints\""))
        #expect(text.contains("\"uri\": \"ios/content/apps/a%20b/Info.plist\""))
        #expect(text.contains("\"endColumn\": 10,"))
        #expect(text.contains("\"fullyQualifiedName\": \"Items[0].X\""))
        #expect(text.contains("\"longpressFinding/v1\": \"\(Self.report().findings[0].fingerprint):1\""))
        #expect(!text.contains("/w/"), "no document names folders of a machine")
    }

    /// An input that nobody could read: no form may look like success.
    @Test(arguments: LintFormat.allCases) func noFormSaysCleanWhenAnInputIsUnreadable(format: LintFormat) {
        let report = Self.report { report in
            report.findings = []
            report.unreadable = [SourceLocation(path: "content/apps/z/Info.plist")]
        }
        let text = text(format, report)
        #expect(!text.contains("no findings"))
        #expect(text.contains(format == .text ? "could not be read" : "content/apps/z/Info.plist"))
        if format == .junit { #expect(text.contains("errors=\"1\"")) }
        if format == .sarif { #expect(text.contains("\"executionSuccessful\": false")) }
    }

    @Test(arguments: LintFormat.allCases) func aCleanReportIsShortAndWellFormed(format: LintFormat) throws {
        let text = text(format, Self.report { $0.findings = [] })
        switch format {
        case .json, .sarif, .gitlab: _ = try JSONSerialization.jsonObject(with: Data(text.utf8))
        case .junit: #expect(try Tree(text).names == ["testsuites", "testsuite", "testcase"])
        case .xcode: #expect(text.isEmpty)
        case .text, .markdown, .github: #expect(text.contains("no findings"))
        }
    }

    /// Names of the elements of an XML document in their order.
    private final class Tree: NSObject, XMLParserDelegate {
        var names: [String] = []

        init(_ text: String) throws {
            super.init()
            let parser = XMLParser(data: Data(text.utf8))
            parser.delegate = self
            guard parser.parse() else { throw parser.parserError ?? CocoaError(.fileReadCorruptFile) }
        }

        func parser(
            _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
            attributes: [String: String]
        ) { names.append(name) }
    }
}
