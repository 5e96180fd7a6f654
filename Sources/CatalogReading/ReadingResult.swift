public import QuickActionModel

/// What reading a catalog gives.
public struct ReadingResult: Sendable {
    /// Everything that could be read.
    public var catalog: QuickActionCatalog
    /// What is wrong with the input, in the order of all lists of findings.
    public var findings: [Finding]
    /// Files and folders that could not be read, so that no report may say "clean"; sorted, each once.
    public var unreadable: [SourceLocation]

    /// What Apple's lists say of symbols; nil when the configuration names none, or none that can be used.
    public var symbols: SymbolFacts?

    /// A result of its parts.
    public init(
        catalog: QuickActionCatalog, findings: [Finding], unreadable: [SourceLocation], symbols: SymbolFacts? = nil
    ) {
        self.catalog = catalog
        self.findings = findings
        self.unreadable = unreadable
        self.symbols = symbols
    }
}
