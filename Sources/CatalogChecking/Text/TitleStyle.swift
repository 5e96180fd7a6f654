/// Title-style capitals as Apple's style guide has them, for American English.
enum TitleStyle {
    /// What is wrong with one word.
    struct Fault: Sendable, Equatable {
        /// The word.
        let index: Int
        /// How it should be written.
        let right: String
        /// The clause of the guide that says so.
        let clause: String
    }

    /// The words of a text that are not in title style; words with a spelling of their own are left alone.
    static func faults(in words: [TextWord], leaveAlone: (TextWord) -> Bool = { _ in false }) -> [Fault] {
        words.indices.compactMap { index in
            let word = words[index]
            if leaveAlone(word) || isLeftAlone(word) { return nil }
            if word.text.contains("-") || word.text.contains("\u{2010}") { return compound(words, index) }
            guard let isUpper = TextCase.beginsUpper(word.text) else { return nil }
            switch demand(words, index) {
            case .either: return nil
            case .upper(let clause):
                return isUpper ? nil : Fault(index: index, right: TextCase.capitalized(word.text), clause: clause)
            case .lower(let clause): return isUpper ? Fault(index: index, right: word.lower, clause: clause) : nil
            }
        }
    }

    private enum Demand {
        case upper(String)
        case lower(String)
        case either
    }

    private static func demand(_ words: [TextWord], _ index: Int) -> Demand {
        let word = words[index].lower
        if index == 0 { return .upper("the first word has a capital") }
        if index == words.count - 1 { return .upper("the last word has a capital") }
        if words[index].beginsPhrase { return .upper("the first word after a colon or dash has a capital") }
        if StyleWords.either.contains(word) { return .either }
        if StyleWords.isPhrasal(words[index - 1].lower, word) {
            return .upper("a preposition that belongs to its verb has a capital")
        }
        if StyleWords.articles.contains(word) { return .lower("articles are in lower case") }
        if StyleWords.conjunctions.contains(word) { return .lower("short conjunctions are in lower case") }
        if StyleWords.prepositions.contains(word) {
            // A verb before it, as in "Turn Lights Off Now", may own the word.
            if StyleWords.particles.contains(word), words[..<index].contains(where: { StyleWords.isPhrasal($0.lower, word) }) {
                return .either
            }
            return .lower("prepositions of up to four letters are in lower case")
        }
        return .upper("every other word has a capital")
    }

    /// Words with digits, with capitals inside, with signs inside, and one letter alone.
    private static func isLeftAlone(_ word: TextWord) -> Bool {
        if TextCase.hasInnerCapital(word.text) && !word.text.contains("-") { return true }
        return word.text.utf8.contains { (48...57).contains($0) || $0 == 46 || $0 == 47 || $0 == 64 || $0 == 95 || $0 == 38 }
    }

    /// A compound with hyphens: its first part like a word of the text, the last one with a capital.
    private static func compound(_ words: [TextWord], _ index: Int) -> Fault? {
        let word = words[index]
        let parts = word.text.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "\u{2010}" }.map(String.init)
        guard parts.count > 1, !StyleWords.fixedCompounds.contains(word.lower) else { return nil }
        if let first = TextCase.beginsUpper(parts[0]), !first, !TextCase.hasInnerCapital(parts[0]), parts[0].utf8.count > 1 {
            let right = ([TextCase.capitalized(parts[0])] + parts.dropFirst()).joined(separator: "-")
            return Fault(index: index, right: right, clause: "a compound begins with a capital")
        }
        guard let last = parts.last, TextCase.beginsUpper(last) == false, !TextCase.hasInnerCapital(last) else { return nil }
        // "Sign-in", "Add-on" and their like are written both ways.
        if StyleWords.prepositions.contains(last) || StyleWords.particles.contains(last) || last.utf8.count < 2 { return nil }
        let right = (parts.dropLast() + [TextCase.capitalized(last)]).joined(separator: "-")
        return Fault(index: index, right: right, clause: "the second word of a compound with a hyphen has a capital")
    }
}
