/// A text without what most readers overlook: case, accents, punctuation and blanks.
struct FoldedText: Hashable, Sendable {
    /// Letters and digits of all words, without anything between them.
    let letters: [Unicode.Scalar]
    /// The words that say something, in order.
    let contentWords: [[Unicode.Scalar]]

    /// Characters that are folded; what follows is left as it is, so that two long texts never become one.
    static let longest = 2_000

    init(_ text: String) {
        var folding = Folding()
        let rest: [Unicode.Scalar]
        if text.utf8.allSatisfy({ $0 < 128 }) {
            for byte in text.utf8.prefix(Self.longest) { folding.add(Unicode.Scalar(byte)) }
            rest = Array(text.unicodeScalars.dropFirst(Self.longest))
        } else {
            for character in text.prefix(Self.longest) { folding.add(character) }
            rest = Array(text.dropFirst(Self.longest).unicodeScalars)
        }
        folding.endWord()
        let letters = folding.letters + rest
        // A title of signs alone, such as "+", is all that there is to compare.
        self.letters = letters.isEmpty ? Array(text.unicodeScalars) : letters
        self.contentWords = folding.words.filter { !Self.emptyWords.contains($0) }.flatMap(Self.parts)
    }

    /// Letters and words while a text is read.
    private struct Folding {
        var letters: [Unicode.Scalar] = []
        var words: [[Unicode.Scalar]] = []
        private var word: [Unicode.Scalar] = []
        /// Parts of the word so far, where it is a lookup key such as "uploadTitle".
        private var humps: [[Unicode.Scalar]] = []
        private var wasLower = false

        /// Adds a letter of ASCII.
        mutating func add(_ scalar: Unicode.Scalar) {
            let isUpper = (65...90).contains(scalar.value)
            startHump(isUpper: isUpper, isLower: (97...122).contains(scalar.value))
            addFolded(isUpper ? Unicode.Scalar(UInt8(scalar.value + 32)) : scalar)
        }

        /// Adds a letter of any script without its accents.
        mutating func add(_ character: Character) {
            let first = character.unicodeScalars.first?.properties
            startHump(isUpper: first?.isUppercase ?? false, isLower: first?.isLowercase ?? false)
            let base = Accents.base(of: character).map { String($0) } ?? String(character)
            for scalar in base.lowercased().unicodeScalars { addFolded(scalar) }
        }

        mutating func endWord() {
            if !word.isEmpty { words += humps.isEmpty ? [word] : (humps + [word]).filter { !FoldedText.keyWords.contains($0) } }
            (word, humps) = ([], [])
        }

        private mutating func startHump(isUpper: Bool, isLower: Bool) {
            if wasLower, isUpper {
                humps.append(word)
                word = []
            }
            wasLower = isLower
        }

        private mutating func addFolded(_ scalar: Unicode.Scalar) {
            if FoldedText.isLetter(scalar) {
                letters.append(scalar)
                word.append(scalar)
            } else if !FoldedText.isJoining(scalar) {
                endWord()
            }
        }
    }

    /// The first content word that both texts have; nil for none.
    func sharedWord(with other: FoldedText) -> String? {
        guard !contentWords.isEmpty, !other.contentWords.isEmpty else { return nil }
        let words = Set(other.contentWords)
        guard let word = contentWords.first(where: { words.contains($0) }) else { return nil }
        return String(String.UnicodeScalarView(word))
    }

    /// Whether a content word of one text is one of the other, or begins with it or the other way round, as in "Photo" and "Photos".
    func isAkin(to other: FoldedText) -> Bool {
        if sharedWord(with: other) != nil { return true }
        let (mine, others) = (contentWords.prefix(20), other.contentWords.prefix(20))
        return mine.contains { word in
            others.contains { min(word.count, $0.count) >= 4 && (word.starts(with: $0) || $0.starts(with: word)) }
        }
    }

    /// A word, or its pairs of letters where the script puts no blanks between words.
    private static func parts(_ word: [Unicode.Scalar]) -> [[Unicode.Scalar]] {
        guard word.count > 2, word.contains(where: isUnspaced) else { return [word] }
        return zip(word, word.dropFirst()).map { [$0, $1] }
    }

    private static func isUnspaced(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x0E00...0x0EFF, 0x1780...0x17FF, 0x3040...0x30FF, 0x3400...0x9FFF, 0x20000...0x3FFFD: true
        default: false
        }
    }

    private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.isASCII { return (97...122).contains(scalar.value | 32) || (48...57).contains(scalar.value) }
        switch scalar.properties.generalCategory {
        case .decimalNumber, .letterNumber, .otherNumber, .spacingMark: return true
        // Pictures say something, too.
        case .otherSymbol, .mathSymbol, .currencySymbol: return true
        default: return scalar.properties.isAlphabetic
        }
    }

    /// Apostrophes and marks stand inside of words.
    private static func isJoining(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .format: true
        default: scalar == "'" || scalar == "\u{2019}"
        }
    }

    /// Words that lookup keys are full of and that say nothing.
    private static let keyWords: Set<[Unicode.Scalar]> = Set(
        ["shortcut", "item", "title", "subtitle", "quick", "action", "key", "text"].map { Array($0.unicodeScalars) })

    private static let emptyWords: Set<[Unicode.Scalar]> = Set(
        ["new", "open", "add", "show", "view", "my", "the", "a", "an"].map { Array($0.unicodeScalars) })
}
