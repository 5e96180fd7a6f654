import CatalogComparing
import CatalogReading
import GitHistory
import QuickActionModel
import Reports

extension ReleaseNotesCommand {
    /// `--history`: one entry a tag, latest first; what does not differ between two tags is read once.
    func history(_ setting: CommandSetting) throws(NotesFailure) -> ExitStatus {
        guard arguments.operands.count < 2 else {
            throw .usage("'--history' takes one argument, a path that is the same in all tags, not two sides")
        }
        for option in ["fail-on", "require-review", "date"] where arguments.has(option) {
            throw .usage("'--\(option)' is about two sides, so it does not go with '--history'")
        }
        var walk = HistoryWalk(setting: setting, wanted: arguments.all("app"), path: arguments.operands.first)
        try walk.read(pattern: arguments.value("tags") ?? "*")
        for remark in walk.remarks { terminal.remark("\(remark)\n") }
        for failure in walk.failures {
            FindingPrinter(terminal: terminal, trees: failure.trees).show(failure.findings, from: .error)
            terminal.error("longpress: \(failure.message)\n")
        }
        guard let latest = walk.sides.last else { throw .unreadable("no tag could be read, so there is no history") }
        let settings = try NotesSettings(setting.configuration, setting.tree)
        var telling = NotesTelling(arguments: arguments, settings: settings)
        telling.versionKey = (latest.side.configuration ?? setting.configuration).identity.versionKey
        var releases: [ReleaseNotes] = []
        var unused: Set<String>?
        var before: NotesSide?
        let privacy = NotesPrivacy(setting.configuration, walk.sides.map(\.side))
        for (raw, day) in walk.sides {
            let side = privacy.applied(to: raw)
            // The first release is told against nothing.
            let old = before ?? Self.nothing(like: side)
            let pairing = try NotesPairing(old, side, wanted: arguments.all("app"), home: [])
            for one in pairing.left {
                terminal.error("longpress: \(side.written): \(one.app) is left out: \(one.reason)\n")
            }
            var notes = try telling.notes(pairing, old, side)
            notes.compared = nil
            (notes.from, notes.to, notes.date) = (before?.written ?? "", side.written, day)
            let idle = Set(notes.unusedOverrides)
            unused = unused?.intersection(idle) ?? idle
            releases.append(notes)
            for app in pairing.new { telling.earlier += NotesTelling.types(of: app, as: app.id, version: side.written) }
            before = side
        }
        try write(releases.reversed(), isHistory: true, settings, language: telling.pageLanguage(latest.side.apps))
        tellUnused((unused ?? []).sorted { $0.precedesByBytes($1) }, settings)
        return walk.failures.isEmpty ? .done : .unreadable
    }

    /// The same apps before they had anything.
    private static func nothing(like side: NotesSide) -> NotesSide {
        var empty = side
        for index in empty.apps.indices {
            empty.apps[index].menus = []
            empty.apps[index].languages = []
            empty.apps[index].facts.minimumOS = nil
        }
        return empty
    }
}

/// Reads one side a tag.
struct HistoryWalk {
    private var reader: SideReader
    private let path: String?
    /// The sides that could be read, lowest version first, each with the day of its tag.
    private(set) var sides: [(side: NotesSide, day: String?)] = []
    /// Tags that could not be read.
    private(set) var failures: [NotesFailure] = []
    /// What people should know.
    private(set) var remarks: [String] = []

    init(setting: CommandSetting, wanted: [String], path: String?) {
        reader = SideReader(setting: setting, wanted: wanted)
        self.path = path
    }

    mutating func read(pattern: String) throws(NotesFailure) {
        let repository: GitRepository
        let range: TagRange
        do throws(GitError) {
            repository = try reader.repository()
            range = try repository.tags(matching: pattern)
            if try repository.replacedObjects() > 0 {
                remarks.append("The repository has replaced objects (git replace); they are read as they were committed")
            }
        } catch {
            throw .unreadable(error.message)
        }
        remarks += range.notes
        if let note = repository.shallowNote { remarks.append(note) }
        var absent: [String] = []
        var last: (record: ReadingRecord, side: NotesSide)?
        for release in range.tags {
            do throws(NotesFailure) {
                let found = try side(release.tag, repository)
                var side = NotesSide(written: release.tag.name, understood: "", identity: "")
                if let last, last.record.holds(in: found.tree) {
                    side = last.side
                    (side.written, side.revision, side.tag) = (release.tag.name, release.tag.name, release.version)
                } else {
                    let record = ReadingRecord()
                    side = try reader.revision(found, side, record: record)
                    side.tag = release.version
                    last = (record, side)
                }
                sides.append((side, release.tag.date.map(TagDay.text)))
            } catch {
                if error.isAbsent { absent.append(release.tag.name) } else { failures.append(error) }
            }
        }
        guard !absent.isEmpty else { return }
        let names = absent.prefix(10).joined(separator: ", ") + (absent.count > 10 ? " and \(absent.count - 10) more" : "")
        remarks.append("Tags in which \(path.map { "\"\($0)\"" } ?? "an app") does not stand are left out: \(names)")
    }

    private func side(_ tag: GitTag, _ repository: GitRepository) throws(NotesFailure) -> GitSide {
        do throws(GitError) {
            let commit = try repository.commit(tag)
            let root = path.map { tag.name + ":" + $0 } ?? tag.name
            return try repository.side("./" + (path ?? ""), of: commit, root: root)
        } catch {
            if case .missingPath = error { throw NotesFailure(message: error.message, isAbsent: true) }
            throw .unreadable("tag \"\(tag.name)\": \(error.message)")
        }
    }
}

/// The day of a tag.
enum TagDay {
    /// The day, `2026-11-30`, on which a number of seconds since 1970 lies in Greenwich.
    static func text(_ seconds: Int) -> String {
        let days = seconds >= 0 ? seconds / 86_400 : -((86_399 - seconds) / 86_400)
        // Years from March on, in eras of 400 years, so that the leap day is the last of a year.
        let shifted = days + 719_468
        let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let month = (5 * dayOfYear + 2) / 153
        let day = dayOfYear - (153 * month + 2) / 5 + 1
        let year = yearOfEra + era * 400 + (month >= 10 ? 1 : 0)
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        return "\(year)-\(two(month < 10 ? month + 3 : month - 9))-\(two(day))"
    }
}
