import HomeScreen
import QuickActionModel

/// All quick actions of one kind and type of an app: one page.
struct ActionGroup: Sendable {
    let kind: ActionKind
    let type: ByteText
    let address: SiteAddress
    let sections: [ActionSection]
    let findings: [Finding]
    let notes: [Note]
    let guidelines: [Note]

    /// Groups in the order in which their first item is declared, static ones first.
    static func all(of app: AppCatalog, findings: [Finding], ties: NoteTies, menus: [ScenarioMenu]) -> [ActionGroup] {
        let places = RowPlace.table(menus)
        var order: [PageKey] = []
        var sections: [PageKey: [ActionSection]] = [:]
        var index: [ActionKey: Int] = [:]
        for menu in app.menus {
            for item in menu.items {
                let page = PageKey(kind: item.key.kind, type: item.key.type)
                if let found = index[item.key] {
                    sections[page]?[found].add(item, from: menu)
                } else {
                    if sections[page] == nil { order.append(page) }
                    index[item.key] = sections[page]?.count ?? 0
                    sections[page, default: []].append(ActionSection(item, from: menu, place: places[item.key]))
                }
            }
        }
        let byPage = Dictionary(grouping: findings.filter { $0.subject.key != nil }) { finding in
            PageKey(kind: finding.subject.key?.kind ?? .static, type: finding.subject.key?.type ?? "")
        }
        return order.map { page in
            ActionGroup(
                kind: page.kind, type: page.type,
                address: SiteAddress.action(app: app.id, kind: page.kind, type: page.type),
                sections: sections[page] ?? [], findings: byPage[page] ?? [],
                notes: ties.notes(app: app.id, type: page.type), guidelines: ties.guidelines(app: app.id, type: page.type))
        }
    }

    private struct PageKey: Hashable {
        var kind: ActionKind
        var type: ByteText
    }
}
