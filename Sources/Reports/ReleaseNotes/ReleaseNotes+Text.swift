import QuickActionModel

extension ReleaseNotes {
    /// The notes for a terminal.
    public func text() -> String {
        var out =
            (from.isEmpty ? "" : "\(VisibleText.of(from)) → ")
            + "\(VisibleText.of(to))\(date.map { " (\(VisibleText.of($0)))" } ?? "")\n"
        for app in told {
            if told.count > 1 { out += "\n" + VisibleText.of(name(app)) + "\n" }
            for (section, entries) in sections(of: app) {
                out += "\n\(section.rawValue)\n"
                for entry in entries {
                    out += "  - \(entry.level == .breaking ? "Breaking: " : "")\(entry.sentence.text)"
                    out += showsFingerprints ? " [\(entry.fingerprints.joined(separator: ", "))]\n" : "\n"
                }
            }
        }
        if told.isEmpty { out += "\n\(nothing)\n" }
        out += suggestions.map { "\n" + $0.text }.joined() + (suggestions.isEmpty ? "" : "\n")
        if !told.isEmpty, let rest = remainder { out += "\n\(rest)\n" }
        return out
    }

    /// The notes as an entry of a changelog in Markdown.
    public func markdown() -> String {
        var out = "## " + NoteSentence(to).markdown + (date.map { " - " + NoteSentence($0).markdown } ?? "") + "\n"
        for app in told {
            if told.count > 1 { out += "\n### " + NoteSentence(name(app)).markdown + "\n" }
            for (section, entries) in sections(of: app) {
                out += "\n\(told.count > 1 ? "####" : "###") \(section.rawValue)\n\n"
                for entry in entries {
                    out += "- \(entry.level == .breaking ? "**Breaking:** " : "")\(entry.sentence.markdown)\n"
                }
            }
        }
        if told.isEmpty { out += "\n\(nothing)\n" }
        if !suggestions.isEmpty { out += "\n" + suggestions.map { $0.markdown + "\n" }.joined() }
        if !told.isEmpty, let rest = remainder { out += "\n\(rest)\n" }
        return out
    }

    /// The ids of the apps of which something is told.
    public var toldApps: [String] { told }

    /// What is said instead of a list, nil when there is one.
    public var nothingTold: String? { told.isEmpty ? nothing : nil }

    /// What the notes leave out, as a sentence; nil when nothing, or when nothing is told at all.
    public var leftOut: String? { told.isEmpty ? nil : remainder }

    var told: [String] { apps.filter { !sections(of: $0).isEmpty } }

    func name(_ app: String) -> String { wording.appNames[app] ?? app }

    /// What is said when no change is told.
    var nothing: String {
        if changeSet.changes.isEmpty, ignored == 0 { return "No changes." + (compared.map { " " + $0 } ?? "") }
        // What this audience has no sentence for, it cannot see.
        let isUnseen = wording.audience == .people && ignored == 0 && hiddenChanges.allSatisfy { $0.level >= level }
        return (isUnseen ? "Nothing changed that people can see. " : "Nothing to tell here. ") + (remainder ?? "")
    }

    /// What the notes leave out, as a count; nil when nothing.
    var remainder: String? {
        let left = hiddenChanges
        var parts: [String] = []
        if !left.isEmpty {
            let breaking = left.count { $0.level == .breaking }
            let part = breaking == 0 ? "" : breaking == left.count ? ", and breaking" : ", \(breaking) of them breaking"
            parts.append("\(left.count) \(left.count == 1 ? "change is" : "changes are") not shown\(part)")
        }
        if ignored > 0 {
            parts.append("\(ignored) \(ignored == 1 ? "change is" : "changes are") ignored by the configuration")
        }
        return parts.isEmpty ? nil : parts.joined(separator: "; ") + "."
    }

    /// Pairs that may be renames, for engineers only, each with the line to paste.
    var suggestions: [NoteSentence] {
        guard wording.audience == .engineering else { return [] }
        return changeSet.possibleRenames.map { pair in
            NoteSentence([
                .words("Possible rename ("), .words(pair.shared.joined(separator: ", ")),
                .words("): put under renames in app.yaml: "),
                .code(pair.configurationLine),
            ])
        }
    }
}
