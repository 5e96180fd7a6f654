import QuickActionModel

/// A setting, a suppression or a guideline about a rule that does not exist.
struct MetaUnknownRule: SettingRule {
    static let rule = Rule(
        "meta/unknown-rule", .error, "Settings, suppressions and guidelines name rules that exist",
        because: "A misspelt id has no effect, and nobody notices.",
        details: RuleDetails(
            fix: .suggestion,
            examples: RuleExamples(
                passing: ["Search…\n@ignore=title/ellipsis because it opens the chooser"],
                failing: ["Search…\n@ignore=↓title/elipsis↑ because it opens the chooser"])))
}
