/// A revision as it is typed, with the path that may follow it after a colon.
struct RevisionText: Equatable {
    var revision: String
    /// Nil without a colon.
    var path: String?

    /// Bytes of a revision at most.
    static let longest = 1_000

    /// Splits at the first colon that stands in no braces: `HEAD^{/fix: it}:App` has its path after the second one.
    init(_ text: String) {
        var depth = 0
        let cut = text.utf8.indices.first { index in
            switch text.utf8[index] {
            case UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: "}"): depth -= 1
            case UInt8(ascii: ":"): return depth <= 0
            default: break
            }
            return false
        }
        revision = cut.map { String(text[..<$0]) } ?? text
        path = cut.map { String(text[text.utf8.index(after: $0)...]) }
    }

    /// Whether it can be handed to git: nothing that could be an option, end a line or end the text.
    static func isUsable(_ revision: String) -> Bool {
        let bytes = revision.utf8
        return !bytes.isEmpty && bytes.count <= longest && bytes.first != UInt8(ascii: "-") && bytes.first != UInt8(ascii: ":")
            && bytes.allSatisfy { $0 >= 32 && $0 != 127 }
    }

    /// A path in the repository without dot segments; nil when it leads out.
    ///
    /// `./` and `../` in front start from `folder`, as in git.
    static func place(_ path: String, from folder: String) -> String? {
        let isRelative = [".", ".."].contains { path == $0 || path.utf8.starts(with: ($0 + "/").utf8) }
        var parts = isRelative ? folder.utf8.split(separator: UInt8(ascii: "/")) : []
        guard path.utf8.first != UInt8(ascii: "/") else { return nil }
        for part in path.utf8.split(separator: UInt8(ascii: "/")) {
            if part.elementsEqual(".".utf8) { continue }
            if part.elementsEqual("..".utf8) {
                guard !parts.isEmpty else { return nil }
                parts.removeLast()
            } else {
                parts.append(part)
            }
        }
        return parts.map { String(Substring($0)) }.joined(separator: "/")
    }
}
