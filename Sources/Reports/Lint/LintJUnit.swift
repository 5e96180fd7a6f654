import QuickActionModel

/// A lint report as test results.
///
/// The shape is the one that Jenkins' JUnit plug-in and GitLab read: `testsuites` with counts, a `testsuite` for each app that something
/// was found in, a `testcase` for each finding with `classname` (the rule), `name` and `file`. A finding of level error or warning is a
/// `failure`, a remark passes and says its words in `system-out`, an accepted finding is `skipped` with its reason as the message, and an
/// input that could not be read is an `error`. Without findings there is one case that passes, because these programs take a report
/// without cases for a fault.
struct LintJUnit {
    private let report: LintReport
    private let unreadable: Set<ByteText>

    init(_ report: LintReport) {
        self.report = report
        unreadable = report.unreadablePaths
    }

    /// What is about no app stands in a suite of this name.
    private static let catalog = "catalog"

    private struct Suite {
        var cases = ""
        var tests = 0
        var failures = 0
        var errors = 0
        var skipped = 0

        var counts: String { "tests=\"\(tests)\" failures=\"\(failures)\" errors=\"\(errors)\" skipped=\"\(skipped)\"" }
    }

    var text: String {
        var suites: [ByteText: Suite] = [:]
        for finding in report.shown { add(finding, to: &suites[Self.suite(of: finding), default: Suite()]) }
        for suppressed in report.suppressed {
            add(suppressed, to: &suites[Self.suite(of: suppressed.finding), default: Suite()])
        }
        for place in report.untold { add(place, to: &suites[ByteText(Self.catalog), default: Suite()]) }
        if suites.isEmpty {
            let looked = XMLText.escaped(report.looked)
            suites[ByteText(Self.catalog)] = Suite(
                cases: "    <testcase classname=\"longpress\" name=\"\(looked)\"/>\n", tests: 1)
        }
        var all = Suite()
        for suite in suites.values {
            all.tests += suite.tests
            all.failures += suite.failures
            all.errors += suite.errors
            all.skipped += suite.skipped
        }
        var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"longpress\" \(all.counts)>\n"
        for (name, suite) in suites.sorted(by: { $0.key < $1.key }) {
            text += "  <testsuite name=\"\(XMLText.escaped(name.string))\" \(suite.counts)>\n\(suite.cases)  </testsuite>\n"
        }
        return text + "</testsuites>\n"
    }

    private static func suite(of finding: Finding) -> ByteText { ByteText(finding.subject.app ?? catalog) }

    private func add(_ finding: Finding, to suite: inout Suite) {
        let summary = XMLText.escaped(finding.summary)
        var words: [String] = []
        if let location = finding.location { words.append(report.paths.description(location)) }
        if !finding.explanation.isEmpty { words.append(finding.explanation) }
        words += finding.related.map { "\(report.paths.description($0.location)): \($0.note)" }
        words += finding.fixes.map { "fix: \($0.title)" }
        let body = words.map { XMLText.escaped($0) }.joined(separator: "\n")
        suite.tests += 1
        suite.cases += open(finding)
        switch finding.severity {
        case .error where finding.location.map({ unreadable.contains(ByteText($0.displayPath)) }) == true:
            suite.errors += 1
            suite.cases += "      <error type=\"\(finding.rule)\" message=\"\(summary)\">\(body)</error>\n"
        case .error, .warning:
            suite.failures += 1
            suite.cases += "      <failure type=\"\(finding.severity.rawValue)\" message=\"\(summary)\">\(body)</failure>\n"
        case .info:
            suite.cases += "      <system-out>\(summary)\(body.isEmpty ? "" : "\n" + body)</system-out>\n"
        }
        suite.cases += "    </testcase>\n"
    }

    private func add(_ suppressed: SuppressedFinding, to suite: inout Suite) {
        suite.tests += 1
        suite.skipped += 1
        let reason = suppressed.reason.map { $0.isEmpty ? "accepted" : "accepted: \($0)" } ?? "accepted"
        suite.cases += open(suppressed.finding)
        suite.cases += "      <skipped message=\"\(XMLText.escaped(reason))\"/>\n    </testcase>\n"
    }

    private func add(_ place: SourceLocation, to suite: inout Suite) {
        suite.tests += 1
        suite.errors += 1
        let path = XMLText.escaped(report.paths.shown(place))
        suite.cases += "    <testcase classname=\"\(Rule.unreadable.id)\" name=\"\(path) could not be read\" file=\"\(path)\">\n"
        suite.cases += "      <error type=\"\(Rule.unreadable.id)\" message=\"\(path) could not be read\"/>\n    </testcase>\n"
    }

    private func open(_ finding: Finding) -> String {
        let name = XMLText.escaped(finding.summary + finding.keyPathSuffix)
        var tag = "    <testcase classname=\"\(XMLText.escaped(finding.rule))\" name=\"\(name)\""
        if let location = finding.location {
            tag += " file=\"\(XMLText.escaped(report.paths.shown(location)))\""
            if let line = location.line { tag += " line=\"\(line)\"" }
        }
        return tag + ">\n"
    }
}
