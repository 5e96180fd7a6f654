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

    let entries: [SearchEntry]
    let bucketCount: Int
    private let lazyBuckets = Mutex<[[Posting]]?>(nil)

    /// A word with the entries that it stands in, as pairs of entry and rank, packed for sorting.
    struct Posting {
        var word: SearchFold.Word
        var places: [Int]
    }

    /// What tells how good a hit is: the length of the title that has the word, 5 for another text, 6 for the name of the app around.
    private static let otherRank = 5
    private static let homeRank = 6
    /// Ranks fit below this number.
    static let rankBase = 8

    init(_ entries: [SearchEntry]) {
        self.entries = entries
        // Each quick action brings about six words that others have not.
        bucketCount = min(1024, max(1, entries.count * 6 / Self.bucketLength))
    }

    /// Number of pieces of entries.
    var pieceCount: Int { (entries.count + Self.pieceLength - 1) / Self.pieceLength }

    /// The words of a bucket, sorted by bytes.
    func bucket(_ number: Int) -> [Posting] {
        lazyBuckets.withLock { buckets in
            if let buckets { return buckets[number] }
            let made = makeBuckets()
            buckets = made
            return made[number]
        }
    }

    private func makeBuckets() -> [[Posting]] {
        var buckets = [[SearchFold.Word: [Int]]](repeating: [:], count: bucketCount)
        for (entry, found) in entries.enumerated() {
            for (word, rank) in Self.words(of: found) {
                buckets[Self.bucket(of: word, count: bucketCount)][word, default: []].append(entry * Self.rankBase + rank)
            }
        }
        return buckets.map { bucket in
            bucket.map { Posting(word: $0.key, places: $0.value) }.sorted {
                $0.word.bytes.lexicographicallyPrecedes($1.word.bytes)
            }
        }
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
