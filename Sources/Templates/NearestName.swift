/// Finds the name that somebody may have meant.
enum NearestName {
    /// The candidate with the fewest edits from `name`, at most a third of its length; the first of several, by bytes.
    static func of(_ name: String, among candidates: [String]) -> String? {
        let wanted = Array(name.utf8)
        guard !wanted.isEmpty, wanted.count <= 64 else { return nil }
        var best: String?
        var fewest = max(1, wanted.count / 3) + 1
        for candidate in candidates.prefix(10_000) {
            let bytes = Array(candidate.utf8)
            guard abs(bytes.count - wanted.count) < fewest else { continue }
            let edits = distance(wanted, bytes)
            if edits < fewest {
                best = candidate
                fewest = edits
            }
        }
        return best
    }

    private static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
        var row = Array(0...right.count)
        for i in left.indices {
            var diagonal = row[0]
            row[0] = i + 1
            for j in right.indices {
                let replaced = diagonal + (left[i] == right[j] ? 0 : 1)
                diagonal = row[j + 1]
                row[j + 1] = min(replaced, row[j + 1] + 1, row[j] + 1)
            }
        }
        return row[right.count]
    }
}
