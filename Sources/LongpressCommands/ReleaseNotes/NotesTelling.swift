import CatalogComparing
import HomeScreen
import QuickActionModel
import Reports
import SiteRendering

/// Compares paired apps and makes their notes as the options want them.
struct NotesTelling {
    let arguments: ParsedArguments
    let settings: NotesSettings
    /// The key of userInfo that is only a version.
    var versionKey: ByteText?
    /// Types of releases before the old side.
    var earlier: [CompareOptions.EarlierType] = []

    private var level: ChangeLevel { arguments.value("level").flatMap { ChangeLevel(rawValue: $0) } ?? .cosmetic }

    func notes(_ pairing: NotesPairing, _ old: NotesSide, _ new: NotesSide) throws(NotesFailure) -> ReleaseNotes {
        try checkLanguage(pairing)
        var options = CompareOptions(levels: settings.levels, versionKey: versionKey, earlierTypes: earlier)
        options.comparesSources = level == .internal && old.isSource && new.isSource
        let (set, ignored) = settings.kept(CatalogComparer(options: options).compare(pairing.old, pairing.new), apps: pairing.new)
        let (from, to) = labels(pairing, old, new)
        var notes = ReleaseNotes(
            from: from, to: to, date: arguments.value("date") ?? new.release?.date, set: set, wording: wording(pairing),
            level: level,
            overrides: settings.overrides, ignored: ignored)
        notes.compared = Self.compared(pairing, old, new)
        notes.showsFingerprints = arguments.has("verbose")
        return notes
    }

    func wording(_ pairing: NotesPairing) -> ChangeWording {
        let names = Dictionary((pairing.old + pairing.new).map { ($0.id, $0.name) }) { $1 }
        var wording = ChangeWording(
            arguments.value("audience").flatMap { NoteAudience(rawValue: $0) } ?? .people, language: arguments.value("language"),
            appNames: names
        ) { LanguageNames.english($0) ?? $0 }
        let metrics = MenuMetrics.of(pairing.new.first?.settings.profile ?? .docs, .iphone)
        wording.titleWidth = { Int(TextWidth.points(of: $0, fontSize: metrics.fonts.title).rounded()) }
        return wording
    }

    /// The language of the titles on a page.
    func pageLanguage(_ apps: [AppCatalog]) -> String {
        arguments.value("language") ?? apps.first?.facts.developmentLanguage ?? "en"
    }

    private func checkLanguage(_ pairing: NotesPairing) throws(NotesFailure) {
        guard let language = arguments.value("language") else { return }
        let codes = Set((pairing.old + pairing.new).flatMap { $0.languages }.map { ByteText($0.code) })
        guard !codes.isEmpty, !codes.contains(ByteText(language)) else { return }
        throw .usage(
            "neither side has the language '\(language)'; there are \(codes.sorted().map(\.string).joined(separator: ", "))")
    }

    /// What both sides are called: their versions where these differ, else what was typed.
    private func labels(_ pairing: NotesPairing, _ old: NotesSide, _ new: NotesSide) -> (String, String) {
        let one = pairing.old.count == 1 && pairing.new.count == 1
        let was = old.release?.version ?? old.tag?.text ?? (one ? old.version(of: pairing.old[0]) : nil)
        let now = new.release?.version ?? new.tag?.text ?? (one ? new.version(of: pairing.new[0]) : nil)
        let from = was ?? old.revision ?? old.written
        let to = now ?? new.revision ?? new.written
        return from.hasSameBytes(as: to) ? Self.shortened(old.written, new.written) : Self.shortened(from, to)
    }

    /// Two paths without the folders that both begin with; other texts as they are.
    private static func shortened(_ old: String, _ new: String) -> (String, String) {
        let (one, two) = (old.split(separator: "/"), new.split(separator: "/"))
        guard one.count > 1, two.count > 1, !old.contains(":"), !new.contains(":") else { return (old, new) }
        let most = min(one.count, two.count) - 1
        let shared = zip(one, two).prefix(most).prefix { $0.utf8.elementsEqual($1.utf8) }.count
        return (one.dropFirst(shared).joined(separator: "/"), two.dropFirst(shared).joined(separator: "/"))
    }

    /// Titles that are keys of a table which the side does not have; people would read the keys.
    static func bareKeys(_ side: NotesSide) -> String? {
        let titles = side.apps.flatMap { $0.menus }.filter { $0.kind == .static }.flatMap(\.items).filter { item in
            item.title.languages.allSatisfy { $0.origin == .declared } && isKey(item.title.value)
        }
        guard let first = titles.first?.title.value else { return nil }
        let what = titles.count == 1 ? "1 title is a key" : "\(titles.count) titles are keys"
        return "\(what) of a table that is not there, for example \(first); name the folder that holds the .lproj folders, too"
    }

    /// Whether a text looks like a key: one long word with an underscore, a dot, or a capital inside.
    private static func isKey(_ text: String) -> Bool {
        let bytes = Array(text.utf8)
        guard bytes.count >= 8, bytes.allSatisfy({ $0 > 32 && $0 < 127 }) else { return false }
        if bytes.contains(UInt8(ascii: "_")) || bytes.dropLast().contains(UInt8(ascii: ".")) { return true }
        return zip(bytes, bytes.dropFirst()).count { (97...122).contains($0) && (65...90).contains($1) } > 1
    }

    private static func compared(_ pairing: NotesPairing, _ old: NotesSide, _ new: NotesSide) -> String {
        var (before, after) = (old, new)
        (before.apps, after.apps) = (pairing.old, pairing.new)
        let all = pairing.old + pairing.new
        guard all.contains(where: { $0.menus.contains { !$0.items.isEmpty } }) else {
            return "Neither side declares quick actions."
        }
        let text = "Compared: \(before.summary) on the old side, \(after.summary) on the new side."
        let hasExports = all.contains { $0.menus.contains { $0.kind == .dynamic } }
        return hasExports ? text : text + " Neither side has an export of dynamic quick actions."
    }

    /// The types of an app, for telling later that one is back.
    static func types(of app: AppCatalog, as id: String, version: String) -> [CompareOptions.EarlierType] {
        var seen: Set<[ByteText]> = []
        return app.menus.flatMap(\.items).compactMap { item in
            guard seen.insert([ByteText(item.key.kind.rawValue), item.key.type]).inserted else { return nil }
            return CompareOptions.EarlierType(app: id, kind: item.key.kind, type: item.key.type, version: version)
        }
    }
}
