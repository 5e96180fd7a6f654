import QuickActionModel
import Reports

/// What applying fixes gave.
struct FixOutcome {
    /// A fix that was wanted and not applied.
    struct Refusal {
        let finding: Finding
        let fix: Fix
        let reason: String
    }

    /// A file that changed, or would.
    struct File {
        let location: SourceLocation
        let old: [UInt8]
        let new: [UInt8]
    }

    let choice: FixChoice
    /// Findings whose fix was applied.
    var fixed = 0
    var files: [File] = []
    var refused: [Refusal] = []
    /// Files that could not be written.
    var failures: [(place: SourceLocation, reason: String)] = []
    /// Findings whose fix is a suggestion that was not asked for.
    var left = 0

    /// Most refusals that are told one by one.
    private static let most = 20

    init(choice: FixChoice) { self.choice = choice }

    /// The difference of all files, for standard output.
    func difference(_ paths: ReportPaths) -> String {
        files.map { Self.difference($0, paths.shown($0.location)) }.joined()
    }

    private static func difference(_ file: File, _ path: String) -> String {
        let isWide = file.old.starts(with: [0xFF, 0xFE]) || file.old.starts(with: [0xFE, 0xFF])
        guard isWide else { return String(decoding: UnifiedDiff.bytes(of: file.old, file.new, path: path), as: UTF8.self) }
        // No tool applies a difference of UTF-16, so it is a remark that they skip.
        let text = UnifiedDiff.bytes(of: narrowed(file.old), narrowed(file.new), path: path)
        let lines = String(decoding: text, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        return lines.map { "# \($0)\n" }.joined()
    }

    private static func narrowed(_ bytes: [UInt8]) -> [UInt8] {
        let isBig = bytes.first == 0xFE
        var units: [UInt16] = []
        units.reserveCapacity(bytes.count / 2)
        for index in stride(from: 2, to: bytes.count - 1, by: 2) {
            let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
            units.append(isBig ? first << 8 | second : second << 8 | first)
        }
        return Array(String(decoding: units, as: UTF16.self).utf8)
    }

    /// What was not applied and what was, for standard error.
    func closing(_ paths: ReportPaths) -> String {
        var lines: [String] = []
        for refusal in refused.prefix(Self.most) {
            lines.append(
                "not applied: \(place(refusal.finding, paths))\(refusal.finding.rule): \(VisibleText.of(refusal.reason))")
        }
        if refused.count > Self.most { lines.append("not applied: \(refused.count - Self.most) more") }
        for failure in failures {
            lines.append("\(VisibleText.of(paths.shown(failure.place))): \(VisibleText.of(failure.reason))")
        }
        lines.append(summary)
        if left > 0 {
            lines.append("\(Count.of(left, "more finding")) can be mended by suggestions: --fix-suggestions applies them")
        }
        return lines.map { "longpress: \($0)\n" }.joined()
    }

    private var summary: String {
        if files.isEmpty, failures.isEmpty { return "nothing to fix" }
        let verb = choice.isDry ? "would fix" : "fixed"
        if !failures.isEmpty {
            return "\(verb) \(Count.of(files.count, "file")); \(Count.of(failures.count, "file")) could not be changed"
        }
        return "\(verb) \(Count.of(fixed, "finding")) in \(Count.of(files.count, "file"))"
    }

    private func place(_ finding: Finding, _ paths: ReportPaths) -> String {
        guard let location = finding.location else { return "" }
        var text = VisibleText.of(paths.shown(location))
        if let line = location.line { text += ":\(line)" + (location.column.map { ":\($0)" } ?? "") }
        return text + ": "
    }
}
