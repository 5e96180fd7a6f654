/// Whether one text can be a slip of the pen for another one.
enum EditDistance {
    /// Whether at most two letters, and at most a quarter of the longer text, were added, left out, changed or swapped.
    static func isTypo(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Bool {
        let longest = max(a.count, b.count)
        guard longest <= 200, abs(a.count - b.count) <= 2, a != b else { return false }
        let distance = distance(a, b)
        return distance <= 2 && distance * 4 <= longest
    }

    /// Number of single-letter edits and swaps of neighbours between two texts.
    static func distance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
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
}
