public import QuickActionModel

/// A rule as its page tells it: its texts, what the configuration makes of it, and its examples read.
public struct RuleSheet: Sendable {
    /// The rule.
    public var rule: Rule
    /// What the configuration makes of it.
    public var standing: RuleStanding
    /// Inputs that are right, and inputs that are not; asked for when the page is drawn.
    public var examples: @Sendable () -> (passing: [ShownExample], failing: [ShownExample])

    /// A sheet; without a standing the rule is as it is by default.
    public init(
        _ rule: Rule, standing: RuleStanding? = nil,
        examples: @escaping @Sendable () -> (passing: [ShownExample], failing: [ShownExample]) = { ([], []) }
    ) {
        self.rule = rule
        self.standing = standing ?? RuleStanding(rule)
        self.examples = examples
    }
}

/// One example of a rule, ready to be drawn.
public struct ShownExample: Sendable {
    /// The lines without marks.
    public var lines: [String]
    /// The marked spots; lines are 1-based.
    public var spots: [SourceLocation]
    /// The app that the lines describe.
    public var app: AppCatalog
    /// What the rule finds in it.
    public var findings: [Finding]

    /// An example of its parts.
    public init(lines: [String], spots: [SourceLocation] = [], app: AppCatalog, findings: [Finding] = []) {
        self.lines = lines
        self.spots = spots
        self.app = app
        self.findings = findings
    }
}

/// What is known of the rules beside the findings: the rules themselves, what was accepted, and what could not be asked.
public struct CheckedRules: Sendable {
    /// Every rule by id; without any, there are no pages about rules and findings.
    public var sheets: [RuleSheet]
    /// Findings that somebody accepted, in the order of all lists of findings.
    public var accepted: [SuppressedFinding]
    /// Rules that could not be asked, by id.
    public var notChecked: [UncheckedRule]

    /// Nothing known unless given.
    public init(sheets: [RuleSheet] = [], accepted: [SuppressedFinding] = [], notChecked: [UncheckedRule] = []) {
        self.sheets = sheets
        self.accepted = accepted
        self.notChecked = notChecked
    }
}
