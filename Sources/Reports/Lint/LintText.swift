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
        for place in report.untold { text += VisibleText.of(report.paths.shown(place)) + ": error: could not be read\n" }
        return text + closing
    }

    /// One to three lines: what was looked at, what was found, what nobody saw.
    private var closing: String {
        let leftOut = report.leftOut
        let extra = leftOut.isEmpty ? "" : " (\(leftOut.joined(separator: ", ")))"
        var lines = [report.looked + ": " + found + extra]
        if !report.unreadable.isEmpty {
            let inputs = LintReport.counted(report.unreadable.count, "input")
            lines.append("\(inputs) could not be read, so this is not all there is to say")
        }
        let unchecked = report.unchecked.map { "\($0.rules.joined(separator: ", ")) (\(VisibleText.of($0.reason)))" }
        if !unchecked.isEmpty { lines.append("not checked: " + unchecked.joined(separator: "; ")) }
        return lines.map { $0 + "\n" }.joined()
    }

    private var found: String {
        let parts = LintReport.counted(by: report.count)
        guard parts.isEmpty else { return parts.joined(separator: ", ") }
        return report.unreadable.isEmpty ? "no findings" : "nothing found in what could be read"
    }
}
