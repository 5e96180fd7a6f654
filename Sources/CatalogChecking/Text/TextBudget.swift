import QuickActionModel

/// Whether texts fit, by the measure of the inputs or by a configured number of letters.
struct TextBudget: Sendable {
    static let option = RuleOptionFact(
        "characters", "Number of letters on a line, in place of the estimated width; a wide letter counts as two.")

    fileprivate var fitting: any TextFitting = EstimatedWidth()

    init() {}

    init(_ options: RuleOptions, _ rule: Rule) {
        if let count = options.number(rule, "characters") {
            fitting = CharacterBudget(title: count, subtitle: count)
        } else {
            fitting = options.fitting
        }
    }

    /// What of a text is shown; nil when all of it is.
    ///
    /// A title has two lines, one with a subtitle.
    func cut(_ text: ShownText, lines: Int? = nil) -> String? {
        guard text.isWording else { return nil }
        let lines = lines ?? (text.field == .title && !text.hasSubtitle ? 2 : 1)
        let role: TextRole = text.field == .title ? .title : .subtitle
        if fitting.fits(text.text, as: role, lines: lines) { return nil }
        return fitting.shownPart(of: text.text, as: role, lines: lines)
    }
}

extension TextBudget {
    /// Whether another text would fit in a text's place.
    func fits(_ other: String, like text: ShownText) -> Bool {
        fitting.fits(
            other, as: text.field == .title ? .title : .subtitle, lines: text.field == .title && !text.hasSubtitle ? 2 : 1)
    }
}
