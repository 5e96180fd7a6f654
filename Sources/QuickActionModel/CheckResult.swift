/// What checking a catalog gives.
public struct CheckResult: Sendable {
    /// What is wrong, in the order of all lists of findings.
    public var findings: [Finding] = []
    /// What is wrong and accepted, in the same order.
    public var suppressed: [SuppressedFinding] = []
    /// Rules that could not be asked, each once, by id.
    public var notChecked: [UncheckedRule] = []

    /// Nothing found.
    public init() {}
}

/// A finding that somebody accepted.
public struct SuppressedFinding: Sendable, Hashable {
    /// The finding.
    public var finding: Finding
    /// Why it is accepted.
    public var reason: String?
    /// Where that is written.
    public var location: SourceLocation?

    /// A finding with the entry that accepts it.
    public init(finding: Finding, reason: String? = nil, location: SourceLocation? = nil) {
        self.finding = finding
        self.reason = reason
        self.location = location
    }
}

/// A rule that needs something that was not given.
public struct UncheckedRule: Sendable, Hashable, CustomStringConvertible {
    /// Id of the rule.
    public var rule: String
    /// What is missing, for example "no symbol table".
    public var reason: String

    /// A rule with what is missing.
    public init(rule: String, reason: String) {
        self.rule = rule
        self.reason = reason
    }

    /// `icon/unknown-symbol: no symbol table`.
    public var description: String { "\(rule): \(reason)" }
}
