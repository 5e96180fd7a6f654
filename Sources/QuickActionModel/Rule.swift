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
    /// Source, options, fix and examples.
    public let details: RuleDetails

    /// A rule with its texts.
    public init(
        _ id: String, _ severity: Severity, _ summary: String, because reason: String, details: RuleDetails = RuleDetails()
    ) {
        self.id = id
        self.severity = severity
        self.summary = summary
        self.reason = reason
        self.details = details
    }

    /// The part before the slash.
    public var category: String { String(id.prefix { $0 != "/" }) }

    /// Equal ids, since an id is a rule's name for ever.
    public static func == (a: Rule, b: Rule) -> Bool { a.id.hasSameBytes(as: b.id) }

    /// Feeds the id.
    public func hash(into hasher: inout Hasher) { hasher.combine(ByteText(id)) }
}
