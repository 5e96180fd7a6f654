import QuickActionModel

/// Gathers the texts of one quick action, each once however many languages show it.
struct TextCollector {
    let item: QuickAction
    let facts: ItemFacts
    /// The language whose texts stand for the item.
    let language: String
    private var found: [ShownText] = []

    init(item: QuickAction, facts: ItemFacts, language: String) {
        self.item = item
        self.facts = facts
        self.language = language
    }

    mutating func texts() -> [ShownText] {
        add(item.title, .title)
        if let subtitle = item.subtitle { add(subtitle, .subtitle) }
        return found
    }

    private mutating func add(_ text: LocalizedText, _ field: TextField) {
        if item.key.kind == .dynamic {
            let own = text.text(in: language)
            append(
                text, own ?? LanguageText(language: language, text: text.value, origin: .literal, location: text.location), field)
            return
        }
        let hasEntries = text.languages.contains { $0.origin == .table }
        var isDeclaredTold = false
        for shown in text.languages {
            switch shown.origin {
            case .table: append(text, shown, field, isKeyInUse: true)
            case .fallback(let code):
                // The table of a language of the app speaks for itself.
                guard !isDeclaredTold, !facts.codes.contains(where: { $0.hasSameBytes(as: code) }) else { continue }
                isDeclaredTold = true
                append(text, shown, field, isKeyInUse: true)
            case .declared, .literal:
                guard !isDeclaredTold else { continue }
                isDeclaredTold = true
                append(text, shown, field, isKeyInUse: hasEntries)
            }
        }
        if text.languages.isEmpty {
            append(text, LanguageText(language: facts.language, text: text.value, origin: .declared), field)
        }
    }

    private mutating func append(
        _ text: LocalizedText, _ shown: LanguageText, _ field: TextField, isKeyInUse: Bool = false
    ) {
        guard !shown.text.isEmpty else { return }
        let location = shown.location ?? text.location
        let isKeyInUse = shown.origin == .declared && (isKeyInUse || !text.keys.isEmpty || facts.hasUnreadableTable)
        var origin = TextPlace(location: location, app: facts.id, key: item.key, isKeyInUse: isKeyInUse)
        if shown.origin == .declared, !text.keys.isEmpty {
            origin.others = (facts.declared[ByteText(text.value)] ?? []).filter { $0 != location } + text.keys
        }
        found.append(ShownText(shown, field, at: origin, facts: facts, hasSubtitle: !(item.subtitle?.value.isEmpty ?? true)))
    }
}

/// Title or subtitle.
enum TextField: String, Sendable {
    case title
    case subtitle
}

/// Where a text stands.
struct TextPlace: Sendable {
    let location: SourceLocation?
    let app: String
    let key: ActionKey
    /// Whether the text is a lookup key that some table has or may have.
    let isKeyInUse: Bool
    /// Other declarations of the key and its places in tables, which a change of it has to change, too.
    var others: [SourceLocation] = []
}
