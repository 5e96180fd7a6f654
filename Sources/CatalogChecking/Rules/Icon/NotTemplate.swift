import QuickActionModel

/// An icon file without transparent parts.
struct NotTemplate: ItemRule {
    static let rule = Rule(
        "icon/not-template", .warning, "Icon files are template images",
        because: "Only the transparency of the image counts: without any, people see a solid block.",
        details: RuleDetails(
            source: .icon("The image is a template: only its alpha values are used."),
            examples: RuleExamples(
                passing: ["@asset=cart 105x105 clear\nCart ; file=cart", "@asset=cart catalog\nCart ; file=cart"],
                failing: ["@asset=cart 105x105 opaque\nCart ; file=↓cart"])))

    static func missing(in inputs: CheckInputs) -> String? { inputs.assets == nil ? "no list of images" : nil }

    func check(_ item: ItemScope, _ list: inout FindingList) {
        for icon in item.item.icon.declared where icon.kind == .file {
            guard item.facts.assets?.facts(of: icon.name)?.isTransparent == false else { continue }
            list.add(
                Self.rule, "icon file \"\(icon.name)\" has no transparent pixel",
                "Draw the shape in one colour on a transparent ground.", at: item.place(icon))
        }
    }
}
