import QuickActionModel

/// A type that counts instead of naming.
struct PositionalType: ItemRule {
    static let rule = Rule(
        "identity/positional-type", .warning, "Types name what happens, not a place in the list",
        because: "When the order changes, an old menu sends a number that means something else by now.",
        details: RuleDetails(
            examples: RuleExamples(
                passing: [
                    "Open Garage ; type=openGarage", "Timer ; type=com.acme.timer5", "Go ; type=web3", "Play ; type=level2",
                ],
                failing: [
                    "Open Garage ; type=↓shortcut.0", "A ; type=↓1", "A ; type=↓com.acme.Item2", "A ; type=↓action-3",
                    "A ; type=↓Type1",
                ])))

    func check(_ item: ItemScope, _ list: inout FindingList) {
        let type = item.item.key.type.string
        guard Self.counts(type) else { return }
        list.add(
            Self.rule, "type \"\(type)\" counts instead of naming the action",
            "Name what happens, for example openGarage; a new type is a breaking change for menus that are already shown.",
            at: item.typePlace)
    }

    /// A number alone or behind a general word, at the end of the type.
    private static func counts(_ type: String) -> Bool {
        let bytes = Array(type.utf8)
        let digits = bytes.reversed().prefix { (48...57).contains($0) }.count
        guard (1...2).contains(digits) else { return false }
        let rest = bytes.dropLast(digits)
        let letters = rest.reversed().drop { $0 == 46 || $0 == 45 || $0 == 95 || $0 == 32 }.prefix {
            (97...122).contains($0 | 32)
        }
        let word = TextCase.lowered(String(decoding: letters.reversed(), as: UTF8.self))
        return rest.isEmpty || words.contains(word)
    }

    private static let words: Set<String> = [
        "shortcut", "shortcutitem", "item", "action", "quickaction", "type", "menu", "row", "button", "touch", "option", "index",
        "no",
        "shortcuttype", "itemtype",
    ]
}
