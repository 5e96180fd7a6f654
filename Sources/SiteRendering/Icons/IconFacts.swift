import HomeScreen
public import QuickActionModel

/// What is known of icons beside the catalog.
public struct IconFacts: Sendable {
    /// What the reader's own copy of Apple's lists says of symbols; nil without one.
    public var symbols: SymbolFacts?
    /// Meanings that the configuration names, with titles that stand for them.
    public var concepts: [Concept]

    /// Nothing known unless given.
    public init(symbols: SymbolFacts? = nil, concepts: [Concept] = []) {
        self.symbols = symbols
        self.concepts = concepts
    }

    /// First iOS version that has an icon; nil where nobody says.
    func since(_ reference: IconReference) -> String? {
        switch reference.kind {
        case .type: return SystemIconType.of(constant: reference.name)?.since
        case .symbol:
            guard let symbols else { return nil }
            let release = symbols.releases[reference.name] ?? symbols.aliases[reference.name].flatMap { symbols.releases[$0] }
            return release.flatMap { $0.isEmpty ? nil : $0 }
        case .file, .contact, .unresolved: return nil
        }
    }
}
