import CatalogComparing
import CatalogReading
import Files
import GitHistory
import HomeScreen
import QuickActionModel
import Reports
import SiteRendering

/// `longpress release-notes OLD NEW`: what changed between two sides, told to one audience.
struct ReleaseNotesCommand {
    let arguments: ParsedArguments
    let terminal: Terminal

    func run() -> ExitStatus {
        let setting: CommandSetting
        do throws(CommandSetting.Refusal) {
            setting = try CommandSetting(arguments, terminal, needsContent: false)
        } catch {
            return error.status
        }
        do throws(NotesFailure) {
            if let date = arguments.value("date"), !CalendarDay.isDay(date) {
                throw .usage("'--date' takes a day such as 2026-11-30, not '\(date)'")
            }
            return try arguments.has("history") ? history(setting) : pair(setting)
        } catch {
            FindingPrinter(terminal: terminal, trees: error.trees).show(error.findings, from: .warning)
            terminal.error("longpress: \(error.message)\n")
            return error.status
        }
    }

    // MARK: Two sides

    private func pair(_ setting: CommandSetting) throws(NotesFailure) -> ExitStatus {
        var reader = SideReader(setting: setting, wanted: arguments.all("app"))
        let (written, other) = try sides(setting, &reader)
        let read = (old: try reader.read(written), new: try reader.read(other))
        let privacy = NotesPrivacy(setting.configuration, [read.old, read.new])
        let (old, new) = (privacy.applied(to: read.old), privacy.applied(to: read.new))
        for (name, side) in [("old", old), ("new", new)] {
            terminal.remark("\(name): \(side.written) is \(side.understood): \(side.summary)\n")
            for remark in side.remarks + [NotesTelling.bareKeys(side)].compactMap({ $0 }) {
                terminal.remark("\(name): \(remark)\n")
            }
        }
        guard !old.identity.hasSameBytes(as: new.identity) else {
            let what = old.revision == nil ? "the same place" : "the same revision and path, \(old.identity.prefix(10))"
            throw .unreadable("both sides are \(what), so there is nothing to compare")
        }
        let home = needsHome(old, new) ? homeApps(setting) : []
        let pairing = try NotesPairing(old, new, wanted: arguments.all("app"), home: home)
        for remark in pairing.remarks { terminal.remark("\(remark)\n") }
        for one in pairing.left {
            FindingPrinter(terminal: terminal, trees: [old, new].compactMap(\.linesTree)).show(one.findings, from: .error)
            terminal.error("longpress: \(one.app) is left out: \(one.reason)\n")
        }
        guard !pairing.old.isEmpty || !pairing.new.isEmpty || pairing.left.isEmpty else {
            throw .unreadable("nothing was compared")
        }
        let (configuration, tree) = settingsHome(setting, new)
        let settings = try NotesSettings(configuration, tree)
        var telling = NotesTelling(arguments: arguments, settings: settings)
        telling.versionKey = (new.configuration ?? configuration).identity.versionKey
        telling.earlier = earlierTypes(pairing, old, tree)
        let notes = try telling.notes(pairing, old, new)
        try write([notes], isHistory: false, settings, language: telling.pageLanguage(pairing.new))
        var status = try gates(notes, pairing, old, new, tree)
        tellUnused(notes.unusedOverrides, settings)
        if isSwapped(pairing, old, new) { status = .unreadable }
        return pairing.left.isEmpty ? status : .unreadable
    }

    /// The two arguments, or what stands for one that is left out.
    private func sides(_ setting: CommandSetting, _ reader: inout SideReader) throws(NotesFailure) -> (String, String) {
        let operands = arguments.operands
        if let pattern = arguments.value("tags") { return try tagged(pattern, operands, &reader) }
        if operands.count == 2 { return (operands[0], operands[1]) }
        guard let only = operands.first else {
            throw .usage("'release-notes' needs two sides: release-notes OLD NEW. A side is a folder, a file or a git revision")
        }
        if DiskFiles.kind(only) == nil, let range = Self.range(only) { return range }
        // The working tree is the other side.
        guard let cut = only.firstIndex(of: ":"), DiskFiles.kind(only) == nil else { return (only, setting.root) }
        let path = String(only[only.index(after: cut)...])
        do throws(GitError) {
            let depth = try reader.repository().prefix.split(separator: "/").count
            let isRelative = path.hasPrefix("./") || path.hasPrefix("../")
            let up = isRelative ? "" : String(repeating: "../", count: depth)
            return (only, (setting.root == "." ? "" : setting.root + "/") + up + path)
        } catch {
            throw .unreadable(error.message)
        }
    }

    /// `a..b` as two revisions.
    private static func range(_ text: String) -> (String, String)? {
        guard let dots = text.firstRange(of: "..") else { return nil }
        let (old, new) = (String(text[..<dots.lowerBound]), String(text[dots.upperBound...]))
        let isRange = !old.isEmpty && !new.isEmpty && !new.hasPrefix(".") && !old.hasSuffix("/") && !old.hasSuffix(":")
        return isRange ? (old, new) : nil
    }

    /// The sides that a pattern of tags gives: the two highest, or the release before the one that is named.
    private func tagged(_ pattern: String, _ operands: [String], _ reader: inout SideReader) throws(NotesFailure) -> (
        String, String
    ) {
        guard operands.count < 2 else {
            throw .usage("'--tags' gives the old side, so name the new one only, or leave '--tags' out")
        }
        let range: TagRange
        do throws(GitError) { range = try reader.repository().tags(matching: pattern) } catch { throw .unreadable(error.message) }
        for note in range.notes { terminal.remark("\(note)\n") }
        let releases = range.tags
        guard let named = operands.first else {
            guard releases.count > 1, let latest = releases.indices.last else {
                let only = releases.map(\.tag.name).joined()
                throw .unreadable("only one tag fits \"\(pattern)\": \(only). Name the other side")
            }
            return (Self.previous(releases, before: latest).tag.name, releases[latest].tag.name)
        }
        guard let place = releases.firstIndex(where: { $0.tag.name.hasSameBytes(as: named) }) else {
            return (releases[releases.count - 1].tag.name, named)
        }
        guard place > 0 else { throw .unreadable("\"\(named)\" is the first of the tags that fit \"\(pattern)\"") }
        return (Self.previous(releases, before: place).tag.name, named)
    }

    /// The release before one: previews do not count for a final one, unless there is nothing else.
    private static func previous(_ releases: [TagRange.Release], before place: Int) -> TagRange.Release {
        let isPreview = releases[place].version.isPrerelease
        let final = releases[..<place].last { isPreview || !$0.version.isPrerelease }
        return final ?? releases[place - 1]
    }

    // MARK: What the catalog knows

    private func needsHome(_ old: NotesSide, _ new: NotesSide) -> Bool { !old.isCatalog && !new.isCatalog || !new.isCatalog }

    private func homeApps(_ setting: CommandSetting) -> [AppCatalog] {
        guard SideReader.isCatalog(setting.tree, "") else { return [] }
        let options = CatalogReader.Options(defines: setting.defines, workers: setting.workers)
        return CatalogReader(configuration: setting.configuration, options: options).readApps(setting.tree).catalog.apps
    }

    /// Where levels, wording, template and review stand: the new side when it is a catalog on disk, else the catalog at `-C`, else the new
    /// side's own.
    private func settingsHome(_ setting: CommandSetting, _ new: NotesSide) -> (CatalogConfiguration, any InputTree) {
        if let configuration = new.configuration, let tree = new.tree,
            new.revision == nil || !SideReader.isCatalog(setting.tree, "")
        {
            return (configuration, tree)
        }
        return (setting.configuration, setting.tree)
    }

    /// The types of saved releases before the old side.
    private func earlierTypes(_ pairing: NotesPairing, _ old: NotesSide, _ tree: any InputTree) -> [CompareOptions.EarlierType] {
        var types: [CompareOptions.EarlierType] = []
        for app in pairing.old {
            let before = old.version(of: app).flatMap { ReleaseVersion($0) }
            for snapshot in SavedReleases(of: app.id, in: tree).snapshots {
                guard let version = ReleaseVersion(snapshot.release.version), before.map({ version < $0 }) ?? true else {
                    continue
                }
                types += NotesTelling.types(of: snapshot.app, as: app.id, version: snapshot.release.version)
            }
        }
        return types
    }

    // MARK: Results

    func write(_ releases: [ReleaseNotes], isHistory: Bool, _ settings: NotesSettings, language: String) throws(NotesFailure) {
        let bytes: [UInt8]
        let history = ReleaseHistory(releases)
        switch arguments.value("format") ?? "text" {
        case "markdown":
            let own = try settings.template?.markdown(releases)
            bytes = Array((own ?? history.markdown()).utf8)
        case "html": bytes = Array((isHistory ? history.html(language: language) : releases[0].html(language: language)).utf8)
        case "json": bytes = isHistory ? history.document() : releases[0].document()
        default: bytes = Array(history.text().utf8)
        }
        guard let output = arguments.value("output"), output != "-" else {
            return terminal.result(String(decoding: bytes, as: UTF8.self))
        }
        do throws(PublishError) {
            try DiskFiles.write(bytes, to: output)
        } catch {
            throw NotesFailure(message: error.message, status: error.status)
        }
    }

    func tellUnused(_ fingerprints: [String], _ settings: NotesSettings) {
        for fingerprint in fingerprints {
            terminal.remark("\(settings.wordingPath): no change has the fingerprint \(fingerprint), so its wording is not used\n")
        }
    }

    private func gates(
        _ notes: ReleaseNotes, _ pairing: NotesPairing, _ old: NotesSide, _ new: NotesSide, _ tree: any InputTree
    ) throws(NotesFailure) -> ExitStatus {
        var status = ExitStatus.done
        if let word = arguments.value("fail-on") {
            let versions = pairing.new.map { app in
                let before = pairing.old.first { $0.id.hasSameBytes(as: app.id) }
                return (app: app.id, old: before.flatMap { old.version(of: $0) }, new: new.version(of: app))
            }
            if let reason = try ReleaseNotesGate.reason(word, notes.changeSet, versions: versions) {
                terminal.error("longpress: --fail-on \(word): \(reason)\n")
                status = .findings
            }
        }
        if let level = arguments.value("require-review").flatMap({ ChangeLevel(rawValue: $0) }) {
            let ranges = Dictionary(
                pairing.old.map { (ByteText($0.id), $0.reviewRange(of: old.reviewRelease(of: $0))) }
            ) { first, _ in first }
            let review = try NotesReview(tree)
            let missing = review.missing(notes.changeSet, from: level, ranges: ranges, wording: notes.wording)
            if !missing.isEmpty {
                terminal.error(
                    "longpress: --require-review \(level.rawValue): \(missing.count) "
                        + "change\(missing.count == 1 ? " has" : "s have") no accepted decision in \(ReviewReader.path)\n"
                        + missing.map { "  \(VisibleText.of($0))\n" }.joined())
                status = .findings
            }
        }
        return status
    }

    /// Tells when the old side is the newer one.
    private func isSwapped(_ pairing: NotesPairing, _ old: NotesSide, _ new: NotesSide) -> Bool {
        var isSwapped = false
        for app in pairing.old {
            guard let other = pairing.new.first(where: { $0.id.hasSameBytes(as: app.id) }),
                let was = old.version(of: app), let now = new.version(of: other),
                let before = ReleaseVersion(was), let after = ReleaseVersion(now)
            else { continue }
            guard after < before else { continue }
            isSwapped = true
            terminal.error(
                "longpress: the old side of \(app.id) has the higher version, \(was) against \(now); the sides may be swapped\n")
        }
        if !isSwapped, old.tag == nil || new.tag == nil, let was = old.committed, let now = new.committed, now < was {
            terminal.remark("The old side was committed after the new one; the sides may be swapped\n")
        }
        return isSwapped
    }
}
