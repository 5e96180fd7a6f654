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
        let lifecycle = app.app.lifecycle
        guard let handled = lifecycle.handledTypes else { return }
        let known = Set(handled)
        var told: Set<ByteText> = []
        for item in app.menus.flatMap(\.items) {
            let type = item.item.key.type
            guard !known.contains(type), told.insert(type).inserted, !type.string.isEmpty else { continue }
            if let handlers = lifecycle.handlers, handlers.mayHandle(type) { continue }
            report(item, handled.map(\.string), lifecycle.handlers, &list)
        }
    }

    private func report(_ item: ItemScope, _ handled: [String], _ handlers: HandlerFacts?, _ list: inout FindingList) {
        let type = item.item.key.type.string
        let last = type.split(separator: ".").last.map(String.init) ?? type
        let nearest = NearestName.of(type, in: handled) ?? NearestName.of(last, in: handled)
        let place = handlers?.types.first { $0.type.string == nearest }?.location
        var advice =
            handlers == nil ? "Handle it, or add it to handledTypes in app.yaml." : "Handle it, or name the file that does."
        if let nearest {
            advice = "Did you mean \"\(nearest)\"?"
            if type.contains("."), !nearest.contains("."), handlers?.comparesLastPart != true {
                advice += " The whole type is compared, not its last part."
            }
        }
        if let handlers { advice += " Looked at \(Self.names(handlers.files))." }
        list.add(
            Self.rule, "type \"\(type)\" is not among the types that the app handles", advice, at: item.typePlace,
            related: place.map { [RelatedLocation($0, "this one is handled")] } ?? [])
    }

    private static func names(_ files: [SourceLocation]) -> String {
        let names = files.prefix(3).map(\.displayPath).joined(separator: ", ")
        return files.count > 3 ? "\(names) and \(files.count - 3) more" : names
    }
}
