import QuickActionModel

/// What the parts of one app's comparison need to know.
struct ComparisonSettings: Sendable {
    let options: CompareOptions
    /// The development language of the new side, whose texts are the source of all translations.
    let language: String
    /// Tells which titles are cut off.
    let fitting: any TitleFitting
    /// Types that the new side still understands, though it may no longer offer them.
    private let handled: Set<ByteText>
    /// Types that either side declares as retired.
    private let retired: [ByteText: RetiredType]

    init(options: CompareOptions, old: AppCatalog, new: AppCatalog) {
        self.options = options
        language = new.facts.developmentLanguage
        fitting = options.fitting ?? MenuFitting(profile: new.settings.profile)
        let all = old.lifecycle.retired + new.lifecycle.retired
        retired = Dictionary(all.map { ($0.type, $0) }) { _, newer in newer }
        handled = Set(new.lifecycle.handledTypes ?? []).union(new.lifecycle.retired.map(\.type))
    }

    /// The configured level of a kind, else the one that the circumstances give, else the usual one.
    func level(_ kind: ChangeKind, _ circumstances: ChangeLevel? = nil) -> ChangeLevel {
        options.levels[kind] ?? circumstances ?? kind.usualLevel
    }

    /// Whether old menus can still send the type.
    func isHandled(_ type: ByteText) -> Bool { handled.contains(type) }

    /// Whether the type is declared as retired.
    func isRetired(_ type: ByteText) -> Bool { retired[type] != nil }

    /// What is declared about a retired type, as a clause; empty when nothing is.
    func retirement(of type: ByteText) -> String {
        let until = retired[type]?.handledUntil.map { "handled until \($0)" }
        let next = retired[type]?.replacedBy.map { "replaced by \($0)" }
        return [until, next].compactMap { $0 }.joined(separator: ", ")
    }

    /// An item with what matching looks at.
    func evidence(_ item: QuickAction) -> ItemEvidence {
        ItemEvidence(item, language: language, versionKey: options.versionKey)
    }
}
