import QuickActionModel

/// A type that the app does not handle.
struct UnhandledType: AppRule {
    static let rule = Rule(
        "handler/unhandled-type", .warning, "The app handles every type that it declares",
        because: "A tap opens the app and nothing happens, or the app stops at a type that it does not know.",
        details: RuleDetails(
            source: .article("The app decides by the type what to do."),
            examples: RuleExamples(
                passing: ["@handled=addPlant\nAdd Plant ; type=addPlant", "Add Plant ; type=addPlants"],
                failing: ["@handled=addPlant\nAdd Plant ; type=↓addPlants"])))

    func check(_ app: AppScope, _ list: inout FindingList) {
        guard let handled = app.app.lifecycle.handledTypes else { return }
        let known = Set(handled)
        var told: Set<ByteText> = []
        for item in app.menus.flatMap(\.items)
        where !known.contains(item.item.key.type) && told.insert(item.item.key.type).inserted {
            let type = item.item.key.type.string
            let nearest = NearestName.question(type, in: handled.map(\.string))
            list.add(
                Self.rule, "type \"\(type)\" is not among the types that the app handles",
                nearest.isEmpty ? "Handle it, or add it to handledTypes in app.yaml." : nearest, at: item.typePlace)
        }
    }
}
