import QuickActionModel

/// The name of an asset with the ending of a file.
struct HasExtension: ItemRule {
    static let rule = Rule(
        "icon/has-extension", .warning, "Images of an asset catalog are named without an ending",
        because: "An asset catalog has names, not files; with an ending the image may not be found.",
        details: RuleDetails(
            source: .items("The file is an image of the app's bundle or of its asset catalog."), fix: .safe,
            examples: RuleExamples(
                passing: ["@asset=cart catalog\nCart ; file=cart", "@asset=cart.png\nCart ; file=cart.png"],
                failing: ["@asset=cart catalog\nCart ; file=↓cart.png"])))

    static func missing(in inputs: CheckInputs) -> String? { inputs.assets == nil ? "no list of images" : nil }

    func check(_ item: ItemScope, _ list: inout FindingList) {
        guard let assets = item.facts.assets else { return }
        for icon in item.item.icon.declared where icon.kind == .file {
            guard let bare = AssetTable.bareName(icon.name), assets.assets[ByteText(bare)]?.isInAssetCatalog == true,
                assets.assets[ByteText(icon.name)] == nil
            else { continue }
            list.add(
                Self.rule, "icon file \"\(icon.name)\" stands in an asset catalog as \"\(bare)\"", "Leave the ending out.",
                at: item.place(icon), fixes: [Fix("Write \(bare)", at: icon.location, from: icon.name, to: bare, isSafe: true)])
        }
    }
}
