import QuickActionModel

/// A word of letters that only look as if they belonged together.
struct MixedScript: TextRule {
    static let rule = Rule(
        "text/mixed-script", .error, "The letters of a word are of one script",
        because:
            "A Cyrillic or Greek letter looks like a Latin one, but searches, voices and translators take the word for another.",
        details: RuleDetails(
            source: RuleSource(
                "Unicode Technical Standard 39", "https://www.unicode.org/reports/tr39/",
                "Words that mix look-alike scripts are suspicious."), fix: .suggestion,
            examples: RuleExamples(
                passing: ["Search Поиск", "Поиск", "µTorrent", "iOS-приложение", "SIM-карта"],
                failing: ["↓Se\u{0430}rch", "New ↓N\u{03BF}te↑ Here", "↓П\u{006F}иск"])))

    func check(_ text: ShownText, _ list: inout FindingList) {
        guard !text.traits.isASCII else { return }
        for word in text.words where Self.isMixed(word.text) {
            let odd = Self.oddLetters(in: word.text)
            list.add(
                Self.rule, "\(text.field.rawValue) has the word \"\(word.text)\" with letters of two scripts",
                odd.isEmpty ? "Type the word again." : "Type the word again; its odd letters are \(odd).", at: text.part(word),
                fixes: [Self.fix(word, in: text)])
        }
    }

    /// Writes letters that look like Latin ones as Latin ones, where that leaves the word in one script.
    private static func fix(_ word: TextWord, in text: ShownText) -> Fix {
        var letters = String.UnicodeScalarView()
        letters.append(contentsOf: word.text.unicodeScalars.map { lookAlikes[$0] ?? $0 })
        let latin = String(letters)
        let isLatin = letters.allSatisfy { script($0) == .latin || script($0) == nil }
        let others = word.text.unicodeScalars.filter { script($0) != .latin && script($0) != nil }.count
        guard isLatin, others * 2 < word.length else { return Fix("Type the word again in one script") }
        return text.fix("Write \(latin) in Latin letters", word, with: latin)
    }

    /// Cyrillic and Greek letters that nobody can tell from Latin ones.
    private static let lookAlikes: [Unicode.Scalar: Unicode.Scalar] = [
        "\u{410}": "A", "\u{412}": "B", "\u{415}": "E", "\u{41A}": "K", "\u{41C}": "M", "\u{41D}": "H", "\u{41E}": "O",
        "\u{420}": "P", "\u{421}": "C", "\u{422}": "T", "\u{425}": "X", "\u{430}": "a", "\u{435}": "e", "\u{43E}": "o",
        "\u{440}": "p", "\u{441}": "c", "\u{443}": "y", "\u{445}": "x", "\u{405}": "S", "\u{406}": "I", "\u{408}": "J",
        "\u{455}": "s", "\u{456}": "i", "\u{458}": "j", "\u{391}": "A", "\u{392}": "B", "\u{395}": "E", "\u{396}": "Z",
        "\u{397}": "H", "\u{399}": "I", "\u{39A}": "K", "\u{39C}": "M", "\u{39D}": "N", "\u{39F}": "O", "\u{3A1}": "P",
        "\u{3A4}": "T", "\u{3A5}": "Y", "\u{3A7}": "X", "\u{3BF}": "o", "\u{3BD}": "v",
    ]

    private enum Script { case latin, cyrillic, greek }

    private static func script(_ scalar: Unicode.Scalar) -> Script? {
        let value = scalar.value
        switch value {
        case 0x41...0x5A, 0x61...0x7A, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x24F, 0x1E00...0x1EFF: return .latin
        case 0x370...0x3FF, 0x1F00...0x1FFF: return scalar.properties.isAlphabetic ? .greek : nil
        case 0x400...0x52F, 0x1C80...0x1C8F, 0x2DE0...0x2DFF: return scalar.properties.isAlphabetic ? .cyrillic : nil
        default: return nil
        }
    }

    /// Parts of a compound such as "SIM-карта" may differ; inside one part they may not.
    private static func isMixed(_ word: String) -> Bool {
        var first: Script?
        for scalar in word.unicodeScalars {
            guard let found = script(scalar) else {
                if !ScalarKind.isSolid(scalar) { first = nil }
                continue
            }
            if let first, first != found { return true }
            first = found
        }
        return false
    }

    /// The letters of the script with fewer letters, by their code points.
    private static func oddLetters(in word: String) -> String {
        let letters = word.unicodeScalars.map { ($0, script($0)) }
        let counts = Dictionary(grouping: letters.compactMap(\.1)) { $0 }.mapValues(\.count)
        guard let least = counts.min(by: { $0.value < $1.value }), counts.values.filter({ $0 == least.value }).count == 1 else {
            return ""
        }
        return letters.filter { $0.1 == least.key }.map { TextInvisible.name($0.0) }.joined(separator: ", ")
    }
}
