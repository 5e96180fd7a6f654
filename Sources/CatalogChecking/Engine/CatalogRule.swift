import QuickActionModel

/// One rule: what is known of it, and how it is asked.
protocol CatalogRule: Sendable {
    /// Id, texts, source, options and examples.
    static var rule: Rule { get }
    /// What is missing for asking the rule; nil when nothing is.
    static func missing(in inputs: CheckInputs) -> String?
    /// The rule as it is by default.
    init()
    /// The rule with configured options.
    init(_ options: RuleOptions)
}

extension CatalogRule {
    static func missing(in inputs: CheckInputs) -> String? { nil }
    init(_ options: RuleOptions) { self.init() }
}

/// A rule about one title or subtitle in one language.
protocol TextRule: CatalogRule {
    func check(_ text: ShownText, _ list: inout FindingList)
}

/// A rule about titles and subtitles in English.
protocol EnglishRule: CatalogRule {
    func check(_ text: ShownText, _ list: inout FindingList)
}

/// A rule about one quick action.
protocol ItemRule: CatalogRule {
    func check(_ item: ItemScope, _ list: inout FindingList)
}

/// A rule about symbols that needs the reader's own list of them.
protocol SymbolRule: ItemRule {}

extension SymbolRule {
    static func missing(in inputs: CheckInputs) -> String? { inputs.symbols == nil ? "no symbol table" : nil }
}

/// A rule about one declared list.
protocol MenuRule: CatalogRule {
    func check(_ menu: MenuScope, _ list: inout FindingList)
}

/// A rule about one app.
protocol AppRule: CatalogRule {
    func check(_ app: AppScope, _ list: inout FindingList)
}

/// A rule that other parts of this target ask: its findings are about suppressions and settings.
protocol SettingRule: CatalogRule {}
