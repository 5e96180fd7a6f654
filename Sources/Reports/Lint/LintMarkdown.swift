import QuickActionModel

/// A lint report for a comment on a pull request: a headline, then a table for each app, remarks folded.
struct LintMarkdown {
    private let report: LintReport
    /// Rows of one table; a comment has a bound, and nobody reads a thousand rows.
    private static let mostRows = 100

    init(_ report: LintReport) { self.report = report }

    var text: String {
        var text = "## Quick actions: \(report.headline)\n\n\(report.looked)\(extra).\n"
        for place in report.untold {
            text += "\n**\(MarkdownText.escaped(report.paths.shown(place)))** could not be read.\n"
        }
        let shown = report.shown
        var apps: [ByteText?] = []
        var byApp: [ByteText?: [Finding]] = [:]
        for finding in shown {
            let app = finding.subject.app.map { ByteText($0) }
            if byApp[app] == nil { apps.append(app) }
            byApp[app, default: []].append(finding)
        }
        for app in apps.sorted(by: { ($0 ?? ByteText("")) < ($1 ?? ByteText("")) }) {
            let findings = byApp[app] ?? []
            text += "\n### \(app.map { MarkdownText.escaped($0.string) } ?? "Catalog")\n"
            let main = findings.filter { $0.severity > .info }
            let remarks = findings.filter { $0.severity == .info }
            if !main.isEmpty { text += "\n" + table(main) }
            if !remarks.isEmpty {
                text +=
                    "\n<details><summary>\(LintReport.counted(remarks.count, "remark"))</summary>\n\n\(table(remarks))\n</details>\n"
            }
        }
        if !report.notChecked.isEmpty {
            text +=
                "\nNot checked: "
                + report.notChecked.map { "`\($0.rule)` (\(MarkdownText.escaped($0.reason)))" }.joined(separator: ", ")
            text += "\n"
        }
        return text
    }

    private var extra: String {
        var parts: [String] = []
        let unseen = report.findings.count - report.shown.count
        if unseen > 0 { parts.append("\(unseen) not shown") }
        if !report.suppressed.isEmpty { parts.append("\(report.suppressed.count) accepted") }
        if let mended = report.mended { parts.append("\(report.hidden.count) hidden by the baseline, \(mended) mended") }
        return parts.isEmpty ? "" : " (" + parts.joined(separator: "; ") + ")"
    }

    /// Worst first; the rest as a count.
    private func table(_ findings: [Finding]) -> String {
        let ordered = findings.enumerated().sorted { ($1.element.severity, $0.offset) < ($0.element.severity, $1.offset) }.map(
            \.element)
        var text = "| | Place | Finding | Rule |\n|---|---|---|---|\n"
        for finding in ordered.prefix(Self.mostRows) {
            let place = finding.location.map { MarkdownText.code(report.paths.description($0)) } ?? ""
            let mark = finding.severity == .info ? "remark" : finding.severity.rawValue
            let why = finding.explanation.isEmpty ? "" : " " + MarkdownText.escaped(finding.explanation)
            text +=
                "| \(mark) | \(place) | **\(MarkdownText.escaped(finding.summary))**\(why.isEmpty ? "" : "<br>" + why.dropFirst()) "
            text += "| `\(finding.rule)` |\n"
        }
        if ordered.count > Self.mostRows { text += "\n… and \(ordered.count - Self.mostRows) more.\n" }
        return text
    }
}
