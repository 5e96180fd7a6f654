import QuickActionModel

/// What the quick actions of an app need to know of it.
final class ItemFacts: Sendable {
    let id: String
    /// The development language.
    let language: String
    let brands: Set<String>
    let nameWords: [String]
    let codes: [String]
    /// Rows that the system shows.
    let limit: Int
    let retired: Set<ByteText>
    let minimumOS: String?
    /// The number before the first dot; 0 when not known.
    let minimumMajor: Int
    let assets: AssetTable?
    /// What the property list says the bundle is.
    let bundleKind: BundleKind
    /// Whether any language has a table of texts.
    let hasTables: Bool
    /// Texts that may stay as they are in every language.
    let sameAsSource: Set<ByteText>
    /// Whether a table could not be read, so that nobody knows which keys it has.
    let hasUnreadableTable: Bool
    /// Every declaration of a value that is shown as it stands and is a key of some table, in order.
    let declared: [ByteText: [SourceLocation]]

    init(
        app: AppCatalog, brands: Set<String>, nameWords: [String], sameAsSource: Set<ByteText>, assets: AssetTable?
    ) {
        self.sameAsSource = sameAsSource
        hasUnreadableTable = app.languages.contains(where: \.isUnreadable)
        declared = Self.declared(app)
        minimumOS = app.facts.minimumOS
        minimumMajor = app.facts.minimumOS.flatMap(VersionText.major) ?? 0
        self.assets = assets
        bundleKind = app.facts.bundleKind
        hasTables = app.languages.contains { $0.table != nil }
        id = app.id
        language = app.facts.developmentLanguage
        codes = app.languages.map(\.code)
        limit = app.settings.limit
        retired = Set(app.lifecycle.retired.map(\.type))
        self.brands = brands
        self.nameWords = nameWords
    }

    private static func declared(_ app: AppCatalog) -> [ByteText: [SourceLocation]] {
        var found: [ByteText: [SourceLocation]] = [:]
        for menu in app.menus where menu.kind == .static {
            for item in menu.items {
                for text in [item.title, item.subtitle].compactMap({ $0 }) where !text.keys.isEmpty {
                    guard let location = text.location else { continue }
                    found[ByteText(text.value), default: []].append(location)
                }
            }
        }
        return found
    }
}
