import QuickActionModel

/// An optional key with an empty text.
struct EmptyOptional: ItemRule {
    static let rule = Rule(
        "structure/empty-optional", .info, "Optional keys have a value or are left out",
        because: "An empty text says nothing, and readers wonder whether something is missing.",
        details: RuleDetails(
            source: .items("Subtitle and icon are optional."), fix: .safe,
            examples: RuleExamples(
                passing: ["Search", "Search | In all lists ; symbol=star"],
                failing: ["Search | ↓↑ ; symbol=star", "Search ; symbol=↓↑ ; icon=Search"])))

    func check(_ item: ItemScope, _ list: inout FindingList) {
        if let subtitle = item.item.subtitle, subtitle.value.isEmpty {
            report(item, "subtitle", at: item.place(subtitle.location, "subtitle"), &list)
        }
        // The readers tell an empty system type as one that does not exist.
        for icon in item.item.icon.declared where icon.name.isEmpty && icon.kind != .type {
            report(item, "icon \(icon.kind.rawValue)", at: item.place(icon), &list)
        }
    }

    private func report(_ item: ItemScope, _ field: String, at place: FindingPlace, _ list: inout FindingList) {
        list.add(
            Self.rule, "\(item.name) has an empty \(field)", "Leave the key out.", at: place,
            fixes: [Fix("Remove the key", edits: Edit.list(at: place.location, .removal), isSafe: true)])
    }
}
