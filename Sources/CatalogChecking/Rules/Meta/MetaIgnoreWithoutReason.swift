import QuickActionModel

/// A suppression without a reason.
struct MetaIgnoreWithoutReason: SettingRule {
    static let rule = Rule(
        "meta/ignore-without-reason", .warning, "Every suppression says why",
        because: "Without a reason nobody dares to remove it.",
        details: RuleDetails(
            examples: RuleExamples(
                passing: ["Search…\n@ignore=title/ellipsis because it opens the chooser"],
                failing: ["Search…\n@ignore=↓title/ellipsis↑"])))
}
