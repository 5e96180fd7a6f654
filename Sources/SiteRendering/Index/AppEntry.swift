import HomeScreen
import QuickActionModel

/// One app with its quick actions grouped into pages.
struct AppEntry: Sendable {
    let app: AppCatalog
    let address: SiteAddress
    let findings: [Finding]
    let groups: [ActionGroup]
    let notes: [Note]
    let guidelines: [Note]
    /// Language in which the app's menus are drawn where one has to be chosen.
    let language: String
    /// The menu after the first launch, once a scenario; one without dynamic rows when there is no scenario.
    let menus: [ScenarioMenu]
    /// The release before this one; nil when no snapshot of it is known.
    let previous: CatalogSnapshot?

    init(app: AppCatalog, findings: [Finding], ties: NoteTies, siteLanguage: String, previous: CatalogSnapshot? = nil) {
        self.app = app
        self.findings = findings
        self.previous = previous
        address = SiteAddress.app(id: app.id)
        notes = ties.notes(app: app.id)
        guidelines = ties.guidelines(app: app.id)
        let codes = app.languages.map(\.code)
        language = codes.first { $0.hasSameBytes(as: siteLanguage) } ?? app.facts.developmentLanguage
        menus = ScenarioMenu.all(of: app, language: language)
        groups = ActionGroup.all(of: app, findings: findings, ties: ties, menus: menus)
    }

    /// Number of quick actions of a kind, examples counted one by one.
    func count(_ kind: ActionKind) -> Int {
        groups.reduce(0) { $1.kind == kind ? $0 + $1.sections.count : $0 }
    }

    /// Findings of a severity.
    func count(_ severity: Severity) -> Int { findings.reduce(0) { $1.severity == severity ? $0 + 1 : $0 } }
}
