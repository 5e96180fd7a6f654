import QuickActionModel

/// Rules that the catalog has locked: apps can neither configure them nor accept their findings.
struct LockedRules: Sendable {
    private let rules: Set<String>
    private let categories: Set<String>

    init(_ settings: [RuleSetting]) {
        let names = settings.filter(\.isLocked).map(\.rule)
        categories = Set(names.filter { $0.hasSuffix("/*") }.map { String($0.dropLast(2)) })
        rules = Set(names.filter { !$0.hasSuffix("/*") }.map { RuleTable.id(of: $0) ?? $0 })
    }

    /// Whether a rule is locked.
    func hold(_ rule: String) -> Bool {
        if rules.isEmpty, categories.isEmpty { return false }
        return rules.contains(RuleTable.id(of: rule) ?? rule) || categories.contains(String(rule.prefix { $0 != "/" }))
    }

    /// Settings of an app without those of locked rules; one of a whole category leaves the locked rules of it alone.
    func free(_ settings: [RuleSetting]) -> [RuleSetting] {
        rules.isEmpty && categories.isEmpty ? settings : settings.filter { !hold($0.rule) }
    }
}
