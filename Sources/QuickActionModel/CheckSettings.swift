/// How findings are made and which of them stay quiet.
public struct CheckSettings: Sendable, Hashable {
    /// Severities and options of rules, in configured order.
    public var rules: [RuleSetting] = []
    /// Words with a spelling of their own and words to avoid.
    public var terms = TermSettings()
    /// Texts that may stay as they are in every language.
    public var sameAsSource: [String] = []
    /// Meanings and what stands for them.
    public var concepts: [Concept] = []
    /// Findings that are accepted.
    public var ignore: [IgnoreEntry] = []
    /// What happens to personal data; nil when not configured here.
    public var privacy: PrivacyMode?

    /// Nothing configured.
    public init() {}
}

/// What happens to names, addresses, numbers and tokens in exports.
public enum PrivacyMode: String, Sendable, CaseIterable {
    /// They are reported.
    case warn
    /// They are replaced directly after reading.
    case redact
}

/// Brand words and forbidden words.
public struct TermSettings: Sendable, Hashable {
    /// Words in the spelling that they must have.
    public var brands: [String] = []
    /// Words that must not be used.
    public var forbidden: [String] = []

    /// No words.
    public init() {}
}

/// One meaning with what stands for it across apps.
public struct Concept: Sendable, Hashable {
    /// The meaning, for example "compose".
    public var name: String
    /// Titles that mean it.
    public var titles: [String] = []
    /// Symbols that mean it.
    public var symbols: [String] = []

    /// A meaning with what stands for it.
    public init(name: String, titles: [String] = [], symbols: [String] = []) {
        self.name = name
        self.titles = titles
        self.symbols = symbols
    }
}

/// Severity and options of one rule, or of a category with `*`.
public struct RuleSetting: Sendable, Hashable {
    /// Rule id, or `category/*`.
    public var rule: String
    /// Another severity; nil for the rule's own.
    public var severity: Severity?
    /// Whether the rule is off.
    public var isOff = false
    /// Whether apps can neither configure the rule nor accept its findings.
    public var isLocked = false
    /// Further options by name, each with its values.
    public var options: [RuleOption] = []
    /// Where it is configured.
    public var location: SourceLocation?

    /// A rule with what is configured of it.
    public init(
        rule: String, severity: Severity? = nil, isOff: Bool = false, options: [RuleOption] = [], location: SourceLocation? = nil
    ) {
        self.rule = rule
        self.severity = severity
        self.isOff = isOff
        self.options = options
        self.location = location
    }
}

/// One option of a rule.
public struct RuleOption: Sendable, Hashable {
    /// Its name.
    public var name: String
    /// Its values; one for a plain value.
    public var values: [String]

    /// An option with its values.
    public init(name: String, values: [String]) {
        self.name = name
        self.values = values
    }
}
