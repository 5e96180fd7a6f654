public import QuickActionModel

/// Findings as text for a terminal: place, severity, summary, rule; then the line with a caret, why, and how to mend it.
public struct FindingText {
    /// Gives the text of a 1-based line of a file below a root; nil when it is not at hand.
    public typealias LineLookup = (SourceLocation) -> String?

    private let colour: Bool
    private let paths: ReportPaths
    private let lines: LineLookup

    /// A form with or without ANSI colours; places are those below their roots unless `paths` say otherwise.
    public init(colour: Bool, paths: ReportPaths = ReportPaths(), lines: @escaping LineLookup = { _ in nil }) {
        self.colour = colour
        self.paths = paths
        self.lines = lines
    }

    /// One finding, every line with its end.
    public func text(_ finding: Finding) -> String {
        var out = ""
        if let location = finding.location { out += bold(VisibleText.of(paths.description(location))) + ": " }
        out += severity(finding.severity) + ": " + VisibleText.of(finding.summary) + " [\(finding.rule)]\n"
        if let location = finding.location, let line = location.line, let column = location.column, let text = lines(location) {
            out += SourceLineText.of(text, line: line, column: column, length: location.length)
        }
        if !finding.explanation.isEmpty { out += "    " + VisibleText.of(finding.explanation) + "\n" }
        for related in finding.related {
            out += "    \(VisibleText.of(paths.description(related.location) + ": " + related.note))\n"
        }
        for fix in finding.fixes { out += "    fix: \(VisibleText.of(fix.title))\n" }
        return out
    }

    private func severity(_ severity: Severity) -> String {
        guard colour else { return severity.rawValue }
        let code =
            switch severity {
            case .error: "31"
            case .warning: "33"
            case .info: "36"
            }
        return "\u{1B}[1;\(code)m\(severity.rawValue)\u{1B}[0m"
    }

    private func bold(_ text: String) -> String { colour ? "\u{1B}[1m\(text)\u{1B}[0m" : text }
}
