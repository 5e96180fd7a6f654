/// What the configuration makes of one rule.
public struct RuleStanding: Sendable, Hashable {
    /// Whether the rule is asked of apps without settings of their own.
    public var isOn: Bool
    /// The severity that its findings get there.
    public var severity: Severity
    /// Configured options, those of its category included.
    public var options: [RuleOption]
    /// Apps that have another choice, by id, in the order of the catalog.
    public var apps: [AppStanding]

    /// A standing of its parts.
    public init(isOn: Bool, severity: Severity, options: [RuleOption] = [], apps: [AppStanding] = []) {
        self.isOn = isOn
        self.severity = severity
        self.options = options
        self.apps = apps
    }

    /// What one app makes of the rule where that differs.
    public struct AppStanding: Sendable, Hashable {
        /// Id of the app.
        public var app: String
        /// Whether the rule is asked.
        public var isOn: Bool
        /// The severity of its findings.
        public var severity: Severity

        /// A standing in one app.
        public init(app: String, isOn: Bool, severity: Severity) {
            self.app = app
            self.isOn = isOn
            self.severity = severity
        }
    }

    /// The standing of a rule that nobody configures.
    public init(_ rule: Rule) {
        self.init(isOn: !rule.details.isOff, severity: rule.severity)
    }
}
