import QuickActionModel

/// An icon file of another size than the system wants.
struct IconSize: ItemRule {
    static let rule = Rule(
        "icon/size", .info, "Icon files are square, 35 points a side",
        because: "Another size is scaled, and another shape is squeezed or stands askew.",
        details: RuleDetails(
            source: .quickActions("Images of quick actions have 35 by 35 points at most."),
            examples: RuleExamples(
                passing: [
                    "@asset=cart 105x105 clear\nCart ; file=cart", "@asset=cart 35x35\nCart ; file=cart",
                    "@asset=cart catalog\nCart ; file=cart",
                ],
                failing: ["@asset=cart 64x48 clear\nCart ; file=↓cart", "@asset=cart 300x300\nCart ; file=↓cart"])))

    static func missing(in inputs: CheckInputs) -> String? { inputs.assets == nil ? "no list of images" : nil }

    func check(_ item: ItemScope, _ list: inout FindingList) {
        for icon in item.item.icon.declared where icon.kind == .file {
            guard let size = item.facts.assets?.facts(of: icon.name)?.pixels else { continue }
            let isSquare = size.width == size.height
            // 27 points are the target of the guidelines, so everything up to 35 points at three pixels is right.
            guard !isSquare || size.width > 105 else { continue }
            list.add(
                Self.rule, "icon file \"\(icon.name)\" has \(size.width) × \(size.height) pixels",
                "Make it square, with 35, 70 and 105 pixels a side, or use a vector.", at: item.place(icon))
        }
    }
}
