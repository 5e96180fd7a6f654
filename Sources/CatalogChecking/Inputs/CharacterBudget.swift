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
        // Most texts are short, and no letter has more units than bytes.
        if text.utf8.count <= budget { return true }
        return filled(text, budget, lines: lines) == nil
    }

    /// The letters up to the end of the last line.
    public func shownPart(of text: String, as role: TextRole, lines: Int) -> String {
        let budget = role == .title ? titleLine : subtitleLine
        guard let count = filled(text, budget, lines: lines) else { return text }
        return String(text.unicodeScalars.prefix(count))
    }

    /// Number of scalars before the first letter that does not fit; nil when all fit.
    ///
    /// Lines end at blanks, a long word is broken.
    private func filled(_ text: String, _ budget: Int, lines: Int) -> Int? {
        var (line, width, wordWidth, count) = (1, 0, 0, 0)
        for character in text {
            let units = Self.units(character)
            let isBlank = character == " " || character.isNewline
            width += units
            wordWidth = isBlank ? 0 : Self.breaksAnywhere(character) ? units : wordWidth + units
            if width > budget, !isBlank {
                guard line < lines else { return count }
                line += 1
                width = wordWidth > budget ? units : wordWidth
            }
            count += character.unicodeScalars.count
        }
        return nil
    }

    /// Units of a letter with its marks; an emoji of several parts is one picture.
    private static func units(_ character: Character) -> Int {
        guard let first = character.unicodeScalars.first else { return 0 }
        if first.isASCII { return first.value < 32 ? 0 : 1 }
        if first.properties.isDefaultIgnorableCodePoint { return 0 }
        let isWide = first.properties.isEmojiPresentation || (0xAC00...0xD7A3).contains(first.value)
        return isWide || breaksAnywhere(character) ? 2 : 1
    }

    /// Ideographs, kana and full-width forms.
    private static func breaksAnywhere(_ character: Character) -> Bool {
        guard let value = character.unicodeScalars.first?.value, value >= 0x2E80 else { return false }
        return value <= 0x9FFF || (0xFF01...0xFF60).contains(value) || (0x20000...0x3FFFF).contains(value)
    }
}
