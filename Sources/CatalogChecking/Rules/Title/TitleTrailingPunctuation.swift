import QuickActionModel

/// A label that ends like a sentence.
struct TitleTrailingPunctuation: TextRule {
    static let rule = Rule(
        "title/trailing-punctuation", .warning, "Titles do not end in punctuation",
        because: "A title is a label. A mark at its end takes room and makes it read like the beginning of a sentence.",
        details: RuleDetails(
            source: .quickActions("Keep the text short and leave out what is extraneous."), fix: .safe,
            examples: RuleExamples(
                passing: ["Search", "Search…", "Scan...", "Buy at Inc.", "Call Ann | Now."],
                failing: ["Search↓.↑", "Search↓:↑", "What’s New↓?↑", "Go↓!!↑", "検索↓。↑"])))

    func check(_ text: ShownText, _ list: inout FindingList) {
        guard text.field == .title, let last = text.text.unicodeScalars.last, Self.marks.contains(last), text.isWording else {
            return
        }
        let marks = text.text.unicodeScalars.reversed().prefix { Self.marks.contains($0) }
        let count = marks.count
        let lower = text.words.last?.lower ?? ""
        if marks.allSatisfy({ $0 == "." }), count >= 3 || Self.abbreviations.contains(lower) || lower.contains(".") { return }
        let start = text.traits.scalarCount - count
        guard start > 0 else { return }
        let isSafe = marks.allSatisfy { ".,:;".unicodeScalars.contains($0) }
        let found = String(String.UnicodeScalarView(marks.reversed()))
        list.add(
            Self.rule, "\(text.name) ends in \"\(found)\"", "Remove it: a title is a label, not a sentence.",
            at: text.part(start, count), fixes: [text.fix("Remove \"\(found)\"", start, count, with: "", isSafe: isSafe)])
    }

    private static let marks = Set(".,:;!?\u{061F}\u{3002}\u{FF01}\u{FF1F}\u{060C}\u{061B}\u{0964}".unicodeScalars)
    private static let abbreviations: Set<String> = ["inc", "co", "ltd", "st", "jr", "sr", "dr", "etc", "no", "vol", "misc"]
}
