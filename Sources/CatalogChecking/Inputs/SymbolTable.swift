public import QuickActionModel

/// Names of SF Symbols as the reader's own copy of Apple's lists has them.
public struct SymbolTable: Sendable {
    /// Name to the first iOS version that has it, empty when not known.
    public var symbols: [String: String]
    /// Former name to the name of today.
    public var aliases: [String: String]
    /// Name to the words of its restriction.
    public var restrictions: [String: String]

    /// A table of its parts.
    public init(symbols: [String: String], aliases: [String: String] = [:], restrictions: [String: String] = [:]) {
        self.symbols = symbols
        self.aliases = aliases
        self.restrictions = restrictions
    }

    /// The table of what the readers found.
    public init(_ facts: SymbolFacts) {
        self.init(symbols: facts.releases, aliases: facts.aliases, restrictions: facts.restrictions)
    }

    /// The names of today in the order of their bytes.
    var sortedNames: [String] { symbols.keys.sorted { $0.precedesByBytes($1) } }

    /// Whether a name is known, today's or a former one.
    func knows(_ name: String) -> Bool { symbols[name] != nil || aliases[name] != nil }
}
