/// An estimate by counting: a letter is one unit, a wide East Asian one two.
public struct CharacterBudget: TextFitting {
    /// Units on a line of a title.
    let titleLine: Int
    /// Units on a line of a subtitle.
    let subtitleLine: Int

    /// A budget in Latin letters a line, 22 for titles and 25 for subtitles unless told otherwise.
    public init(title: Int = 22, subtitle: Int = 25) {
        titleLine = title
        subtitleLine = subtitle
    }

    /// Whether the words of a text fill no more than the lines.
    public func fits(_ text: String, as role: TextRole, lines: Int) -> Bool {
        let budget = role == .title ? titleLine : subtitleLine
        // Most texts are short: no letter is wider than two units.
        if text.utf8.count * 2 <= budget { return true }
        return filled(text, budget, lines: lines) == nil
    }

    /// The letters up to the end of the last line.
    public func shownPart(of text: String, as role: TextRole, lines: Int) -> String {
        let budget = role == .title ? titleLine : subtitleLine
        guard let count = filled(text, budget, lines: lines) else { return text }
        return String(text.unicodeScalars.prefix(count))
    }

    /// Number of scalars before the first one that does not fit; nil when all fit. Lines end at blanks, a long word is broken.
    private func filled(_ text: String, _ budget: Int, lines: Int) -> Int? {
        var line = 1
        var width = 0
        var wordWidth = 0
        for (index, scalar) in text.unicodeScalars.enumerated() {
            let units = Self.units(scalar)
            width += units
            let isBlank = scalar == " " || scalar == "\n"
            wordWidth = isBlank ? 0 : wordWidth + units
            if Self.breaksAnywhere(scalar) { wordWidth = units }
            guard width > budget, !isBlank else { continue }
            guard line < lines else { return index }
            line += 1
            width = wordWidth > budget ? units : wordWidth
        }
        return nil
    }

    private static func units(_ scalar: Unicode.Scalar) -> Int {
        if scalar.isASCII { return scalar.value < 32 ? 0 : 1 }
        let value = scalar.value
        if scalar.properties.isDefaultIgnorableCodePoint || scalar.properties.canonicalCombiningClass != .notReordered {
            return 0
        }
        if breaksAnywhere(scalar) || scalar.properties.isEmojiPresentation || (0xAC00...0xD7A3).contains(value) { return 2 }
        return 1
    }

    private static func breaksAnywhere(_ scalar: Unicode.Scalar) -> Bool {
        let value = scalar.value
        return (0x2E80...0x9FFF).contains(value) || (0xFF01...0xFF60).contains(value) || (0x20000...0x3FFFF).contains(value)
    }
}
