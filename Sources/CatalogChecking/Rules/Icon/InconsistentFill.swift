import QuickActionModel

/// Filled and outlined symbols in one list.
struct InconsistentFill: MenuRule {
    static let rule = Rule(
        "icon/inconsistent-fill", .info, "Symbols of one list are all filled or all outlined",
        because: "Filled symbols look heavier, so one row seems to matter more than the others.",
        details: RuleDetails(
            source: .icons("Keep the weight and the style of icons alike."), fix: .suggestion,
            examples: RuleExamples(
                passing: [
                    "A ; symbol=star\nB ; symbol=clock", "A ; symbol=star.fill\nB ; symbol=clock.fill",
                    "A ; symbol=star.fill\nB ; symbol=magnifyingglass", "A ; symbol=star.fill\nB ; icon=Search",
                ],
                failing: [
                    "A ; symbol=star\nB ; symbol=clock\nC ; symbol=↓heart.fill",
                    "A ; symbol=star.fill\nB ; symbol=bell.fill\nC ; symbol=↓house",
                ])))

    func check(_ menu: MenuScope, _ list: inout FindingList) {
        var filled: [(ItemScope, IconReference)] = []
        var outlined: [(ItemScope, IconReference)] = []
        for item in menu.items {
            guard let icon = item.item.icon.effective, icon.kind == .symbol else { continue }
            if StandardSymbols.has(icon.name, part: "fill") {
                filled.append((item, icon))
            } else if Self.haveFill.contains(icon.name) {
                outlined.append((item, icon))
            }
        }
        guard !filled.isEmpty, !outlined.isEmpty else { return }
        let isFilledOdd = filled.count <= outlined.count
        guard let (item, icon) = (isFilledOdd ? filled : outlined).first else { return }
        list.add(
            Self.rule,
            "\(item.name) has the \(isFilledOdd ? "filled" : "outlined") symbol \(icon.name); others of the list are not",
            isFilledOdd ? "Use the outlined one." : "Use \(icon.name).fill.", at: item.place(icon),
            fixes: [Self.fix(icon, isFilled: isFilledOdd)])
    }

    /// The other form of the symbol, where its name is the name with or without the one ending.
    private static func fix(_ icon: IconReference, isFilled: Bool) -> Fix {
        guard isFilled else { return Fix("Use \(icon.name).fill", at: icon.location, from: icon.name, to: icon.name + ".fill") }
        let bare = icon.name.hasSuffix(".fill") ? String(icon.name.dropLast(5)) : ""
        guard haveFill.contains(bare) else { return Fix("Use the outlined symbol") }
        return Fix("Use \(bare)", at: icon.location, from: icon.name, to: bare)
    }

    /// Common symbols that have a filled form.
    private static let haveFill: Set<String> = [
        "archivebox", "bag", "bell", "bolt", "book", "bookmark", "bubble.left", "bubble.right", "camera", "car", "cart", "circle",
        "clock",
        "cloud", "creditcard", "cup.and.saucer", "doc", "doc.text", "envelope", "eye", "flag", "folder", "gearshape", "gift",
        "heart",
        "house", "key", "lightbulb", "location", "lock", "map", "message", "mic", "moon", "newspaper", "paperplane", "pause",
        "person",
        "person.2", "person.crop.circle", "phone", "photo", "pin", "play", "plus.circle", "plus.square", "printer",
        "questionmark.circle",
        "square", "star", "stop", "sun.max", "tag", "ticket", "trash", "tray", "video", "wallet.pass",
    ]
}
