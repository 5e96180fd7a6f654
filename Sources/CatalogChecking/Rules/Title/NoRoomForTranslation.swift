import QuickActionModel

/// A title that fills its room already in the source language.
struct NoRoomForTranslation: ItemRule {
    static let rule = Rule(
        "title/no-room-for-translation", .info, "Titles leave room for their translations",
        because: "Translations of short English texts are often half as long again, and what does not fit is cut off.",
        details: RuleDetails(
            source: .quickActions("Take localization into account when you choose the length of a text."),
            options: [TextBudget.option],
            examples: RuleExamples(
                passing: [
                    "Reservation Details | Today", "@languages=de\nBooking | Today",
                    "Reservation Details | Today ; de=Buchung ; de.subtitle=Heute", "@languages=de\nReservation Details",
                ],
                failing: ["@languages=de\n↓Reservation Details↑ | Today"])))

    private var budget = TextBudget()

    init() {}
    init(_ options: RuleOptions) { budget = TextBudget(options, Self.rule) }

    func check(_ item: ItemScope, _ list: inout FindingList) {
        guard item.isStatic, item.facts.codes.count > 1,
            item.item.title.languages.allSatisfy({ $0.origin != .table || $0.language == item.language }),
            let title = item.titleText, title.isEnglish, budget.cut(title) == nil
        else { return }
        let count = title.traits.scalarCount
        let grown = String(repeating: "n", count: count * (100 + Self.expansion(of: count)) / 100)
        guard !budget.fits(grown, like: title) else { return }
        list.add(
            Self.rule, "\(title.name) leaves no room for translations",
            "A text of \(count) letters grows by about \(Self.expansion(of: count)) % in other languages. Shorten it, or drop the subtitle.",
            at: title.whole)
    }

    /// Growth in percent by the number of letters, as localization guides give it.
    private static func expansion(of count: Int) -> Int {
        switch count {
        case ...5: 100
        case ...12: 80
        case ...20: 60
        case ...30: 40
        default: 20
        }
    }
}
