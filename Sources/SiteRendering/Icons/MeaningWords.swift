import QuickActionModel

/// What a title means, for asking which icon others use for the same.
///
/// A concept of the configuration when the title is one of its titles; else the first word, which in most titles is the verb; in scripts
/// without blanks between words, the whole title.
struct MeaningWords: Sendable {
    private let concepts: [ByteText: String]

    struct Meant: Sendable {
        var id: ByteText
        var name: String
        var language: String?
        var isConcept = false
    }

    init(_ concepts: [Concept]) {
        var table: [ByteText: String] = [:]
        for concept in concepts {
            for title in concept.titles + [concept.name] {
                let id = Self.folded(title)
                if !id.string.isEmpty, table[id] == nil { table[id] = concept.name }
            }
        }
        self.concepts = table
    }

    /// The meaning of a quick action; its id is empty where the title has no letter.
    func meaning(of item: QuickAction, in language: String) -> Meant {
        let shown = Shown(item.title, in: language)
        let whole = Self.folded(shown.text)
        if let concept = concepts[whole] { return named(concept) }
        let words = SearchFold.words(shown.text)
        guard let first = words.first else { return Meant(id: "", name: "") }
        let isUnspaced = String(decoding: first.bytes, as: UTF8.self).unicodeScalars.first.map(SearchFold.isUnspaced) ?? false
        guard !isUnspaced else {
            return Meant(id: whole, name: String(shown.text.prefix(40)), language: shown.language)
        }
        let id = ByteText(String(decoding: first.bytes, as: UTF8.self))
        if let concept = concepts[id] { return named(concept) }
        return Meant(id: id, name: Self.firstWord(of: shown.text), language: shown.language)
    }

    private func named(_ concept: String) -> Meant {
        Meant(id: ByteText(concept), name: concept, isConcept: true)
    }

    /// Words of a title with one blank between them.
    private static func folded(_ text: String) -> ByteText {
        ByteText(SearchFold.words(text).map { String(decoding: $0.bytes, as: UTF8.self) }.joined(separator: " "))
    }

    /// The first word as it is written.
    private static func firstWord(of text: String) -> String {
        func isPart(_ scalar: Unicode.Scalar) -> Bool {
            var any = false
            SearchFold.fold(scalar) { letter in
                if letter.properties.isAlphabetic || letter.properties.numericType != nil { any = true }
            }
            return any || scalar.properties.generalCategory == .nonspacingMark
                || scalar.properties.generalCategory == .spacingMark
        }
        let rest = text.unicodeScalars.drop { !isPart($0) }
        return String(String.UnicodeScalarView(rest.prefix { isPart($0) }.prefix(48)))
    }
}
