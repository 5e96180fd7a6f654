import QuickActionModel

/// Quick actions where no Home Screen shows them.
struct Platform: MenuRule {
    static let rule = Rule(
        "structure/platform", .info, "Quick actions stand in the property list of an app for iOS or iPadOS",
        because: "Other systems and extensions have no such menu; what is declared there is never read.",
        details: RuleDetails(
            source: .quickActions("Not supported in macOS, tvOS, visionOS, or watchOS."),
            examples: RuleExamples(
                passing: ["Search", "@bundle=macApp\n@dynamic=a\nAnn"],
                failing: ["@bundle=macApp\n↓Search", "@bundle=appExtension\n↓Search\nShare"])))

    func check(_ menu: MenuScope, _ list: inout FindingList) {
        guard menu.menu.kind == .static, menu.bundleKind != .app, let first = menu.items.first else { return }
        list.add(
            Self.rule, "\(menu.name) belongs to \(menu.bundleKind.name), which shows no quick actions",
            "Move the list to the app's own property list, or remove it.", at: first.titleText?.whole ?? first.place)
    }
}
