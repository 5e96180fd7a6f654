import QuickActionModel
import Synchronization

/// Words and where they stand, in parts that a page loads when somebody types.
///
/// Words are in buckets by their first two letters, because a typo is only forgiven behind them; what hits show is in pieces of
/// `pieceLength` entries. So a query loads a few small files, however large the catalog is.
final class SearchIndex: Sendable {
    /// Entries of one piece.
    static let pieceLength = 32
    /// Words of one bucket, about.
    private static let bucketLength = 600

    /// Number of entries.
    let count: Int
    let bucketCount: Int
    /// Makes an entry.
    let entry: @Sendable (Int) -> SearchEntry
    private let lazyWords = Mutex<Words?>(nil)

    /// What stands in all entries together.
    private struct Words {
        var buckets: [[Posting]]
        var languages: [ByteText]
    }

    /// A word with the entries that it stands in, as pairs of entry and rank, packed for sorting.
    struct Posting {
        var word: SearchFold.Word
        var places: [Int32]
    }

    /// What tells how good a hit is: the length of the title that has the word, 5 for another text, 6 for the name of the app around.
    private static let otherRank = 5
    private static let homeRank = 6
    /// Ranks fit below this number.
    static let rankBase = 8

    /// An index of entries that are made when they are asked for, each more than once.
    init(count: Int, entry: @escaping @Sendable (Int) -> SearchEntry) {
        self.count = count
        self.entry = entry
        // Each quick action brings about six words that others have not.
        bucketCount = min(1024, max(1, count * 6 / Self.bucketLength))
    }

    /// Number of pieces of entries.
    var pieceCount: Int { (count + Self.pieceLength - 1) / Self.pieceLength }

    /// The words of a bucket, sorted by bytes.
    func bucket(_ number: Int) -> [Posting] { words { $0.buckets[number] } }

    /// Every language that a text is in, sorted.
    var languages: [String] { words { $0.languages.map(\.string) } }

    private func words<Part: Sendable>(_ part: (Words) -> Part) -> Part {
        lazyWords.withLock { words in
            if let words { return part(words) }
            let made = makeWords()
            words = made
            return part(made)
        }
    }

    private func makeWords() -> Words {
        var buckets = [[SearchFold.Word: [Int32]]](repeating: [:], count: bucketCount)
        var languages: Set<ByteText> = []
        for number in 0..<count {
            let entry = entry(number)
            for text in entry.texts { if let code = text.language { languages.insert(ByteText(code)) } }
            for (word, rank) in Self.words(of: entry) {
                buckets[Self.bucket(of: word, count: bucketCount)][word, default: []]
                    .append(Int32(truncatingIfNeeded: number * Self.rankBase + rank))
            }
        }
        let sorted = buckets.map { bucket in
            bucket.map { Posting(word: $0.key, places: $0.value) }.sorted {
                $0.word.bytes.lexicographicallyPrecedes($1.word.bytes)
            }
        }
        return Words(buckets: sorted, languages: languages.sorted())
    }

    /// The words of an entry, each with its best rank.
    private static func words(of entry: SearchEntry) -> [(SearchFold.Word, Int)] {
        var ranks: [SearchFold.Word: Int] = [:]
        func add(_ words: [SearchFold.Word], _ rank: Int) {
            for word in words { ranks[word] = min(rank, ranks[word] ?? rank) }
        }
        for text in entry.texts {
            switch text.field {
            case .title:
                let words = SearchFold.words(text.text)
                add(words, SearchFold.length(words))
            case .type, .icon, .identifier: add(SearchFold.identifierWords(text.text), otherRank)
            case .subtitle, .owner, .summary: add(SearchFold.words(text.text), otherRank)
            }
        }
        if entry.kind == .action { add(SearchFold.words(entry.home), homeRank) }
        return ranks.map { ($0.key, $0.value) }
    }

    /// The bucket of a word: by its first two letters, or by its first one where the script has no blanks; as `search.js` reckons it.
    static func bucket(of word: SearchFold.Word, count: Int) -> Int {
        let scalars = String(decoding: word.bytes, as: UTF8.self).unicodeScalars
        guard let first = scalars.first else { return 0 }
        let letters = SearchFold.isUnspaced(first) ? 1 : 2
        var hash: UInt32 = 2_166_136_261
        for scalar in scalars.prefix(letters) {
            for unit in UTF16.encode(scalar).map(Array.init) ?? [] { hash = (hash ^ UInt32(unit)) &* 16_777_619 }
        }
        return Int(hash % UInt32(count))
    }
}
