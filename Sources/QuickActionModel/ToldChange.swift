/// A change in words for people, for lists on pages.
public struct ToldChange: Sendable, Hashable {
    /// Id of the app.
    public var app: String
    /// Version of the release before.
    public var from: String
    /// Version of the release now; nil when the app does not say.
    public var to: String?
    /// How much it matters.
    public var level: ChangeLevel
    /// One sentence.
    public var text: String
    /// The quick action, where it is about one.
    public var key: ActionKey?
    /// Fingerprint of the change, for a link to it on the page of its release.
    public var fingerprint: String?

    /// A change of its parts.
    public init(
        app: String, from: String, to: String?, level: ChangeLevel, text: String, key: ActionKey? = nil,
        fingerprint: String? = nil
    ) {
        self.app = app
        self.from = from
        self.to = to
        self.level = level
        self.text = text
        self.key = key
        self.fingerprint = fingerprint
    }
}
