import QuickActionModel

extension LintReport {
    /// Number of findings of a severity, shown or not.
    func count(_ severity: Severity) -> Int { findings.reduce(0) { $1.severity == severity ? $0 + 1 : $0 } }

    /// `2 errors, 1 warning`; `no findings` only when every input was read.
    var headline: String {
        var parts = Self.counted(by: count)
        if !unreadable.isEmpty { parts.append(Self.counted(unreadable.count, "input") + " could not be read") }
        return parts.isEmpty ? "no findings" : parts.joined(separator: ", ")
    }

    /// `12 quick actions of 3 apps`.
    var looked: String { Self.counted(quickActions, "quick action") + " of " + Self.counted(apps, "app") }

    /// What is not among the findings, and why: below the level that is shown, accepted, in the baseline, mended.
    var leftOut: [String] {
        var parts: [String] = []
        let unseen = leastShown == .info ? 0 : findings.count - shown.count
        if unseen > 0 { parts.append("\(unseen) not shown") }
        if !suppressed.isEmpty { parts.append("\(suppressed.count) accepted") }
        if mended != nil { parts.append("\(hidden.count) hidden by the baseline") }
        if let mended, mended > 0 { parts.append("\(mended) mended") }
        return parts
    }

    /// Rules that could not be asked, by what they lack.
    var unchecked: [(reason: String, rules: [String])] {
        var places: [ByteText: Int] = [:]
        var reasons: [(reason: String, rules: [String])] = []
        for entry in notChecked {
            if let place = places[ByteText(entry.reason)] {
                reasons[place].rules.append(entry.rule)
            } else {
                places[ByteText(entry.reason)] = reasons.count
                reasons.append((entry.reason, [entry.rule]))
            }
        }
        return reasons
    }

    static func counted(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }

    /// `1 error`, `2 remarks` and so on, the worst first; what does not occur is left out.
    static func counted(by count: (Severity) -> Int) -> [String] {
        Severity.allCases.reversed().compactMap { severity in
            let number = count(severity)
            return number > 0 ? counted(number, severity.noun) : nil
        }
    }

    /// Inputs that could not be read and that no shown finding tells of, so that no form passes over them.
    var untold: [SourceLocation] {
        guard !unreadable.isEmpty else { return [] }
        let told = Set(shown.filter { $0.severity == .error }.compactMap { $0.location.map { ByteText($0.displayPath) } })
        return unreadable.filter { !told.contains(ByteText($0.displayPath)) }
    }

    /// Paths of the inputs that could not be read.
    var unreadablePaths: Set<ByteText> { Set(unreadable.map { ByteText($0.displayPath) }) }
}

extension Severity {
    /// What people call a finding of this level.
    var noun: String { self == .info ? "remark" : rawValue }
}

extension Finding {
    /// Summary, key path where there is no line, and explanation as running text.
    var message: String {
        let text = summary + keyPathSuffix
        return explanation.isEmpty ? text : text + ". " + explanation
    }

    /// The way to the place where no line can be named, in brackets.
    var keyPathSuffix: String {
        guard let location, location.line == nil, let keyPath = location.keyPath, !keyPath.isEmpty else { return "" }
        return " (\(keyPath))"
    }
}
