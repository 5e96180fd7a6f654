import HomeScreen
import QuickActionModel

/// Every icon that the system would draw in this catalog, who uses it, and for what: made once, in one pass.
struct IconIndex: Sendable {
    /// Icons, the most used first.
    let entries: [Entry]
    /// What people call things, the most frequent first; only what is said more than once, or by a static quick action.
    let meanings: [Meaning]
    /// Titles that are not among the meanings.
    let leftOut: Int
    private let places: [Key: Int]
    private let meaningPlaces: [ByteText: Int]

    /// Rows of one page of icons, of their uses, and of meanings.
    static let rowsOfIcons = 100
    static let rowsOfUses = 200
    static let rowsOfMeanings = 150

    struct Key: Hashable, Sendable {
        let kind: IconKind
        let name: ByteText

        init(_ reference: IconReference) {
            kind = reference.kind
            name = ByteText(reference.name)
        }
    }

    /// A quick action that has an icon.
    struct Use: Sendable {
        var app: Int
        var group: Int
        var section: Int
        /// Folded name of what it means.
        var meaning: ByteText
    }

    struct Entry: Sendable {
        let reference: IconReference
        fileprivate(set) var uses: [Use] = []
        /// Meanings with their number, the most frequent first.
        fileprivate(set) var meanings: [(meaning: ByteText, count: Int)] = []

        var address: SiteAddress { IconIndex.address(reference) }
        var pages: Int { max(1, (uses.count + IconIndex.rowsOfUses - 1) / IconIndex.rowsOfUses) }

        fileprivate init(_ reference: IconReference) { self.reference = reference }
    }

    struct Meaning: Sendable {
        /// As it is written first.
        let name: String
        let language: String?
        let id: ByteText
        /// Whether the configuration names it.
        let isConcept: Bool
        fileprivate(set) var count = 0
        fileprivate(set) var isStatic = false
        /// Places in `entries` with their number, the most frequent first.
        fileprivate(set) var icons: [(icon: Int, count: Int)] = []
        /// Quick actions that mean it and have no icon.
        fileprivate(set) var without = 0
    }

    init(apps: [AppEntry]) {
        var entries: [Entry] = []
        var places: [Key: Int] = [:]
        var meanings: [Meaning] = []
        var meaningPlaces: [ByteText: Int] = [:]
        var counts: [Pair: Int] = [:]
        for (app, entry) in apps.enumerated() {
            for (group, actions) in entry.groups.enumerated() {
                for (section, action) in actions.sections.enumerated() {
                    let meant = entry.meanings[group][section]
                    let meaning = meaningPlaces[meant.id] ?? meanings.count
                    if meaning == meanings.count {
                        meaningPlaces[meant.id] = meaning
                        meanings.append(
                            Meaning(name: meant.name, language: meant.language, id: meant.id, isConcept: meant.isConcept))
                    }
                    meanings[meaning].count += 1
                    if actions.kind == .static { meanings[meaning].isStatic = true }
                    guard let reference = action.item.icon.effective else {
                        meanings[meaning].without += 1
                        continue
                    }
                    let key = Key(reference)
                    let icon = places[key] ?? entries.count
                    if icon == entries.count {
                        places[key] = icon
                        entries.append(Entry(reference))
                    }
                    entries[icon].uses.append(Use(app: app, group: group, section: section, meaning: meant.id))
                    counts[Pair(icon: icon, meaning: meaning), default: 0] += 1
                }
            }
        }
        Self.join(counts, &entries, &meanings)
        let order = entries.indices.sorted { a, b in
            (entries[b].uses.count, a) < (entries[a].uses.count, b)
        }
        var newPlace = [Int](repeating: 0, count: entries.count)
        for (place, old) in order.enumerated() { newPlace[old] = place }
        for index in meanings.indices {
            meanings[index].icons = meanings[index].icons.map { (newPlace[$0.icon], $0.count) }
        }
        let told = meanings.filter { !$0.id.string.isEmpty && ($0.isStatic || $0.isConcept || $0.count > 1) }
        self.entries = order.map { entries[$0] }
        self.places = places.mapValues { newPlace[$0] }
        self.meanings = told.enumerated().sorted { ($1.element.count, $0.offset) < ($0.element.count, $1.offset) }.map(\.element)
        self.meaningPlaces = Dictionary(
            self.meanings.enumerated().map { ($0.element.id, $0.offset) }, uniquingKeysWith: { first, _ in first })
        leftOut = meanings.count - told.count
    }

    private struct Pair: Hashable {
        var icon: Int
        var meaning: Int
    }

    private static func join(_ counts: [Pair: Int], _ entries: inout [Entry], _ meanings: inout [Meaning]) {
        let pairs = counts.sorted { a, b in
            if a.value != b.value { return a.value > b.value }
            return (a.key.icon, a.key.meaning) < (b.key.icon, b.key.meaning)
        }
        for (pair, count) in pairs {
            entries[pair.icon].meanings.append((meanings[pair.meaning].id, count))
            meanings[pair.meaning].icons.append((pair.icon, count))
        }
    }

    /// Whether no quick action names an icon.
    var isEmpty: Bool { entries.isEmpty }

    /// The icon that a quick action names; nil where it is not the one that the system draws of any.
    func entry(_ reference: IconReference) -> Entry? { places[Key(reference)].map { entries[$0] } }

    /// A meaning by its folded name.
    func meaning(_ id: ByteText) -> Meaning? { meaningPlaces[id].map { meanings[$0] } }

    /// The page of an icon; a kind and a name never share one with others.
    static func address(_ reference: IconReference) -> SiteAddress {
        switch reference.kind {
        case .contact: return .icon("contact")
        case .type:
            guard let type = SystemIconType.of(constant: reference.name) else {
                return .icon("other-type-" + Slug.of(reference.name))
            }
            var name = ""
            for letter in type.swiftName { name += letter.isUppercase ? "-" + letter.lowercased() : String(letter) }
            return .icon("type-" + name)
        case .symbol, .file, .unresolved: return .icon(reference.kind.rawValue + "-" + Slug.of(reference.name))
        }
    }
}
