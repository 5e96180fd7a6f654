import QuickActionModel

/// A lint report for a comment on a pull request, in GitHub's Markdown: a headline, how many findings of which level each app has, then
/// a table for each app, remarks and long tables folded.
///
/// A comment holds 65,536 characters, so the worst findings go first and the rest is a count.
struct LintMarkdown {
    private let report: LintReport
    /// Bytes for the rows of all tables.
    private static let mostBytes = 48_000
    /// Rows of errors and warnings of one app that are not folded.
    private static let mostOpen = 20
    /// Apps in the table of counts.
    private static let mostApps = 50

    init(_ report: LintReport) { self.report = report }

    var text: String {
        let (apps, left) = listed
        let leftOut = report.leftOut
        var text = "## Quick actions: \(report.headline)\n\n"
        text += report.looked + (leftOut.isEmpty ? "" : " (\(leftOut.joined(separator: ", ")))") + ".\n"
        if !report.unreadable.isEmpty {
            text +=
                "\n**\(LintReport.counted(report.unreadable.count, "input")) could not be read**, so this is not all there is to say"
            text += Self.places(report.untold.map { report.paths.shown($0) }) + ".\n"
        }
        if apps.count > 1 { text += "\n" + counts(apps) }
        for app in apps { text += tables(app) }
        if left > 0 { text += "\n… and \(LintReport.counted(left, "more finding")) that did not fit here.\n" }
        if !report.notChecked.isEmpty {
            let rules = report.unchecked.map { reason, rules in
                "\(rules.map { "`\($0)`" }.joined(separator: ", ")) (\(MarkdownText.escaped(reason)))"
            }
            text += "\n<details><summary>Not checked</summary>\n\n\(rules.joined(separator: "; ")).\n\n</details>\n"
        }
        return text
    }

    /// The findings of one app, or of the catalog as a whole.
    private struct App {
        var name: String
        var counts: [Severity: Int] = [:]
        /// Rows of errors and warnings, and those of remarks.
        var main: [String] = []
        var remarks: [String] = []
    }

    /// Rows by app, the catalog first, the worst findings first; and how many findings have no row.
    private var listed: (apps: [App], left: Int) {
        let shown = report.shown
        var apps: [ByteText: App] = [:]
        for finding in shown {
            let name = finding.subject.app ?? ""
            apps[ByteText(name), default: App(name: name)].counts[finding.severity, default: 0] += 1
        }
        var (bytes, rows) = (0, 0)
        listing: for severity in Severity.allCases.reversed() {
            for finding in shown where finding.severity == severity {
                let row = row(finding)
                bytes += row.utf8.count
                guard bytes <= Self.mostBytes else { break listing }
                rows += 1
                let key = ByteText(finding.subject.app ?? "")
                if severity == .info { apps[key]?.remarks.append(row) } else { apps[key]?.main.append(row) }
            }
        }
        return (apps.sorted { $0.key < $1.key }.map(\.value), shown.count - rows)
    }

    private func counts(_ apps: [App]) -> String {
        var text = "| App | Errors | Warnings | Remarks |\n|---|--:|--:|--:|\n"
        for app in apps.prefix(Self.mostApps) {
            let numbers = Severity.allCases.reversed().map { String(app.counts[$0] ?? 0) }
            text += "| \(Self.name(app)) | \(numbers.joined(separator: " | ")) |\n"
        }
        if apps.count > Self.mostApps { text += "\n… and \(LintReport.counted(apps.count - Self.mostApps, "more app")).\n" }
        return text
    }

    private func tables(_ app: App) -> String {
        guard !app.main.isEmpty || !app.remarks.isEmpty else { return "" }
        var text = "\n### \(Self.name(app))\n"
        if !app.main.isEmpty {
            let isLong = app.main.count > Self.mostOpen
            text += isLong ? folded("\(app.main.count) errors and warnings", app.main) : "\n" + table(app.main)
        }
        if !app.remarks.isEmpty { text += folded(LintReport.counted(app.remarks.count, "remark"), app.remarks) }
        return text
    }

    private func folded(_ summary: String, _ rows: [String]) -> String {
        "\n<details><summary>\(summary)</summary>\n\n\(table(rows))\n</details>\n"
    }

    private func table(_ rows: [String]) -> String { "| | Place | Finding | Rule |\n|---|---|---|---|\n" + rows.joined() }

    private func row(_ finding: Finding) -> String {
        let place = finding.location.map { MarkdownText.code(report.paths.description($0)) } ?? ""
        var cell = "**\(MarkdownText.escaped(finding.summary))**"
        if !finding.explanation.isEmpty { cell += "<br>" + MarkdownText.escaped(finding.explanation) }
        for fix in finding.fixes { cell += "<br>Fix&#58; " + MarkdownText.escaped(fix.title) }
        return "| \(finding.severity.noun) | \(place) | \(cell) | `\(finding.rule)` |\n"
    }

    private static func name(_ app: App) -> String { app.name.isEmpty ? "Catalog" : MarkdownText.escaped(app.name) }

    /// At most ten places as code, after a colon.
    private static func places(_ paths: [String]) -> String {
        guard !paths.isEmpty else { return "" }
        let more = paths.count > 10 ? " and \(paths.count - 10) more" : ""
        return ": " + paths.prefix(10).map { MarkdownText.code($0) }.joined(separator: ", ") + more
    }
}
