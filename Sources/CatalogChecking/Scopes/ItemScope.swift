import QuickActionModel

/// One quick action in its list.
final class ItemScope: Sendable {
    let item: QuickAction
    let facts: ItemFacts
    /// The language whose texts stand for it.
    let language: String
    /// The title in that language.
    let title: String
    /// The subtitle in that language; nil when missing or empty.
    let subtitle: String?
    /// Every text with a place of its own, titles first.
    let texts: [ShownText]
    /// Id of the scenario; nil for a static one.
    let scenario: String?

    init(_ item: QuickAction, of menu: ActionMenu, _ facts: ItemFacts, language: String) {
        self.item = item
        self.facts = facts
        self.language = language
        let title = item.title.text(in: language)?.text ?? item.title.value
        let subtitle = item.subtitle.map { $0.text(in: language)?.text ?? $0.value }
        self.title = title
        self.subtitle = subtitle.flatMap { $0.isEmpty ? nil : $0 }
        if case .dynamic(let scenario, _) = menu.origin { self.scenario = scenario.id } else { scenario = nil }
        var collector = TextCollector(item: item, facts: facts, language: language)
        texts = collector.texts()
    }

    var isStatic: Bool { item.key.kind == .static }

    /// `quick action "New Note"`.
    var name: String { "quick action \"\(title.isEmpty ? item.key.type.string : title)\"" }

    /// The text that stands for the title.
    var titleText: ShownText? { texts.first { $0.field == .title && $0.isSource } }

    /// The place of the whole item.
    var place: FindingPlace { place(item.source.location, nil) }

    /// The place of the type, else of the item.
    var typePlace: FindingPlace { place(item.source.type ?? item.source.location, "type") }

    /// A place of the item.
    func place(_ location: SourceLocation?, _ field: String?) -> FindingPlace {
        FindingPlace(
            location ?? item.source.location, FindingSubject(app: facts.id, key: item.key, field: field))
    }

    /// The place of an icon key.
    func place(_ icon: IconReference) -> FindingPlace { place(icon.location, "icon") }
}
