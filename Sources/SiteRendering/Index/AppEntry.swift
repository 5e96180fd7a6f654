import HomeScreen
import QuickActionModel

/// One app with its quick actions grouped into pages.
///
/// A class, because every page of the app holds it and none changes it.
final class AppEntry: Sendable {
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
    /// What each quick action means, by group and section.
    let meanings: [[MeaningWords.Meant]]
    /// Findings of each quick action.
    private let findingsByKey: [ActionKey: [Finding]]
    private let groupIndex: [ActionGroup.Page: Int]

    init(
        app: AppCatalog, findings: [Finding], ties: NoteTies, words: MeaningWords, siteLanguage: String,
        previous: CatalogSnapshot? = nil
    ) {
        self.app = app
        self.findings = findings
        self.previous = previous
        address = SiteAddress.app(id: app.id)
        notes = ties.notes(app: app.id)
        guidelines = ties.guidelines(app: app.id)
        let codes = app.languages.map(\.code)
        let language = codes.first { $0.hasSameBytes(as: siteLanguage) } ?? app.facts.developmentLanguage
        self.language = language
        menus = ScenarioMenu.all(of: app, language: language)
        groups = ActionGroup.all(of: app, findings: findings, ties: ties, menus: menus)
        meanings = groups.map { group in group.sections.map { words.meaning(of: $0.item, in: language) } }
        groupIndex = Dictionary(groups.enumerated().map { ($0.element.page, $0.offset) }) { first, _ in first }
        var byKey: [ActionKey: [Finding]] = [:]
        for finding in findings { if let key = finding.subject.key { byKey[key, default: []].append(finding) } }
        findingsByKey = byKey
    }

    /// The page of a quick action; nil for one that no menu holds.
    func group(of key: ActionKey) -> ActionGroup? {
        groupIndex[ActionGroup.Page(kind: key.kind, type: key.type)].map { groups[$0] }
    }

    /// Findings of one quick action, in order.
    func findings(of key: ActionKey) -> [Finding] { findingsByKey[key] ?? [] }

    /// Findings that are about no quick action on a page.
    var ownFindings: [Finding] {
        findings.filter { finding in finding.subject.key.map { group(of: $0) == nil } ?? true }
    }

    /// Number of quick actions of a kind, examples counted one by one.
    func count(_ kind: ActionKind) -> Int {
        groups.reduce(0) { $1.kind == kind ? $0 + $1.sections.count : $0 }
    }

    /// Findings of a severity.
    func count(_ severity: Severity) -> Int { findings.reduce(0) { $1.severity == severity ? $0 + 1 : $0 } }
}
