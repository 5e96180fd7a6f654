import QuickActionModel

/// `--fail-on`: which changes end the command with 1.
enum ReleaseNotesGate {
    static let words = ["breaking", "notable", "cosmetic", "any", "unbumped", "none"]

    /// Why the command fails, one sentence; nil when it does not.
    static func reason(_ word: String, _ set: ChangeSet, versions: [(app: String, old: String?, new: String?)])
        throws(NotesFailure) -> String?
    {
        guard word != "none" else { return nil }
        if word == "unbumped" { return try unbumped(set, versions) }
        let least = ChangeLevel(rawValue: word) ?? .internal
        let count = set.singles.count { $0.level >= least }
        guard count > 0 else { return nil }
        let noun = count == 1 ? "change" : "changes"
        switch word {
        case "any": return "\(count) \(noun)"
        case "breaking": return "\(count) breaking \(noun)"
        default: return "\(count) \(noun) of level \(word) or worse"
        }
    }

    /// Whether the version's step announces less than what changed.
    private static func unbumped(_ set: ChangeSet, _ versions: [(app: String, old: String?, new: String?)])
        throws(NotesFailure) -> String?
    {
        var reasons: [String] = []
        for (app, old, new) in versions {
            let level = set.singles.filter { $0.app.hasSameBytes(as: app) }.map(\.level).max()
            guard let level, level > .internal else { continue }
            guard let was = old.flatMap({ ReleaseVersion($0) }), let now = new.flatMap({ ReleaseVersion($0) }) else {
                throw .unreadable("the versions of \(app) are not known on both sides, so --fail-on unbumped cannot tell")
            }
            guard let announced = now.announces(since: was), announced < level else { continue }
            let part = level == .breaking ? "first" : level == .notable ? "second" : "third"
            reasons.append(
                "\(app): the highest change is \(level.rawValue), and \(was.text) → \(now.text) does not raise the \(part) number"
            )
        }
        return reasons.isEmpty ? nil : reasons.joined(separator: "; ")
    }
}
