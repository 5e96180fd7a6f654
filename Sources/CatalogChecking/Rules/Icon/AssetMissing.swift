import QuickActionModel

/// An icon file that the app does not have.
struct AssetMissing: ItemRule {
    static let rule = Rule(
        "icon/asset-missing", .error, "Icon files exist in the app",
        because: "The system draws a small dot for a name that it does not find.",
        details: RuleDetails(
            source: .items("The file is an image of the app's bundle or of its asset catalog."),
            examples: RuleExamples(
                passing: [
                    "@asset=SavedItems catalog\nSaved ; file=SavedItems", "@asset=cart.png\nCart ; file=cart", "A ; file=x",
                ],
                failing: ["@asset=SavedItems catalog\nSaved ; file=↓SavedItem"])))

    static func missing(in inputs: CheckInputs) -> String? { inputs.assets == nil ? "no list of images" : nil }

    func check(_ item: ItemScope, _ list: inout FindingList) {
        guard let assets = item.facts.assets else { return }
        for icon in item.item.icon.declared where icon.kind == .file && !icon.name.isEmpty && assets.facts(of: icon.name) == nil {
            let nearest = NearestName.question(icon.name, in: assets.sortedNames)
            list.add(
                Self.rule, "icon file \"\(icon.name)\" is not among the images of the app",
                nearest.isEmpty ? "Add the image to the app's main bundle or asset catalog." : nearest, at: item.place(icon))
        }
    }
}
