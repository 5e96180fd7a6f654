import QuickActionModel

/// A dynamic type of the former release that nobody handles any more.
struct StaleType: AppRule {
    static let rule = Rule(
        "dynamic/stale-type", .error, "Dynamic types of the former release are still handled",
        because: "After an update the old menu stays until the app runs, so a tap sends a type of the former release.",
        details: RuleDetails(
            source: .article("Quick actions of an older release can reach a newer one."),
            examples: RuleExamples(
                passing: [
                    "@previous=fav\n@dynamic=a\nAnn ; type=fav", "@previous=tweet\n@retired=tweet\nPost",
                    "@previous=fav\n@handled=fav\nPost",
                ],
                failing: ["@previous=tweet\nPost"])))

    static func missing(in inputs: CheckInputs) -> String? {
        inputs.previousTypes == nil ? "no former release" : nil
    }

    func check(_ app: AppScope, _ list: inout FindingList) {
        guard let previous = app.inputs.previousTypes?[app.app.id] else { return }
        let lifecycle = app.app.lifecycle
        var known = Set(lifecycle.handledTypes ?? [])
        known.formUnion(lifecycle.retired.map(\.type))
        known.formUnion(lifecycle.renames.map(\.from))
        for menu in app.menus { known.formUnion(menu.items.map(\.item.key.type)) }
        for type in Set(previous.map { ByteText($0) }).subtracting(known).sorted() {
            list.add(
                Self.rule, "dynamic type \"\(type)\" of the former release is neither handled nor retired",
                "Keep handling it, and list it under retired or handledTypes in app.yaml.", at: app.place(app.location))
        }
    }
}
