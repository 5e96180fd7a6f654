/// What every finding of one id has in common.
///
/// The metadata stands in the model because readers emit findings, too.
public struct Rule: Sendable, Hashable {
    /// `category/kebab-name`, stable for ever.
    public let id: String
    /// Severity unless the configuration says otherwise.
    public let severity: Severity
    /// One sentence: what is checked.
    public let summary: String
    /// One or two sentences: why it matters to the people who use the app or the catalog.
    public let reason: String

    /// A rule with its texts.
    public init(_ id: String, _ severity: Severity, _ summary: String, because reason: String) {
        self.id = id
        self.severity = severity
        self.summary = summary
        self.reason = reason
    }

    /// The part before the slash.
    public var category: String { String(id.prefix { $0 != "/" }) }
}
