/// How changes between releases are told.
public struct ChangeSettings: Sendable, Hashable {
    /// Level of each kind of change that has another one than usual, in configured order.
    public var levels: [ChangeLevelSetting] = []
    /// File of wording overrides.
    public var wording: String?
    /// Markdown template of release notes.
    public var template: String?

    /// Nothing configured.
    public init() {}
}

/// The level of one kind of change.
public struct ChangeLevelSetting: Sendable, Hashable {
    /// Kind of change, for example `item.removed`.
    public var kind: String
    /// `breaking`, `notable`, `cosmetic` or `internal`.
    public var level: String

    /// The words that a level can be.
    public static let levels = ["breaking", "notable", "cosmetic", "internal"]
}
