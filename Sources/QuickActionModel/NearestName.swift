/// The allowed name that a misspelt one most likely means.
public enum NearestName {
    /// Longest word, in UTF-8 bytes, for which a name is looked for; longer ones are no slip of the pen.
    static let longest = 120

    /// The closest name, or nil when none is close: at most two letters added, left out, changed or swapped, one in words of up
    /// to four letters, upper and lower case counting as equal.
    ///
    /// Of equally close names the first counts.
    public static func of(_ word: String, in names: [String]) -> String? {
        let typed = lowered(word)
        guard typed.count <= longest else { return nil }
        let most = typed.count <= 4 ? 1 : 2
        var best: (distance: Int, name: String)?
        for name in names where abs(name.utf8.count - typed.count) <= most {
            let distance = distance(typed, lowered(name))
            if distance <= most, distance < best?.distance ?? Int.max { best = (distance, name) }
        }
        return best?.name
    }

    /// `, did you mean "name"?` as a sentence of its own; empty when no name is close.
    public static func question(_ word: String, in names: [String]) -> String {
        of(word, in: names).map { "Did you mean \"\($0)\"?" } ?? ""
    }

    /// Number of single-letter edits and swaps of neighbours between two words, in bytes.
    static func distance(_ a: [UInt8], _ b: [UInt8]) -> Int {
        if a == b { return 0 }
        var before: [Int] = []
        var last = Array(0...b.count)
        for i in 0..<a.count {
            var row = [i + 1]
            row.reserveCapacity(b.count + 1)
            for j in 0..<b.count {
                var value = min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
                if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { value = min(value, before[j - 1] + 1) }
                row.append(value)
            }
            before = last
            last = row
        }
        return last[b.count]
    }

    private static func lowered(_ word: String) -> [UInt8] { word.utf8.map { (65...90).contains($0) ? $0 + 32 : $0 } }
}
