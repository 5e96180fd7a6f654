import QuickActionModel

/// A lint report as workflow commands of GitHub Actions, a command a line.
///
/// A step shows ten annotations of each level and drops the others without a word, so the first ten of each level go out, those about
/// inputs that could not be read before all others, and then one notice with how many more there are. The whole list belongs into another
/// form. The last line is no command, for whoever reads the log.
struct LintGitHub {
    private let report: LintReport
    private let shown: [Finding]
    private let unreadable: Set<ByteText>
    private let untold: [SourceLocation]
    /// Annotations of one level that GitHub shows for a step.
    private static let mostShown = 10

    init(_ report: LintReport) {
        self.report = report
        shown = report.shown
        unreadable = report.unreadablePaths
        untold = report.untold
    }

    var text: String {
        var text = ""
        var more: [String] = []
        for severity in Severity.allCases.reversed() {
            let findings = shown.filter { $0.severity == severity }
            let first = severity == .error ? untold : []
            let all = first.count + findings.count
            // The notice that counts is one of the ten.
            let needsNotice = severity == .info && (all > Self.mostShown || !more.isEmpty)
            let room = needsNotice ? Self.mostShown - 1 : Self.mostShown
            for place in first.prefix(room) { text += command(for: place) }
            for finding in ordered(findings).prefix(room - min(room, first.count)) { text += command(for: finding) }
            if all > room { more.append(LintReport.counted(all - room, "more \(severity.noun)")) }
        }
        if !more.isEmpty {
            text += "::notice title=longpress::and \(more.joined(separator: ", ")); annotations show ten of each level\n"
        }
        return text + "longpress: \(report.looked): \(report.headline)\n"
    }

    /// Those about inputs that could not be read before the others.
    private func ordered(_ findings: [Finding]) -> [Finding] {
        guard !unreadable.isEmpty else { return findings }
        let isFirst = { (finding: Finding) in finding.location.map { unreadable.contains(ByteText($0.displayPath)) } ?? false }
        return findings.filter(isFirst) + findings.filter { !isFirst($0) }
    }

    private func command(for finding: Finding) -> String {
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
        let name = finding.severity == .info ? "notice" : finding.severity.rawValue
        return "::\(name) \(properties.joined(separator: ","))::\(Self.data(finding.message))\n"
    }

    private func command(for place: SourceLocation) -> String {
        let path = report.paths.shown(place)
        return "::error file=\(Self.property(path)),title=\(Rule.unreadable.id)::\(Self.data(path)) could not be read\n"
    }

    /// A message: what would end it or be taken for an escape is escaped.
    private static func data(_ text: String) -> String { escaped(text, isProperty: false) }

    /// A property's value: its separators are escaped, too.
    private static func property(_ text: String) -> String { escaped(text, isProperty: true) }

    private static func escaped(_ text: String, isProperty: Bool) -> String {
        var out = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "%": out += "%25"
            case "\r": out += "%0D"
            case "\n": out += "%0A"
            case ":" where isProperty: out += "%3A"
            case "," where isProperty: out += "%2C"
            default: out += VisibleText.of(scalar)
            }
        }
        return out
    }
}
