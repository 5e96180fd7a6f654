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
    /// Whole files whose lines must not be shown, because people's data in them was replaced.
    public var redactedFiles: Set<SourceLocation>

    /// Whether the lines of the file of a place may be shown.
    public func mayShowLines(of location: SourceLocation) -> Bool {
        !redactedFiles.contains(SourceLocation(root: location.root, path: location.path))
    }

    /// A result of its parts.
    public init(
        catalog: QuickActionCatalog, findings: [Finding], unreadable: [SourceLocation], symbols: SymbolFacts? = nil,
        redactedFiles: Set<SourceLocation> = []
    ) {
        self.catalog = catalog
        self.findings = findings
        self.unreadable = unreadable
        self.symbols = symbols
        self.redactedFiles = redactedFiles
    }
}
