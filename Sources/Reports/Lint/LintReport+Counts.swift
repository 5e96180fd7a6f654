import QuickActionModel

extension LintReport {
    /// Number of findings of a severity, shown or not.
    func count(_ severity: Severity) -> Int { findings.reduce(0) { $1.severity == severity ? $0 + 1 : $0 } }

    /// `2 errors, 1 warning`, or `no findings` when every input was read, or what is missing when not.
    var headline: String {
        let counts = [(Severity.error, "error"), (.warning, "warning"), (.info, "remark")].map { (count($0.0), $0.1) }
        var parts = counts.filter { $0.0 > 0 }.map { Self.counted($0.0, $0.1) }
        if !unreadable.isEmpty { parts.append(Self.counted(unreadable.count, "input") + " could not be read") }
        return parts.isEmpty ? "no findings" : parts.joined(separator: ", ")
    }

    /// `12 quick actions of 3 apps`.
    var looked: String { Self.counted(quickActions, "quick action") + " of " + Self.counted(apps, "app") }

    static func counted(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }

    /// Inputs that could not be read and that no shown finding tells of, so that no form passes over them.
    var untold: [SourceLocation] {
        guard !unreadable.isEmpty else { return [] }
        let told = Set(shown.filter { $0.severity == .error }.compactMap { $0.location.map { ByteText($0.displayPath) } })
        return unreadable.filter { !told.contains(ByteText($0.displayPath)) }
    }

    /// Whether a finding says that its file could not be read.
    var unreadablePaths: Set<ByteText> { Set(unreadable.map { ByteText($0.displayPath) }) }
}

extension Finding {
    /// Summary, explanation and key path as running text.
    var message: String {
        var text = summary
        if let location, location.line == nil, let keyPath = location.keyPath { text += " (\(keyPath))" }
        return explanation.isEmpty ? text : text + ". " + explanation
    }
}
