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
    private let appIndex: [ByteText: Int]

    /// An app, or one page of its quick actions, that a guideline names.
    struct NoteSubject: Sendable {
        var app: Int
        var group: Int?
    }

    var words: InterfaceWords { theme.words }
    var language: String { catalog.site.language }

    /// Whether the pages have a list of our own: there are several, and no note stands at its address.
    var hasPagesIndex: Bool { pages.count > 1 && !pages.contains { $0.address == .pages } }

    /// The app with an id.
    func app(id: String) -> AppEntry? { appIndex[ByteText(id)].map { apps[$0] } }

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
        releases: [ToldRelease] = [], changes: [ToldChange] = [],
        theme: Theme, glyphs: GlyphSet
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
        let byApp = Dictionary(grouping: findings) { $0.subject.app.map { ByteText($0) } }
        let ties = NoteTies(notes: ordered)
        apps = catalog.apps.map { app in
            AppEntry(
                app: app, findings: byApp[ByteText(app.id)] ?? [], ties: ties, siteLanguage: catalog.site.language,
                previous: catalog.previous[ByteText(app.id)])
        }
        loose = findings.filter { $0.subject.app == nil }
        appIndex = Dictionary(apps.enumerated().map { (ByteText($0.element.app.id), $0.offset) }) { first, _ in first }
        subjects = Self.subjects(of: apps)
        self.rules = RuleIndex(rules, findings: findings, guidelines: guidelines)
        self.releases = ReleaseIndex(releases)
        feed = FeedContent(
            self.releases, facts: catalog.site,
            appNames: Dictionary(catalog.apps.map { (ByteText($0.id), $0.name) }) { first, _ in first }, words: theme.words)
        findingGroups = FindingGroups(apps: apps, loose: loose)
    }
}
