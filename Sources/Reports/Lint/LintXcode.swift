import QuickActionModel

/// A lint report as lines that Xcode shows beside the source: an absolute path, line, column, level and message.
///
/// The levels are `error`, `warning` and `note`; a note stands in the build's log and not among its warnings, which is what a remark asks
/// for. Xcode knows no key paths: for a binary property list the first line stands in and the key path is in the message.
struct LintXcode {
    private let report: LintReport

    init(_ report: LintReport) { self.report = report }

    var text: String {
        var text = ""
        for finding in report.shown {
            let level = finding.severity == .info ? "note" : finding.severity.rawValue
            text += "\(place(finding.location))\(level): \(VisibleText.of(finding.message)) [\(finding.rule)]\n"
        }
        for path in report.untold { text += "\(place(path))error: the input could not be read [\(Rule.unreadable.id)]\n" }
        return text
    }

    private func place(_ location: SourceLocation?) -> String {
        guard let location else { return "" }
        let path = VisibleText.of(report.paths.absolute(location) ?? report.paths.shown(location))
        return "\(path):\(location.line ?? 1):\(location.column ?? 1): "
    }
}
