import QuickActionModel

/// A character that nobody sees.
struct TextInvisible: TextRule {
    static let rule = Rule(
        "text/invisible", .error, "Texts hold no invisible characters",
        because:
            "The text looks right and is not: a search does not find it, a lookup key does not match, a line breaks at an odd place.",
        details: RuleDetails(
            fix: .safe,
            examples: RuleExamples(
                passing: [
                    "Search", "A\u{A0}B", "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}", "می\u{200C}خواهم", "\u{2764}\u{FE0F}",
                ],
                failing: ["Sea↓\u{200B}↑rch", "↓\u{FEFF}↑Search", "Sear↓\u{AD}↑ch", "Find | a↓\u{200D}↑b"])))

    func check(_ text: ShownText, _ list: inout FindingList) {
        guard !text.traits.isASCII else { return }
        var before: Unicode.Scalar?
        for (index, scalar) in text.text.unicodeScalars.enumerated() {
            defer { before = scalar }
            guard ScalarKind.isInvisible(scalar), !TextBidi.isControl(scalar),
                !Self.isAllowed(scalar, after: before)
            else { continue }
            list.add(
                Self.rule, "\(text.field.rawValue) holds the invisible character \(Self.name(scalar))", "Remove it.",
                at: text.part(index, 1), fixes: [text.fix("Remove it", index, 1, with: "", isSafe: true)])
            return
        }
    }

    /// Joiners belong to scripts that join letters, and joiners and selectors to emoji.
    private static func isAllowed(_ scalar: Unicode.Scalar, after before: Unicode.Scalar?) -> Bool {
        guard let before else { return false }
        let value = scalar.value
        if value == 0x200C || value == 0x200D { return joins(before) || isEmojiPart(before) }
        if (0xFE00...0xFE0F).contains(value) { return before.properties.isEmoji || before.value >= 0x2000 }
        if (0xE0020...0xE007F).contains(value) { return isEmojiPart(before) || (0xE0020...0xE007F).contains(before.value) }
        // Fillers of Hangul and the selectors of Mongolian and Han texts.
        return (0x180B...0x180F).contains(value) || (0xE0100...0xE01EF).contains(value)
    }

    private static func isEmojiPart(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value == 0xFE0F || (scalar.value > 0x7F && scalar.properties.isEmoji)
    }

    /// Arabic, Syriac, the scripts of South and Southeast Asia.
    private static func joins(_ scalar: Unicode.Scalar) -> Bool {
        let value = scalar.value
        return (0x0600...0x08FF).contains(value) || (0x0900...0x109F).contains(value) || (0x1780...0x18AF).contains(value)
            || (0xFB50...0xFDFF).contains(value) || (0xFE70...0xFEFC).contains(value)
    }

    /// `U+200B (zero width space)`.
    static func name(_ scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        let code = "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
        guard let name = scalar.properties.name ?? scalar.properties.nameAlias else { return code }
        return "\(code) (\(name.lowercased()))"
    }
}
