import HomeScreen
import QuickActionModel

/// One quick action of a page, with every place where it is declared.
struct ActionSection: Sendable {
    /// The first declaration, whose texts are shown.
    let item: QuickAction
    /// Every declaration, the first included.
    private(set) var declarations: [Declaration]
    /// Its row after the first launch; nil when no such menu holds it.
    let place: RowPlace?
    /// What is found about this quick action and no other of the page.
    var findings: [FoundLine] = []

    struct Declaration: Sendable {
        let source: ActionSource
        let origin: ActionMenu.Origin
    }

    init(_ item: QuickAction, from menu: ActionMenu, place: RowPlace?) {
        self.item = item
        self.place = place
        declarations = [Declaration(source: item.source, origin: menu.origin)]
    }

    mutating func add(_ item: QuickAction, from menu: ActionMenu) {
        declarations.append(Declaration(source: item.source, origin: menu.origin))
    }

    /// Scenarios that hold it, each once, in order.
    var scenarios: [Scenario] {
        var seen: Set<ByteText> = []
        return declarations.compactMap { declaration in
            guard case .dynamic(let scenario, _) = declaration.origin, seen.insert(ByteText(scenario.id)).inserted else {
                return nil
            }
            return scenario
        }
    }
}

/// What a menu makes of a quick action.
enum RowPlace: Sendable, Hashable {
    /// 1-based row.
    case row(Int)
    /// Defined, beyond the limit.
    case beyond
    /// Defined, with an empty title.
    case untitled

    /// The place of every quick action in the first menu that holds it; a row wins over being left out.
    static func table(_ menus: [ScenarioMenu]) -> [ActionKey: RowPlace] {
        var table: [ActionKey: RowPlace] = [:]
        for menu in menus {
            for (index, action) in menu.rows.shown.enumerated() {
                if case .row? = table[action.key] { continue }
                table[action.key] = .row(index + 1)
            }
            for action in menu.rows.beyond where table[action.key] == nil { table[action.key] = .beyond }
            for action in menu.rows.untitled where table[action.key] == nil { table[action.key] = .untitled }
        }
        return table
    }
}
