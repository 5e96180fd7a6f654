/// What the reader's own copy of Apple's lists says of SF Symbols.
public struct SymbolFacts: Sendable, Hashable {
    /// Name of each symbol → the first iOS version that has it; empty where the lists do not say which.
    public var releases: [String: String]
    /// Former name → the name of today.
    public var aliases: [String: String]
    /// Name → what Apple's list says of its use.
    public var restrictions: [String: String]

    /// Facts of their parts.
    public init(releases: [String: String] = [:], aliases: [String: String] = [:], restrictions: [String: String] = [:]) {
        self.releases = releases
        self.aliases = aliases
        self.restrictions = restrictions
    }
}
