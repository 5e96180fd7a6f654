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
    /// Whether every finding is printed.
    let showsAll: Bool

    var status: ExitStatus {
        if !report.faults.isEmpty || !report.brokenLinks.isEmpty { return .ourFault }
        if unreadable > 0 { return .unreadable }
        if let failOn, findings.contains(where: { $0.severity >= failOn }) { return .findings }
        return .done
    }

    /// The findings to print: what could not be read or placed, and whatever the status comes from.
    ///
    /// What rules say of titles and icons stands on the pages, and `longpress lint` prints it.
    var told: [Finding] {
        guard !showsAll else { return findings }
        return findings.filter { finding in
            if let failOn, finding.severity >= failOn { return true }
            return finding.severity > .info && Self.readers.contains(ByteText(finding.rule))
        }
    }

    private static let readers = Set(Rule.readerRules.map { ByteText($0.id) })

    /// Two or three lines: what was written, what was found, what is missing.
    var summary: String {
        let files = count(report.files, "file")
        var text = "\(files) for \(count(apps, "app")) in \(output): \(report.written) written, \(report.unchanged) unchanged"
        text += ", \(report.removed.count) removed\n"
        let counts = Severity.allCases.reversed().map { severity in (severity, findings.count { $0.severity == severity }) }
        let found = counts.filter { $0.1 > 0 }.map { count($0.1, $0.0 == .info ? "remark" : $0.0.rawValue) }
        text += found.isEmpty ? "no findings" : found.joined(separator: ", ")
        let untold = findings.count - told.count
        if untold > 0 {
            text +=
                untold < findings.count
                ? " (--verbose shows all)" : untold == 1 ? " (--verbose shows it)" : " (--verbose shows them)"
        }
        text += "\n"
        if unreadable > 0 { text += "\(count(unreadable, "input")) could not be read; everything else was built\n" }
        if openSetIsMissing {
            text +=
                "no look-alike icons: install the package 'bootstrap-icons' or name a folder with 'glyphs:' in longpress.yaml\n"
        }
        return text
    }

    private func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
}
