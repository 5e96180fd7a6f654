import QuickActionModel

/// The dynamic quick actions of one side, by scenario.
struct ExportedMenus: Sendable {
    /// The ids of the scenarios, sorted by bytes.
    let scenarios: [ByteText]
    /// The list of each scenario in each of its languages.
    private let lists: [ByteText: [(language: String, items: [QuickAction])]]

    init(_ app: AppCatalog) {
        var lists: [ByteText: [(language: String, items: [QuickAction])]] = [:]
        for menu in app.menus {
            guard case .dynamic(let scenario, let language) = menu.origin else { continue }
            lists[ByteText(scenario.id), default: []].append((language, menu.items))
        }
        let development = app.facts.developmentLanguage
        func rank(_ language: String) -> (Int, ByteText) {
            (language.hasSameBytes(as: development) ? 0 : 1, ByteText(language))
        }
        for id in lists.keys { lists[id]?.sort { rank($0.language) < rank($1.language) } }
        self.lists = lists
        scenarios = lists.keys.sorted()
    }

    /// Whether nothing was ever exported, so that nothing is known.
    var isUnknown: Bool { scenarios.isEmpty }

    /// Languages of a scenario, the development language first.
    func languages(of scenario: ByteText) -> [String] { (lists[scenario] ?? []).map(\.language) }

    /// The items of a scenario in a language; of its first language for nil.
    func items(of scenario: ByteText, language: String? = nil) -> [QuickAction] {
        let all = lists[scenario] ?? []
        guard let language else { return all.first?.items ?? [] }
        return all.first { $0.language.hasSameBytes(as: language) }?.items ?? all.first?.items ?? []
    }

    /// The types of all scenarios with the scenarios that hold them.
    var types: [ByteText: Set<ByteText>] {
        var types: [ByteText: Set<ByteText>] = [:]
        for id in scenarios {
            for list in lists[id] ?? [] { for item in list.items { types[item.key.type, default: []].insert(id) } }
        }
        return types
    }

    /// One item of each key whose type is among `types`, in order of scenario and place.
    func representatives(of types: Set<ByteText>) -> [QuickAction] {
        var seen: Set<ActionKey> = []
        return scenarios.flatMap { items(of: $0) }.filter { types.contains($0.key.type) && seen.insert($0.key).inserted }
    }
}
