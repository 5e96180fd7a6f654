import QuickActionModel

/// The rules that are asked of an app, ready to run.
struct RuleSet: Sendable {
    let options: RuleOptions
    private(set) var texts: [any TextRule] = []
    private(set) var english: [any EnglishRule] = []
    private(set) var items: [any ItemRule] = []
    private(set) var menus: [any MenuRule] = []
    private(set) var apps: [any AppRule] = []
    /// Ids of the rules about suppressions and settings.
    private(set) var settings: Set<String> = []
    private(set) var notChecked: [UncheckedRule] = []

    init(_ settings: [RuleSetting], _ inputs: CheckInputs, only: Set<String>?) {
        options = RuleOptions(settings, inputs: inputs)
        for type in RuleTable.checks {
            guard only?.contains(type.rule.id) ?? options.isOn(type.rule) else { continue }
            if let reason = type.missing(in: inputs) {
                notChecked.append(UncheckedRule(rule: type.rule.id, reason: reason))
                continue
            }
            add(type.init(options))
        }
    }

    private mutating func add(_ rule: any CatalogRule) {
        if let rule = rule as? any TextRule { texts.append(rule) }
        if let rule = rule as? any EnglishRule { english.append(rule) }
        if let rule = rule as? any ItemRule { items.append(rule) }
        if let rule = rule as? any MenuRule { menus.append(rule) }
        if let rule = rule as? any AppRule { apps.append(rule) }
        if rule is any SettingRule { settings.insert(type(of: rule).rule.id) }
    }
}
