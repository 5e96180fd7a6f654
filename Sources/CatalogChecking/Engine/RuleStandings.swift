public import QuickActionModel

/// What the configuration makes of the rules, for the catalog and for each app that has settings of its own.
public struct RuleStandings: Sendable {
    private let common: RuleOptions
    private let own: [(app: String, options: RuleOptions)]

    /// The standings under the catalog's settings and those of its apps.
    public init(settings: CheckSettings, apps: [AppCatalog]) {
        common = RuleOptions(settings.rules)
        own = apps.filter { !$0.checks.rules.isEmpty }.map { app in
            (app.id, RuleOptions(settings.rules + app.checks.rules))
        }
    }

    /// The standing of a rule.
    public func standing(of rule: Rule) -> RuleStanding {
        var standing = RuleStanding(isOn: common.isOn(rule), severity: common.severity(rule.id) ?? rule.severity)
        standing.options = rule.details.options.compactMap { fact in
            common.values(rule, fact.name).map { RuleOption(name: fact.name, values: $0) }
        }
        for (app, options) in own {
            let isOn = options.isOn(rule)
            let severity = options.severity(rule.id) ?? rule.severity
            guard isOn != standing.isOn || severity != standing.severity else { continue }
            standing.apps.append(RuleStanding.AppStanding(app: app, isOn: isOn, severity: severity))
        }
        return standing
    }
}
