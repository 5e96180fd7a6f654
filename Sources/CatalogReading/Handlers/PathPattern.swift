/// A path in which `*` and `?` stand for letters of one name and `**` for folders.
struct PathPattern {
    private let parts: [[UInt8]]

    init(_ pattern: String) { parts = pattern.utf8.split(separator: UInt8(ascii: "/")).map(Array.init) }

    /// The folder above the first name with a placeholder, and the rest; nil rest for a path without any.
    static func split(_ path: String) -> (folder: String, pattern: String?) {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        guard let first = parts.firstIndex(where: { $0.contains("*") || $0.contains("?") }) else { return (path, nil) }
        let folder = parts[..<first].joined(separator: "/")
        return (folder.isEmpty && path.hasPrefix("/") ? "/" : folder, parts[first...].joined(separator: "/"))
    }

    /// Whether a path below the folder fits.
    func matches(_ path: String) -> Bool {
        let names = path.utf8.split(separator: UInt8(ascii: "/")).map(Array.init)
        // Row by row: which beginnings of the pattern fit the names so far.
        var fits = [Bool](repeating: false, count: parts.count + 1)
        fits[0] = true
        for index in parts.indices where parts[index] == Self.anyFolders && fits[index] { fits[index + 1] = true }
        for name in names {
            var next = [Bool](repeating: false, count: parts.count + 1)
            for index in parts.indices {
                if parts[index] == Self.anyFolders {
                    if fits[index + 1] || fits[index] { next[index + 1] = true }
                    if next[index] { next[index + 1] = true }
                } else if fits[index], Self.matches(parts[index], name) {
                    next[index + 1] = true
                }
            }
            fits = next
        }
        return fits[parts.count]
    }

    private static let anyFolders = Array("**".utf8)

    private static func matches(_ pattern: [UInt8], _ name: [UInt8]) -> Bool {
        var (p, n, star, mark) = (0, 0, -1, 0)
        while n < name.count {
            if p < pattern.count, pattern[p] == name[n] || pattern[p] == UInt8(ascii: "?") {
                (p, n) = (p + 1, n + 1)
            } else if p < pattern.count, pattern[p] == UInt8(ascii: "*") {
                (star, mark, p) = (p, n, p + 1)
            } else if star >= 0 {
                mark += 1
                (p, n) = (star + 1, mark)
            } else {
                return false
            }
        }
        return pattern[p...].allSatisfy { $0 == UInt8(ascii: "*") }
    }
}
