/// One accepted finding: every part that is given must fit.
public struct IgnoreEntry: Sendable, Hashable {
    /// Rule id, or `category/*`.
    public var rule: String
    /// Id of the app.
    public var app: String?
    /// The quick action.
    public var action = IgnoredAction()
    /// `title`, `subtitle`, `icon`, `userInfo`, `type`.
    public var field: String?
    /// Language code.
    public var language: String?
    /// Why it is accepted.
    public var reason: String?
    /// Last day on which it counts, `YYYY-MM-DD`.
    public var until: String?
    /// Where it is configured.
    public var location: SourceLocation?
    /// Where its rule is named.
    public var ruleLocation: SourceLocation?

    /// An entry that names a rule and nothing else.
    public init(rule: String) { self.rule = rule }
}

/// The parts of a quick action's key that an accepted finding names.
public struct IgnoredAction: Sendable, Hashable {
    /// The type.
    public var type: ByteText?
    /// Static or dynamic.
    public var kind: ActionKind?
    /// The identity as it is written.
    public var identity: String?
    /// The device variant.
    public var variant: DeviceVariant?

    /// No part named.
    public init() {}
}
