import CatalogComparing
import QuickActionModel
import Reports
import SiteRendering

/// Compares every release of every app with the one before, and tells what changed, for the pages.
struct ChangeTelling {
    let catalog: QuickActionCatalog
    /// The key of userInfo that is only a version.
    var versionKey: ByteText?
    /// Levels, wordings and ignored changes, the same as in release notes.
    let settings: NotesSettings

    /// The releases of all apps that have a saved one: apps in the catalog's order, of each the newest first.
    func releases() -> [ToldRelease] { catalog.apps.flatMap { releases(of: $0) } }

    /// The newest changes of each app that design has to know, the most important first, else by app in the catalog's order.
    func latest(_ releases: [ToldRelease]) -> [ToldChange] {
        var told: [(order: Int, change: ToldChange)] = []
        for (order, app) in catalog.apps.enumerated() {
            let newest = releases.first { $0.app.hasSameBytes(as: app.id) }
            guard let newest, let from = newest.from else { continue }
            var seen: Set<String> = []
            for entry in newest.entries where entry.change.level > .internal {
                // A broken promise to an old menu is nothing that design can see, and still the first thing to know.
                let words = entry.design.isEmpty && entry.change.level == .breaking ? entry.engineering : entry.design
                guard !words.isEmpty, seen.insert(words.plainText).inserted else { continue }
                told.append(
                    (
                        order,
                        ToldChange(
                            app: app.id, from: from, to: newest.version, level: entry.change.level, text: words.plainText,
                            key: entry.change.key, fingerprint: entry.change.fingerprint)
                    ))
            }
        }
        return told.sorted { ($1.change.level, $0.order) < ($0.change.level, $1.order) }.map(\.change)
    }

    private func releases(of app: AppCatalog) -> [ToldRelease] {
        let saved = distinct(catalog.releases[ByteText(app.id)] ?? [])
        guard !saved.isEmpty else { return [] }
        var told: [ToldRelease] = []
        for (index, snapshot) in saved.enumerated() {
            let before = index > 0 ? saved[index - 1] : nil
            told.append(
                release(snapshot.app, snapshot.release, isSaved: true, after: before, Array(saved[..<max(0, index - 1)])))
        }
        if let (place, current) = today(app, saved) { told.insert(current, at: place) }
        return told.reversed()
    }

    /// What the catalog holds now, and its place among the saved releases; nil where that is a saved release unchanged.
    private func today(_ app: AppCatalog, _ saved: [CatalogSnapshot]) -> (Int, ToldRelease)? {
        let versions = saved.map { ReleaseVersion($0.release.version) }
        let own = app.facts.version.flatMap { ReleaseVersion($0) }
        // A version that nobody can place, and work after a saved release, stand behind all of them.
        let isSaved = own.map { own in versions.contains { $0 == own } } ?? false
        let place = isSaved || own == nil ? saved.count : versions.count { version in Self.stands(version, before: own) }
        let version = isSaved ? nil : app.facts.version
        let before = place > 0 ? saved[place - 1] : nil
        let current = release(
            app, CatalogRelease(version: version ?? "", build: app.facts.build), isSaved: false, after: before,
            Array(saved[..<max(0, place - 1)]), version: version)
        if isSaved, !current.entries.contains(where: { $0.change.level > .internal }) { return nil }
        return (place, current)
    }

    private func release(
        _ app: AppCatalog, _ release: CatalogRelease, isSaved: Bool, after before: CatalogSnapshot?,
        _ earlier: [CatalogSnapshot], version: String?? = nil
    ) -> ToldRelease {
        var told = ToldRelease(
            app: app.id, version: version ?? release.version, build: release.build, date: release.date, isSaved: isSaved,
            from: before?.release.version, before: before?.app, after: app)
        guard let before else { return told }
        let options = CompareOptions(levels: settings.levels, versionKey: versionKey, earlierTypes: Self.types(of: earlier, app))
        var old = before.app
        old.id = app.id
        let (set, _) = settings.kept(CatalogComparer(options: options).compare(old, app), apps: [app])
        told.possibleRenames = set.possibleRenames
        told.sections = sections(set, app)
        return told
    }

    private func sections(_ set: ChangeSet, _ app: AppCatalog) -> [ToldSection] {
        let site = catalog.site.language
        let known = app.languages.map(\.code).first { $0.hasSameBytes(as: site) }
        func wording(_ audience: NoteAudience) -> ChangeWording {
            ChangeWording(
                audience, language: known ?? app.facts.developmentLanguage, appNames: [app.id: app.name],
                languageName: { LanguageNames.english($0) ?? $0 })
        }
        let (people, design, engineering) = (wording(.people), wording(.design), wording(.engineering))
        var entries: [NoteSection: [ToldEntry]] = [:]
        for change in set.changes {
            func told(_ wording: ChangeWording) -> [ToldPiece] {
                settings.overrides[change.fingerprint].map { [.words($0)] } ?? Self.pieces(wording.sentence(change))
            }
            entries[change.section, default: []].append(
                ToldEntry(change: change, people: told(people), design: told(design), engineering: told(engineering)))
        }
        return NoteSection.allCases.compactMap { section in
            guard let all = entries[section] else { return nil }
            return ToldSection(
                name: section.rawValue,
                entries: ChangeLevel.allCases.reversed().flatMap { level in
                    all.filter { $0.change.level == level }
                })
        }
    }

    private static func pieces(_ sentence: NoteSentence?) -> [ToldPiece] {
        sentence?.pieces.map { piece in
            switch piece {
            case .words(let text): .words(text)
            case .title(let text): .title(text)
            case .code(let text): .code(text)
            }
        } ?? []
    }

    private static func stands(_ version: ReleaseVersion?, before own: ReleaseVersion?) -> Bool {
        guard let version, let own else { return true }
        return version < own
    }

    /// Each version once: of equal ones the first counts.
    private func distinct(_ saved: [CatalogSnapshot]) -> [CatalogSnapshot] {
        var seen: Set<ByteText> = []
        return saved.filter { seen.insert(ByteText($0.release.version)).inserted }
    }

    /// The types that releases had, each with the last one.
    private static func types(of earlier: [CatalogSnapshot], _ app: AppCatalog) -> [CompareOptions.EarlierType] {
        var seen: Set<ActionKey> = []
        var types: [CompareOptions.EarlierType] = []
        for snapshot in earlier.reversed() {
            for item in snapshot.app.menus.flatMap(\.items) {
                guard seen.insert(ActionKey(kind: item.key.kind, type: item.key.type)).inserted else { continue }
                types.append(
                    CompareOptions.EarlierType(
                        app: app.id, kind: item.key.kind, type: item.key.type, version: snapshot.release.version))
            }
        }
        return types
    }
}
