import Files
import QuickActionModel

/// What a build came to: the summary for people and the exit status come from this one value, so they cannot disagree.
struct BuildOutcome {
    let report: PublishReport
    let findings: [Finding]
    let unreadable: Int
    let apps: Int
    let failOn: Severity?
    let output: String
    let openSetIsMissing: Bool
    /// Whether findings of level info were printed.
    let showsRemarks: Bool

    var status: ExitStatus {
        if !report.faults.isEmpty || !report.brokenLinks.isEmpty { return .ourFault }
        if unreadable > 0 { return .unreadable }
        if let failOn, findings.contains(where: { $0.severity >= failOn }) { return .findings }
        return .done
    }

    /// Two or three lines: what was written, what was found, what is missing.
    var summary: String {
        let files = count(report.files, "file")
        var text = "\(files) for \(count(apps, "app")) in \(output): \(report.written) written, \(report.unchanged) unchanged"
        text += ", \(report.removed.count) removed\n"
        let counts = Severity.allCases.reversed().map { severity in (severity, findings.count { $0.severity == severity }) }
        let found = counts.filter { $0.1 > 0 }.map { count($0.1, $0.0 == .info ? "remark" : $0.0.rawValue) }
        text += found.isEmpty ? "no findings" : found.joined(separator: ", ")
        let remarks = showsRemarks ? 0 : counts.last?.1 ?? 0
        text += remarks == 0 ? "\n" : remarks == 1 ? " (--verbose shows it)\n" : " (--verbose shows them)\n"
        if unreadable > 0 { text += "\(count(unreadable, "input")) could not be read; everything else was built\n" }
        if openSetIsMissing {
            text +=
                "no look-alike icons: install the package 'bootstrap-icons' or name a folder with 'glyphs:' in longpress.yaml\n"
        }
        return text
    }

    private func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
}
