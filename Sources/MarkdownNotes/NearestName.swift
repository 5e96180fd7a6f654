/// The name of a list that a mistyped one was most likely meant to be.
enum NearestName {
    /// The closest of `names` that is at most a third of its length away; nil when none is.
    static func of(_ word: String, among names: [String]) -> String? {
        // Longer words are no slips of the finger, and the distance costs the product of both lengths.
        guard word.utf8.count <= 64 else { return nil }
        let letters = Array(word.lowercased().utf8)
        var best: (name: String, distance: Int)?
        for name in names where name.utf8.count <= 64 {
            let distance = distance(letters, Array(name.utf8))
            if distance <= max(1, name.utf8.count / 3), distance < best?.distance ?? .max { best = (name, distance) }
        }
        return best?.name
    }

    private static func distance(_ a: [UInt8], _ b: [UInt8]) -> Int {
        var row = Array(0...b.count)
        for i in a.indices {
            var diagonal = row[0]
            row[0] = i + 1
            for j in b.indices {
                let above = row[j + 1]
                row[j + 1] = a[i] == b[j] ? diagonal : 1 + min(diagonal, above, row[j])
                diagonal = above
            }
        }
        return row[b.count]
    }
}
