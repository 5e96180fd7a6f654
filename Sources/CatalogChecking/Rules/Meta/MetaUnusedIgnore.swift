import QuickActionModel

/// A suppression that accepts nothing.
struct MetaUnusedIgnore: SettingRule {
    static let rule = Rule(
        "meta/unused-ignore", .warning, "Every suppression accepts a finding",
        because: "An old suppression hides the next finding of its kind.",
        details: RuleDetails(
            fix: .safe,
            examples: RuleExamples(
                passing: ["Search…\n@ignore=title/ellipsis because it opens the chooser"],
                failing: ["Search\n@ignore=↓title/ellipsis↑ because it opens the chooser"])))
}
