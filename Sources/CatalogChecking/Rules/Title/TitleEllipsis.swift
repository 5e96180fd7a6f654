import QuickActionModel

/// A title that promises a further choice.
struct TitleEllipsis: TextRule {
    static let rule = Rule(
        "title/ellipsis", .info, "An ellipsis stands only where the action needs more input",
        because: "People take the ellipsis as a sign that something must be chosen before anything happens.",
        details: RuleDetails(
            source: .menus("Use an ellipsis when the action needs more information before it can be done."), fix: .suggestion,
            examples: RuleExamples(passing: ["Search", "Scan | In 2 minutes…"], failing: ["Search↓…↑"])))

    func check(_ text: ShownText, _ list: inout FindingList) {
        guard !text.traits.isASCII, text.field == .title, text.isWording, text.text.hasSuffix("…") else { return }
        let start = text.traits.scalarCount - 1
        list.add(
            Self.rule, "\(text.name) ends in an ellipsis",
            "Keep it if the action asks for something first, and accept this finding with that reason. Remove it otherwise.",
            at: text.part(start, 1), fixes: [text.fix("Remove the ellipsis", start, 1, with: "", isSafe: false)])
    }
}
