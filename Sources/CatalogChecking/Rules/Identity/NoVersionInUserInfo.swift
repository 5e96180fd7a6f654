import QuickActionModel

/// A dynamic quick action that does not say which version made it.
struct NoVersionInUserInfo: ItemRule {
    static let rule = Rule(
        "identity/no-version-in-userinfo", .info, "Dynamic quick actions tell the version of the app that made them",
        because:
            "After an update the old menu stays until the app runs. A version lets the app handle what an older one has set.",
        details: RuleDetails(
            source: .article("A version in userInfo is one way to handle quick actions of an older release."),
            options: [RuleOptionFact("key", "Key of userInfo that holds the version; version by default.")], isOff: true,
            examples: RuleExamples(
                passing: [
                    "@dynamic=a\nAnn ; userInfo=id:1,version:4.2", "Search",
                    "@option=identity/no-version-in-userinfo key v\n@dynamic=a\nAnn ; userInfo=v:1",
                ],
                failing: ["@dynamic=a\nAnn ; userInfo=↓id:1", "@dynamic=a\n↓Ann"])))

    private var key: ByteText = "version"

    init() {}
    init(_ options: RuleOptions) {
        if let key = options.word(Self.rule, "key") { self.key = ByteText(key) }
    }

    func check(_ item: ItemScope, _ list: inout FindingList) {
        guard !item.isStatic, item.item.userInfo?[key] == nil else { return }
        list.add(
            Self.rule, "userInfo of \(item.name) has no \(key)", "Add the app's version when the quick action is set.",
            at: item.place(item.item.source.userInfo, "userInfo"))
    }
}
