import QuickActionModel

/// Finds quick actions of the catalog by app and type.
struct ActionIndex {
    private var apps: [ByteText: [ByteText: [ActionKind: [ActionKey]]]] = [:]
    /// Ids of apps that exist and are left out by an option.
    private let hidden: Set<ByteText>
    private let ids: [String]

    init(apps: [AppCatalog], hidden: [String]) {
        self.hidden = Set(hidden.map { ByteText($0) })
        self.ids = apps.map(\.id)
        for app in apps {
            var types: [ByteText: [ActionKind: [ActionKey]]] = [:]
            for menu in app.menus {
                // By index, so that no item is copied for its key.
                for index in menu.items.indices {
                    let type = menu.items[index].key.type
                    types[type, default: [:]][menu.kind, default: []].append(menu.items[index].key)
                }
            }
            self.apps[ByteText(app.id)] = types
        }
    }

    /// What a name of an app stands for.
    enum AppAnswer { case known, hidden, unknown(nearest: String?) }

    func app(_ id: String) -> AppAnswer {
        if apps[ByteText(id)] != nil { return .known }
        return hidden.contains(ByteText(id)) ? .hidden : .unknown(nearest: NearestName.of(id, in: ids))
    }

    /// Keys of a type of an app: of one kind, else of the static one before the dynamic one; nil when there is none.
    func keys(app: String, type: ByteText, kind: ActionKind?) -> (kind: ActionKind, keys: [ActionKey])? {
        guard let kinds = apps[ByteText(app)]?[type] else { return nil }
        for candidate in kind.map({ [$0] }) ?? [.static, .dynamic] {
            if let keys = kinds[candidate] { return (candidate, keys) }
        }
        return nil
    }

    /// The type of an app that a misspelt one most likely means.
    func nearestType(app: String, to type: ByteText) -> String? {
        let types = apps[ByteText(app)].map { $0.keys.sorted().map(\.string) } ?? []
        return NearestName.of(type.string, in: types)
    }
}
