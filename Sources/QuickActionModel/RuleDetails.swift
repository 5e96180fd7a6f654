/// What a rule's page says beside its texts.
public struct RuleDetails: Sendable {
    /// Who says so; nil where the rule follows from the format itself.
    public var source: RuleSource?
    /// What can be set.
    public var options: [RuleOptionFact]
    /// Whether a fix is offered.
    public var fix: FixKind
    /// Whether the rule is silent unless the configuration gives it a severity.
    public var isOff: Bool
    /// First version that has the rule.
    public var since: String
    /// Former ids.
    public var aliases: [String]
    /// Inputs that are right and inputs that are not.
    public var examples: RuleExamples

    /// Details; everything has a default.
    public init(
        source: RuleSource? = nil, options: [RuleOptionFact] = [], fix: FixKind = .none, isOff: Bool = false,
        since: String = "0.1", aliases: [String] = [], examples: RuleExamples = RuleExamples()
    ) {
        self.source = source
        self.options = options
        self.fix = fix
        self.isOff = isOff
        self.since = since
        self.aliases = aliases
        self.examples = examples
    }
}

/// Where a rule comes from.
public struct RuleSource: Sendable, Hashable {
    /// Title of the page.
    public var title: String
    /// Its address.
    public var url: String
    /// What it says, in few words of our own.
    public var words: String

    /// A page with what it says.
    public init(_ title: String, _ url: String, _ words: String) {
        self.title = title
        self.url = url
        self.words = words
    }
}

/// One option that a rule understands.
public struct RuleOptionFact: Sendable, Hashable {
    /// Its name.
    public var name: String
    /// What it means, with its default.
    public var summary: String
    /// The words that it takes; empty when it takes texts or numbers.
    public var values: [String]

    /// An option with its meaning.
    public init(_ name: String, _ summary: String, values: [String] = []) {
        self.name = name
        self.summary = summary
        self.values = values
    }
}

/// Whether the findings of a rule come with a fix.
public enum FixKind: String, Sendable, CaseIterable {
    /// A person has to decide.
    case none
    /// The fix is shown, and applied when asked for.
    case suggestion
    /// The fix cannot change what the app or its translations do.
    case safe
}

/// Inputs for and against a rule in a short notation: one quick action a line, the spot of a finding between `↓` and `↑`.
public struct RuleExamples: Sendable, Hashable {
    /// Inputs without a finding.
    public var passing: [String]
    /// Inputs with one finding at each mark.
    public var failing: [String]

    /// Examples; both lists may be empty for rules of the readers.
    public init(passing: [String] = [], failing: [String] = []) {
        self.passing = passing
        self.failing = failing
    }
}
