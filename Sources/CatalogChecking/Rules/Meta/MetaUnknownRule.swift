import QuickActionModel

/// A setting or a suppression of a rule that does not exist.
struct MetaUnknownRule: SettingRule {
    static let rule = Rule(
        "meta/unknown-rule", .error, "Settings and suppressions name rules that exist",
        because: "A misspelt id has no effect, and nobody notices.",
        details: RuleDetails(
            fix: .suggestion,
            examples: RuleExamples(
                passing: ["Search…\n@ignore=title/ellipsis because it opens the chooser"],
                failing: ["Search…\n@ignore=↓title/elipsis↑ because it opens the chooser"])))
}
