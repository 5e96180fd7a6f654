extension DisplayWidth {
    /// Columns of each character of a line, where what joins the one before takes none of its own: the second half of a flag, a tone of
    /// skin, and the further parts of a sequence that joiners hold together.
    static func columns(of scalars: [Unicode.Scalar]) -> [Int] {
        var widths = scalars.map(of)
        // Where the character begins that what follows may join; nil behind what nothing joins.
        var base: Int?
        var isHalfFlag = false
        for index in scalars.indices {
            let scalar = scalars[index]
            let isFlagLetter = (0x1F1E6...0x1F1FF).contains(scalar.value)
            if isFlagLetter, isHalfFlag {
                widths[index] = 0
                isHalfFlag = false
                continue
            }
            isHalfFlag = isFlagLetter
            if let start = base {
                if joins(scalar, index, scalars) {
                    widths[index] = 0
                    continue
                }
                if scalar.value == 0xFE0F, asksForPicture(start, index, scalars) { widths[start] = 2 }
            }
            // Marks, joiners and selectors belong to the character before them.
            if widths[index] > 0 { base = scalar.properties.isEmoji ? index : nil }
        }
        return widths
    }

    /// Whether a picture belongs to the one before it.
    private static func joins(_ scalar: Unicode.Scalar, _ index: Int, _ scalars: [Unicode.Scalar]) -> Bool {
        if scalar.properties.isEmojiModifier {
            let before = scalars[index - 1]
            return before.properties.isEmojiModifierBase || before.value == 0xFE0F
        }
        return scalars[index - 1].value == 0x200D && scalar.properties.isEmoji && scalar.value > 0xFF
    }

    /// Whether a selector makes a picture of the character before it: digits become one only with the key cap that follows.
    private static func asksForPicture(_ start: Int, _ index: Int, _ scalars: [Unicode.Scalar]) -> Bool {
        guard start == index - 1 else { return false }
        return scalars[start].value > 0x7F || (index + 1 < scalars.count && scalars[index + 1].value == 0x20E3)
    }
}
