import QuickActionModel

/// A lint report for people: findings with their lines, then what was counted.
struct LintText {
    private let report: LintReport
    private let form: FindingText

    init(_ report: LintReport, colour: Bool, line: @escaping (SourceLocation) -> String?) {
        self.report = report
        form = FindingText(colour: colour, paths: report.paths, lines: line)
    }

    var text: String {
        var text = ""
        for finding in report.shown {
            text += form.text(finding)
            if report.explainsSuppressions { text += "    accept: " + VisibleText.of(finding.suppressionLine) + "\n" }
        }
        return text + closing
    }

    /// One to three lines: what was looked at, what was found, what nobody saw.
    private var closing: String {
        var lines = [looked + ": " + found + extra]
        if !report.unreadable.isEmpty {
            lines.append("\(count(report.unreadable.count, "input")) could not be read, so this is not all there is to say")
        }
        if !report.notChecked.isEmpty { lines.append("not checked: " + unchecked) }
        return lines.map { $0 + "\n" }.joined()
    }

    private var looked: String { "\(count(report.quickActions, "quick action")) of \(count(report.apps, "app"))" }

    private var found: String {
        let counts = Severity.allCases.reversed().map { severity in
            (severity == .info ? "remark" : severity.rawValue, report.findings.count { $0.severity == severity })
        }
        let parts = counts.filter { $0.1 > 0 }.map { count($0.1, $0.0) }
        return parts.isEmpty ? "no findings" : parts.joined(separator: ", ")
    }

    private var extra: String {
        var parts: [String] = []
        let unseen = report.findings.count - report.shown.count
        if unseen > 0 { parts.append("\(unseen) not shown") }
        if !report.suppressed.isEmpty { parts.append("\(report.suppressed.count) accepted") }
        if report.mended != nil { parts.append("\(report.hidden.count) hidden by the baseline") }
        if let mended = report.mended, mended > 0 { parts.append("\(mended) mended") }
        return parts.isEmpty ? "" : " (\(parts.joined(separator: ", ")))"
    }

    /// Rules by what they lack.
    private var unchecked: String {
        var reasons: [(reason: String, rules: [String])] = []
        for entry in report.notChecked {
            if let place = reasons.firstIndex(where: { $0.reason == entry.reason }) {
                reasons[place].rules.append(entry.rule)
            } else {
                reasons.append((entry.reason, [entry.rule]))
            }
        }
        return reasons.map { "\($0.rules.joined(separator: ", ")) (\($0.reason))" }.joined(separator: "; ")
    }

    private func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
}
