import QuickActionModel

/// A blank at an end of a text.
struct TextEdgeWhitespace: TextRule {
    static let rule = Rule(
        "text/edge-whitespace", .warning, "Titles and subtitles neither begin nor end with a blank",
        because: "The property list keeps the blank, and the text stands askew in the menu.",
        details: RuleDetails(
            fix: .safe,
            examples: RuleExamples(
                passing: ["Search", "New Note | In all lists"],
                failing: ["↓ ↑Search", "Search↓  ↑", "Search↓\u{A0}↑", "Search | ↓ ↑In all lists"])))

    func check(_ text: ShownText, _ list: inout FindingList) {
        let scalars = text.text.unicodeScalars
        guard let first = scalars.first, let last = scalars.last, ScalarKind.isBlank(first) || ScalarKind.isBlank(last) else {
            return
        }
        let count = text.traits.scalarCount
        let leading = scalars.prefix(while: ScalarKind.isBlank).count
        guard leading < count else {
            list.add(Self.rule, "\(text.field.rawValue) holds only blanks", "Give it a text, or remove it.", at: text.whole)
            return
        }
        let trailing = scalars.reversed().prefix(while: ScalarKind.isBlank).count
        if leading > 0 { report(text, 0, leading, "begins", &list) }
        if trailing > 0 { report(text, count - trailing, trailing, "ends", &list) }
    }

    private func report(_ text: ShownText, _ start: Int, _ length: Int, _ verb: String, _ list: inout FindingList) {
        list.add(
            Self.rule, "\(text.name) \(verb) with a blank", "Remove it.", at: text.part(start, length),
            fixes: [text.fix("Remove the blank", start, length, with: "", isSafe: true)])
    }
}
