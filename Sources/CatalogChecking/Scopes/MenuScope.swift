import QuickActionModel

/// One declared list with its quick actions.
final class MenuScope: Sendable {
    let menu: ActionMenu
    let items: [ItemScope]
    /// The language whose texts stand for the list: an export's own, else the development language.
    let language: String
    /// Rows that the system shows.
    let limit: Int
    /// What the property list says the bundle is.
    let bundleKind: BundleKind
    private let app: String

    init(_ menu: ActionMenu, _ facts: ItemFacts) {
        self.menu = menu
        self.app = facts.id
        limit = facts.limit
        bundleKind = facts.bundleKind
        let language = MenuScope.language(of: menu, facts)
        self.language = language
        items = menu.items.map { ItemScope($0, of: menu, facts, language: language) }
    }

    private static func language(of menu: ActionMenu, _ facts: ItemFacts) -> String {
        if case .dynamic(_, let language) = menu.origin { return language }
        return facts.language
    }

    /// `the static list`, `the static list of iPad`, `scenario Three favourites`.
    var name: String {
        switch menu.origin {
        case .static(.any): "the static list"
        case .static(.iphone): "the static list of iPhone"
        case .static(.ipad): "the static list of iPad"
        case .dynamic(let scenario, _): "scenario \(scenario.name)"
        }
    }

    /// A place of the list as a whole.
    var place: FindingPlace { FindingPlace(menu.location, FindingSubject(app: app)) }
}
