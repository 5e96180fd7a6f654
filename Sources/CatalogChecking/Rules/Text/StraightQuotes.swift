import QuickActionModel

/// Quotation marks of a typewriter.
struct StraightQuotes: TextRule {
    static let rule = Rule(
        "text/straight-quotes", .info, "Texts use curly quotation marks",
        because: "Straight marks are an inheritance of typewriters; the system's own texts use curly ones.",
        details: RuleDetails(
            source: .styleGuide("Use curly quotation marks and apostrophes."), fix: .suggestion, isOff: true,
            examples: RuleExamples(passing: ["What’s New", "6'"], failing: ["What↓'↑s New", "Play ↓\"↑Hits\""])))

    func check(_ text: ShownText, _ list: inout FindingList) {
        var before: Unicode.Scalar?
        for (index, scalar) in text.text.unicodeScalars.enumerated() {
            defer { before = scalar }
            guard scalar == "'" || scalar == "\"" else { continue }
            // Feet and inches.
            if let before, (48...57).contains(before.value) { continue }
            let isApostrophe = scalar == "'" && before.map(\.properties.isAlphabetic) ?? false
            list.add(
                Self.rule, "\(text.name) has a straight \(scalar)", "Use the curly mark of the language.",
                at: text.part(index, 1),
                fixes: isApostrophe ? [text.fix("Write ’", index, 1, with: "’", isSafe: false)] : [])
            return
        }
    }
}
