import HomeScreen
import QuickActionModel
import Templates

/// The catalog prepared for rendering: every lookup that a page needs, made once.
///
/// Immutable, shared by all pages.
final class SiteIndex: Sendable {
    let catalog: QuickActionCatalog
    let theme: Theme
    let glyphs: GlyphSet
    let findings: [Finding]
    /// What changed since the release before, most important first.
    let changes: [ToldChange]
    /// Every release with its page.
    let releases: ReleaseIndex
    /// What the feeds say; nil without a dated release.
    let feed: FeedContent?
    let apps: [AppEntry]
    let home: Note?
    let guidelines: [Note]
    let pages: [Note]
    /// Findings that belong to no app.
    let loose: [Finding]
    /// What each guideline is about, by its path, in the order of the apps.
    let subjects: [ByteText: [NoteSubject]]
    /// Every rule with its findings.
    let rules: RuleIndex
    /// The list of all findings.
    let findingGroups: FindingGroups
    /// Icons in use.
    let icons: IconIndex
    let iconFacts: IconFacts
    /// The list of all quick actions.
    let actions: ActionRows
    private let appIndex: [ByteText: Int]
    private let changesByApp: [ByteText: [ToldChange]]
    private let copyAddresses: [ByteText: SiteAddress]
    /// The pictures of all icons that need no image of their app, by kind and name.
    private let pictures: [IconKind: [ByteText: GlyphPicture]]

    /// An app, or one page of its quick actions, that a guideline names.
    struct NoteSubject: Sendable {
        var app: Int
        var group: Int?
    }

    var words: InterfaceWords { theme.words }
    var language: String { catalog.site.language }

    /// Whether the pages have a list of our own: there are several, and no note stands at its address.
    let hasPagesIndex: Bool

    /// The app with an id.
    func app(id: String) -> AppEntry? { appIndex[ByteText(id)].map { apps[$0] } }

    /// What changed in an app, most important first.
    func changes(of app: String) -> [ToldChange] { changesByApp[ByteText(app)] ?? [] }

    /// The address of a copied file, by its path below the catalog's root.
    func copy(of path: String) -> SiteAddress? { copyAddresses[ByteText(path)] }

    /// The picture of an icon of an app.
    func picture(for icon: IconReference?, of app: AppCatalog) -> GlyphPicture {
        if let icon, let known = pictures[icon.kind]?[ByteText(icon.name)] { return known }
        return glyphs.picture(for: icon, in: app.assets)
    }

    private static func pictures(of catalog: QuickActionCatalog, _ glyphs: GlyphSet) -> [IconKind: [ByteText: GlyphPicture]] {
        var pictures: [IconKind: [ByteText: GlyphPicture]] = [:]
        for app in catalog.apps {
            for item in app.menus.lazy.flatMap(\.items) {
                let icons = item.icon.declared
                for index in icons.indices where icons[index].kind != .file {
                    let (kind, name) = (icons[index].kind, ByteText(icons[index].name))
                    guard pictures[kind]?[name] == nil else { continue }
                    pictures[kind, default: [:]][name] = glyphs.picture(for: icons[index])
                }
            }
        }
        return pictures
    }

    private static func subjects(of apps: [AppEntry]) -> [ByteText: [NoteSubject]] {
        var subjects: [ByteText: [NoteSubject]] = [:]
        for (app, entry) in apps.enumerated() {
            for note in entry.guidelines { subjects[ByteText(note.path), default: []].append(NoteSubject(app: app)) }
            for (group, element) in entry.groups.enumerated() {
                for note in element.guidelines {
                    subjects[ByteText(note.path), default: []].append(NoteSubject(app: app, group: group))
                }
            }
        }
        return subjects
    }

    init(
        catalog: QuickActionCatalog, findings: [Finding], rules: CheckedRules = CheckedRules(),
        releases: [ToldRelease] = [], changes: [ToldChange] = [], icons facts: IconFacts = IconFacts(), theme: Theme,
        glyphs: GlyphSet, memory: PlanningMemory? = nil
    ) {
        self.catalog = catalog
        self.theme = theme
        self.glyphs = glyphs
        self.findings = findings
        self.changes = changes
        let ordered = catalog.notes.enumerated().sorted { a, b in
            (a.element.matter.order ?? .max, a.offset) < (b.element.matter.order ?? .max, b.offset)
        }.map(\.element)
        home = ordered.first { $0.kind == .home }
        guidelines = ordered.filter { $0.kind == .guideline }
        pages = ordered.filter { $0.kind == .page }
        hasPagesIndex = pages.count > 1 && !pages.contains { $0.address == .pages }
        let byApp = Dictionary(grouping: findings) { $0.subject.app.map { ByteText($0) } }
        let ties = memory?.ties(ordered) ?? NoteTies(notes: ordered)
        let words = MeaningWords(facts.concepts)
        apps = catalog.apps.map { app in
            let own = byApp[ByteText(app.id)] ?? []
            let make = {
                AppEntry(
                    app: app, findings: own, ties: ties, words: words, siteLanguage: catalog.site.language,
                    previous: catalog.previous[ByteText(app.id)])
            }
            return memory?.app(app.id, findings: own, make) ?? make()
        }
        loose = findings.filter { $0.subject.app == nil }
        changesByApp = Dictionary(grouping: changes) { ByteText($0.app) }
        copyAddresses = Dictionary(catalog.copies.map { (ByteText($0.path), $0.address) }) { first, _ in first }
        pictures = Self.pictures(of: catalog, glyphs)
        appIndex = Dictionary(apps.enumerated().map { (ByteText($0.element.app.id), $0.offset) }) { first, _ in first }
        subjects = Self.subjects(of: apps)
        self.rules = RuleIndex(rules, findings: findings, guidelines: guidelines)
        icons = IconIndex(apps: apps)
        iconFacts = facts
        actions = ActionRows(apps: apps, changes: changes)
        self.releases = ReleaseIndex(releases)
        feed = FeedContent(
            self.releases, facts: catalog.site,
            appNames: Dictionary(catalog.apps.map { (ByteText($0.id), $0.name) }) { first, _ in first }, words: theme.words)
        findingGroups = FindingGroups(apps: apps, loose: loose)
    }
}
