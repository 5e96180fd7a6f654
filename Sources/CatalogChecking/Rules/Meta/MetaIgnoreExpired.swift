import QuickActionModel

/// A suppression past its end.
struct MetaIgnoreExpired: SettingRule {
    static let rule = Rule(
        "meta/ignore-expired", .error, "No suppression is past its end",
        because: "Somebody promised to mend it by that day.",
        details: RuleDetails(
            examples: RuleExamples(
                passing: ["Search…\n@today=2026-11-30\n@ignore=title/ellipsis until 2026-11-30 because it opens the chooser"],
                failing: [
                    "Search…\n@today=2026-12-01\n@ignore=↓title/ellipsis↑ until 2026-11-30 because it opens the chooser",
                    "Search…\n@today=2026-12-01\n@ignore=↓title/ellipsis↑ until soon because it opens the chooser",
                ])))
}
