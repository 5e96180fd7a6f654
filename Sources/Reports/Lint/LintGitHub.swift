import QuickActionModel

/// A lint report as workflow commands of GitHub Actions.
///
/// A step shows ten annotations of each level and drops the others without a word, so the first ten of each level go out, and then one
/// notice with how many more there are. The whole list belongs into another form.
struct LintGitHub {
    private let report: LintReport
    /// Annotations of one level that GitHub shows for a step.
    private static let mostShown = 10

    init(_ report: LintReport) { self.report = report }

    var text: String {
        var text = ""
        var more: [String] = []
        for (severity, command, noun) in [
            (Severity.error, "error", "error"), (.warning, "warning", "warning"), (.info, "notice", "remark"),
        ] {
            var commands = severity == .error ? report.untold.map { unreadable($0) } : []
            commands += report.shown.lazy.filter { $0.severity == severity }.prefix(Self.mostShown).map { line($0, command) }
            let all = report.shown.count { $0.severity == severity } + (severity == .error ? report.untold.count : 0)
            // The notice that counts is one of the ten.
            let room = severity == .info && (all > Self.mostShown || !more.isEmpty) ? Self.mostShown - 1 : Self.mostShown
            let shown = commands.prefix(room)
            text += shown.joined()
            if all > shown.count { more.append(LintReport.counted(all - shown.count, "more " + noun)) }
        }
        if !more.isEmpty {
            text += "::notice title=longpress::and \(more.joined(separator: ", ")); annotations show ten of each level\n"
        }
        return text + "longpress: \(report.looked): \(report.headline)\n"
    }

    private func line(_ finding: Finding, _ command: String) -> String {
        var properties: [String] = []
        if let location = finding.location {
            properties.append("file=\(Self.property(report.paths.shown(location)))")
            if let line = location.line { properties.append("line=\(line)") }
            if let column = location.column {
                properties.append("col=\(column)")
                if location.length > 0 { properties.append("endColumn=\(column + location.length)") }
            }
        }
        properties.append("title=\(Self.property(finding.rule))")
        return "::\(command) \(properties.joined(separator: ","))::\(Self.data(finding.message))\n"
    }

    private func unreadable(_ place: SourceLocation) -> String {
        let path = report.paths.shown(place)
        return "::error file=\(Self.property(path)),title=input/unreadable::\(Self.data(path)) could not be read\n"
    }

    /// A message: what would end it or be taken for an escape is escaped.
    private static func data(_ text: String) -> String { escaped(text, properties: false) }

    /// A property's value: its separators are escaped, too.
    private static func property(_ text: String) -> String { escaped(text, properties: true) }

    private static func escaped(_ text: String, properties: Bool) -> String {
        var out = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "%": out += "%25"
            case "\r": out += "%0D"
            case "\n": out += "%0A"
            case ":" where properties: out += "%3A"
            case "," where properties: out += "%2C"
            default: out += VisibleText.of(scalar)
            }
        }
        return out
    }
}
