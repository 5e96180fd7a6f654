public import QuickActionModel

/// How changes between releases are told.
public struct ChangeSettings: Sendable, Hashable {
    /// Level of each kind of change that has another one than usual.
    public var levels: [ChangeKind: ChangeLevel] = [:]
    /// File of wording overrides.
    public var wording: String?
    /// Markdown template of release notes.
    public var template: String?

    /// Nothing configured.
    public init() {}
}
