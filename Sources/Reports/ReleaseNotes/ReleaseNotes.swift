public import QuickActionModel

/// What changed between two releases, told to one audience.
public struct ReleaseNotes: Sendable {
    /// What the old side is called; empty where there is none.
    public var from: String
    /// What the new side is called.
    public var to: String
    /// The day of the new release; nil when not known.
    public var date: String?
    /// How changes are told.
    public var wording: ChangeWording
    /// The lowest level that is told.
    public var level: ChangeLevel
    /// Sentences of the team's own by fingerprint, which win over ours.
    public var overrides: [String: String]
    /// The changes and possible renames.
    public var changeSet: ChangeSet
    /// How many changes the configuration leaves out.
    public var ignored: Int
    /// What was compared, as a sentence that stands behind "No changes."; nil says nothing.
    public var compared: String?
    /// Whether lists show the fingerprint of each change, for overrides and reviews.
    public var showsFingerprints = false

    /// Notes of a set of changes; everything that is visible is told unless `level` says otherwise.
    public init(
        from: String, to: String, date: String? = nil, set: ChangeSet, wording: ChangeWording, level: ChangeLevel = .cosmetic,
        overrides: [String: String] = [:], ignored: Int = 0
    ) {
        self.from = from
        self.to = to
        self.date = date
        self.wording = wording
        self.level = level
        self.overrides = overrides
        self.changeSet = set
        self.ignored = ignored
    }

    /// One entry of the notes.
    public struct Entry: Sendable, Hashable {
        /// Its sentence.
        public var sentence: NoteSentence
        /// The highest level of its changes.
        public var level: ChangeLevel
        /// The changes that it tells, at least one.
        public var changes: [Change]

        /// The fingerprints of its changes.
        public var fingerprints: [String] { changes.map(\.fingerprint) }
    }

    /// The entries of one app by section, sections without entries left out; breaking ones first in each.
    public func sections(of app: String) -> [(section: NoteSection, entries: [Entry])] {
        var entries: [NoteSection: [Entry]] = [:]
        for change in changeSet.changes where change.app.hasSameBytes(as: app) {
            guard change.level >= level, let sentence = sentence(change) else { continue }
            let place = entries[change.section]?.firstIndex { $0.sentence == sentence }
            if let place {
                entries[change.section]?[place].changes.append(change)
                let highest = max(entries[change.section]?[place].level ?? change.level, change.level)
                entries[change.section]?[place].level = highest
            } else {
                entries[change.section, default: []].append(
                    Entry(sentence: sentence, level: change.level, changes: [change]))
            }
        }
        return NoteSection.allCases.compactMap { section in
            guard let all = entries[section] else { return nil }
            return (section, all.filter { $0.level == .breaking } + all.filter { $0.level != .breaking })
        }
    }

    /// The ids of the apps that have changes, in the order of the changes.
    public var apps: [String] {
        var seen: Set<ByteText> = []
        return changeSet.changes.map(\.app).filter { seen.insert(ByteText($0)).inserted }
    }

    /// How many changes are not told: below the level, or nothing that this audience has to know.
    public var hidden: Int { hiddenChanges.count }

    /// The changes that are not told.
    var hiddenChanges: [Change] { changeSet.changes.filter { $0.level < level || sentence($0) == nil } }

    /// Fingerprints of overrides that no change of these notes has, sorted.
    public var unusedOverrides: [String] {
        let known = Set(changeSet.changes.flatMap { [$0.fingerprint] + $0.singles.map(\.fingerprint) })
        return overrides.keys.filter { !known.contains($0) }.sorted { $0.precedesByBytes($1) }
    }

    /// The highest level of all changes; nil for none.
    public var highest: ChangeLevel? { changeSet.changes.map(\.level).max() }

    private func sentence(_ change: Change) -> NoteSentence? {
        let own = overrides[change.fingerprint] ?? change.singles.lazy.compactMap { overrides[$0.fingerprint] }.first
        return own.map { NoteSentence($0) } ?? wording.sentence(change)
    }
}
