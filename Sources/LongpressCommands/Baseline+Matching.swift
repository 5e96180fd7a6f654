import QuickActionModel

extension Baseline {
    /// What a run looked at: outside of it, an entry that is not found is not mended.
    struct Reach {
        /// Apps that were checked; nil for the whole catalog.
        var apps: Set<ByteText>?
        /// Rules that could not be asked.
        var unasked: Set<ByteText> = []
        /// Whether every input was read.
        var isWhole = true

        fileprivate func holds(_ entry: Entry) -> Bool {
            guard isWhole, !unasked.contains(ByteText(entry.parts.rule)) else { return false }
            guard let apps else { return true }
            return entry.parts.app.map { apps.contains(ByteText($0)) } ?? false
        }
    }

    /// What a baseline says about the findings of a run.
    struct Match {
        /// Findings that it does not know.
        var new: [Finding] = []
        /// Findings that it knows.
        var hidden: [Finding] = []
        /// Entries that are no longer found, or fewer times; their count is the number of findings that are gone.
        var stale: [Entry] = []
        /// The baseline without what is gone.
        var pruned: Baseline

        /// Number of findings that are gone.
        var mended: Int { stale.reduce(0) { $0 + $1.count } }
    }

    /// Sorts findings into known and new ones; of more equal ones than it knows, the last are new.
    func match(_ findings: [Finding], within reach: Reach) -> Match {
        var left: [String: Int] = [:]
        for entry in entries { left[entry.fingerprint] = entry.count }
        var match = Match(pruned: self)
        for finding in findings {
            let fingerprint = finding.fingerprint
            if let count = left[fingerprint], count > 0 {
                left[fingerprint] = count - 1
                match.hidden.append(finding)
            } else {
                match.new.append(finding)
            }
        }
        var kept: [Entry] = []
        for var entry in entries {
            let gone = reach.holds(entry) ? left[entry.fingerprint] ?? 0 : 0
            if gone > 0 {
                var stale = entry
                stale.count = gone
                match.stale.append(stale)
            }
            entry.count -= gone
            if entry.count > 0 { kept.append(entry) }
        }
        match.pruned = Baseline(kept)
        return match
    }
}

extension Baseline.Entry {
    /// Tells that it is no longer found.
    func finding(at file: SourceLocation) -> Finding {
        var location = file
        (location.line, location.column) = (place?.line, place?.column)
        let times = count == 1 ? "" : ", \(count) times"
        return Finding(
            .baselineStale, "mended, but still in the baseline: \(parts.rule), \(parts.words)\(times)",
            explanation: "What stays there would be hidden when it comes back.", at: location,
            subject: FindingSubject(app: parts.app, field: parts.field, language: parts.language, value: fingerprint),
            fixes: [Fix("Run longpress lint --baseline \(file.path) --prune-baseline")])
    }
}
