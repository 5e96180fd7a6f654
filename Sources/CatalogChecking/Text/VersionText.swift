/// Compares versions by their numbers.
enum VersionText {
    /// Whether a version is lower than another; parts that are no numbers count as 0.
    static func precedes(_ a: String, _ b: String) -> Bool {
        let (x, y) = (numbers(a), numbers(b))
        for index in 0..<max(x.count, y.count) {
            let (p, q) = (index < x.count ? x[index] : 0, index < y.count ? y[index] : 0)
            if p != q { return p < q }
        }
        return false
    }

    /// The number before the first dot; nil when there is none.
    static func major(_ version: String) -> Int? { version.split(separator: ".").first.flatMap { Int($0) } }

    private static func numbers(_ version: String) -> [Int] { version.split(separator: ".").map { Int($0) ?? 0 } }
}
