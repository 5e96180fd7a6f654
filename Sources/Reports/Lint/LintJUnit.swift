import QuickActionModel

/// A lint report as test results.
///
/// The shape is the one that Jenkins' JUnit plug-in and GitLab read: `testsuites` with counts, a `testsuite` for each app, a `testcase`
/// for each finding with `classname`, `name` and `file`; a finding of level error or warning is a `failure`, a remark passes with
/// `system-out`, an input that could not be read is an `error`. An app without findings has one case that passes, because a suite
/// without cases is shown as "no tests".
struct LintJUnit {
    private let report: LintReport
    private let unreadable: Set<ByteText>

    init(_ report: LintReport) {
        self.report = report
        unreadable = report.unreadablePaths
    }

    private struct Suite {
        var cases = ""
        var tests = 0
        var failures = 0
        var errors = 0
    }

    var text: String {
        var suites: [ByteText: Suite] = [:]
        for finding in report.shown { add(finding, to: &suites[ByteText(finding.subject.app ?? "catalog"), default: Suite()]) }
        for place in report.untold { add(place, to: &suites[ByteText("catalog"), default: Suite()]) }
        if suites.isEmpty {
            suites[ByteText("catalog")] = Suite(
                cases: "    <testcase classname=\"longpress\" name=\"\(XMLText.escaped(report.looked))\"/>\n", tests: 1)
        }
        let all = suites.sorted { $0.key < $1.key }
        func sum(_ part: KeyPath<Suite, Int>) -> Int { all.reduce(0) { $0 + $1.value[keyPath: part] } }
        var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
        text +=
            "<testsuites name=\"longpress\" tests=\"\(sum(\.tests))\" failures=\"\(sum(\.failures))\" errors=\"\(sum(\.errors))\">\n"
        for (name, suite) in all {
            text +=
                "  <testsuite name=\"\(XMLText.escaped(name.string))\" tests=\"\(suite.tests)\" failures=\"\(suite.failures)\""
            text += " errors=\"\(suite.errors)\" skipped=\"0\">\n\(suite.cases)  </testsuite>\n"
        }
        return text + "</testsuites>\n"
    }

    private func add(_ finding: Finding, to suite: inout Suite) {
        suite.tests += 1
        let place = finding.location.map { report.paths.description($0) } ?? ""
        var open = "    <testcase classname=\"\(XMLText.escaped(finding.rule))\" name=\"\(XMLText.escaped(finding.summary))\""
        if let location = finding.location {
            open += " file=\"\(XMLText.escaped(report.paths.shown(location)))\""
            if let line = location.line { open += " line=\"\(line)\"" }
        }
        let words = XMLText.escaped([place, finding.explanation].filter { !$0.isEmpty }.joined(separator: "\n"))
        let isUnreadable =
            finding.severity == .error && finding.location.map { unreadable.contains(ByteText($0.displayPath)) } == true
        let summary = XMLText.escaped(finding.summary)
        switch finding.severity {
        case .error where isUnreadable:
            suite.errors += 1
            suite.cases +=
                "\(open)>\n      <error type=\"\(finding.rule)\" message=\"\(summary)\">\(words)</error>\n    </testcase>\n"
        case .error, .warning:
            suite.failures += 1
            suite.cases +=
                "\(open)>\n      <failure type=\"\(finding.severity.rawValue)\" message=\"\(summary)\">\(words)</failure>\n    </testcase>\n"
        case .info:
            suite.cases += "\(open)>\n      <system-out>\(summary)&#10;\(words)</system-out>\n    </testcase>\n"
        }
    }

    private func add(_ place: SourceLocation, to suite: inout Suite) {
        suite.tests += 1
        suite.errors += 1
        let path = XMLText.escaped(report.paths.shown(place))
        suite.cases += "    <testcase classname=\"input/unreadable\" name=\"\(path) could not be read\" file=\"\(path)\">\n"
        suite.cases += "      <error type=\"input/unreadable\" message=\"\(path) could not be read\"/>\n    </testcase>\n"
    }
}
