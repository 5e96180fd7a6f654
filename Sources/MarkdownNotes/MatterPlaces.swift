public import QuickActionModel

/// Where the texts of a note's front matter stand, in the order of the lists of `NoteMatter`.
public struct MatterPlaces: Sendable, Hashable {
    /// Place of each alias.
    public var aliases: [SourceLocation] = []
    /// Place of each rule id.
    public var rules: [SourceLocation] = []
    /// Place of each app id.
    public var apps: [SourceLocation] = []
    /// Place of each type or `action:` link.
    public var actions: [SourceLocation] = []
    /// Place of the one type that a design note is tied to.
    public var action: SourceLocation?

    /// No places, as for a note without front matter.
    public init() {}
}
