import HomeScreen
import QuickActionModel

/// All quick actions of one kind and type of an app: one page.
struct ActionGroup: Sendable {
    let kind: ActionKind
    let type: ByteText
    let address: SiteAddress
    let sections: [ActionSection]
    /// Everything that is found here, for counts.
    let findings: [Finding]
    /// What is found about several of the sections, or about none that is left.
    let sharedFindings: [FoundLine]
    let notes: [Note]
    let guidelines: [Note]

    /// Its kind and type.
    var page: Page { Page(kind: kind, type: type) }

    /// Groups in the order in which their first item is declared, static ones first.
    static func all(of app: AppCatalog, findings: [Finding], ties: NoteTies, menus: [ScenarioMenu]) -> [ActionGroup] {
        let places = RowPlace.table(menus)
        var order: [Page] = []
        var sections: [Page: [ActionSection]] = [:]
        var index: [ActionKey: Int] = [:]
        for menu in app.menus {
            for item in menu.items {
                let page = Page(kind: item.key.kind, type: item.key.type)
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
            Page(kind: finding.subject.key?.kind ?? .static, type: finding.subject.key?.type ?? "")
        }
        return order.map { page in
            let found = byPage[page] ?? []
            var own = sections[page] ?? []
            var shared: [FoundLine] = []
            for line in FoundLine.joined(found) {
                if line.keys.count == 1, let place = index[line.keys[0]], own.indices.contains(place) {
                    own[place].findings.append(line)
                } else {
                    shared.append(line)
                }
            }
            return ActionGroup(
                kind: page.kind, type: page.type,
                address: SiteAddress.action(app: app.id, kind: page.kind, type: page.type),
                sections: own, findings: found, sharedFindings: shared,
                notes: ties.notes(app: app.id, type: page.type), guidelines: ties.guidelines(app: app.id, type: page.type))
        }
    }

    /// What quick actions on one page have in common.
    struct Page: Hashable, Sendable {
        var kind: ActionKind
        var type: ByteText
    }
}
