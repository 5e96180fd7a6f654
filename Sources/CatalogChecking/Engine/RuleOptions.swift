import QuickActionModel

/// Configured severities and options of every rule, for the catalog or for one app.
struct RuleOptions: Sendable {
    /// What is configured of one rule.
    private struct Choice {
        var severity: Severity?
        var isOff: Bool?
        var options: [String: [String]] = [:]
    }

    /// How texts are measured.
    let fitting: any TextFitting
    /// Names of symbols.
    let symbols: SymbolTable?
    private var byRule: [String: Choice] = [:]
    private var byCategory: [String: Choice] = [:]

    /// Later settings win, and a rule's own setting wins over its category's.
    init(_ settings: [RuleSetting] = [], inputs: CheckInputs = CheckInputs()) {
        fitting = inputs.fitting
        symbols = inputs.symbols
        for setting in settings {
            if setting.rule.hasSuffix("/*") {
                Self.add(setting, to: &byCategory[String(setting.rule.dropLast(2)), default: Choice()])
            } else {
                let id = RuleTable.id(of: setting.rule) ?? setting.rule
                Self.add(setting, to: &byRule[id, default: Choice()])
            }
        }
    }

    private static func add(_ setting: RuleSetting, to choice: inout Choice) {
        if setting.isOff {
            choice.isOff = true
        } else if let severity = setting.severity {
            choice.severity = severity
            choice.isOff = false
        } else if setting.isLocked {
            // Otherwise an app could turn the rule off with its whole category.
            choice.isOff = choice.isOff ?? false
        }
        for option in setting.options { choice.options[option.name] = option.values }
    }

    /// Whether a rule is asked.
    func isOn(_ rule: Rule) -> Bool {
        if let isOff = byRule[rule.id]?.isOff { return !isOff }
        // A category's severity does not wake a rule that sleeps by default.
        if byCategory[rule.category]?.isOff == true { return false }
        return !rule.details.isOff
    }

    /// The severity of a rule's findings; nil for the one that they have.
    func severity(_ id: String) -> Severity? {
        byRule[id]?.severity ?? byCategory[String(id.prefix { $0 != "/" })]?.severity
    }

    /// Whether a finding of a reader is left out.
    func isOff(_ id: String) -> Bool {
        byRule[id]?.isOff ?? byCategory[String(id.prefix { $0 != "/" })]?.isOff ?? false
    }

    /// The values of an option; nil when not configured.
    func values(_ rule: Rule, _ option: String) -> [String]? {
        byRule[rule.id]?.options[option] ?? byCategory[rule.category]?.options[option]
    }

    /// The one value of an option.
    func word(_ rule: Rule, _ option: String) -> String? { values(rule, option)?.first }

    /// A number from 1 to 1,000.
    func number(_ rule: Rule, _ option: String) -> Int? {
        word(rule, option).flatMap { Int($0) }.flatMap { (1...1000).contains($0) ? $0 : nil }
    }
}
