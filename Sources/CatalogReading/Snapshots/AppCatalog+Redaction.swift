import QuickActionModel

extension AppCatalog {
    /// Replaces people's data in the dynamic quick actions.
    mutating func redact(with redactor: inout Redactor, identity: IdentitySettings) {
        isRedacted = true
        var lists: [[QuickAction]] = []
        for index in menus.indices {
            guard case .dynamic(var scenario, let language) = menus[index].origin else { continue }
            redactor.redact(&scenario)
            menus[index].origin = .dynamic(scenario, language: language)
            lists.append(menus[index].items)
        }
        _ = redactor.redact(&lists, identity: identity)
        for (index, items) in zip(menus.indices.filter { menus[$0].kind == .dynamic }, lists) { menus[index].items = items }
    }
}
