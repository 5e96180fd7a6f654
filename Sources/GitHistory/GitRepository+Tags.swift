import QuickActionModel

extension GitRepository {
    /// All tags, sorted by the bytes of their names.
    public func tags() throws(GitError) -> [GitTag] {
        let fields = ["refname", "objecttype", "objectname", "*objecttype", "*objectname", "creatordate:unix"]
        let format = fields.map { "%(\($0))%00" }.joined()
        let output = try GitOutput.of(program, ["for-each-ref", "--format=" + format, "refs/tags"], in: folder)
        guard output.status == 0 else { throw .failed(command: "for-each-ref", reason: output.reason) }
        let words = output.bytes.split(separator: 0, omittingEmptySubsequences: false).map {
            String(decoding: $0.first == UInt8(ascii: "\n") ? $0.dropFirst() : $0, as: UTF8.self)
        }
        var tags: [GitTag] = []
        // Tags of tags: git peels one step only.
        var open: [(place: Int, name: ByteText)] = []
        for start in stride(from: 0, to: words.count - fields.count, by: fields.count) {
            let row = words[start..<start + fields.count].map { $0 }
            let name = String(decoding: row[0].utf8.dropFirst("refs/tags/".utf8.count), as: UTF8.self)
            var tag = GitTag(name: name, object: row[2], date: Int(row[5]))
            if row[1] == "commit" { tag.commit = row[2] } else if row[3] == "commit" { tag.commit = row[4] }
            if row[3] == "tag" { open.append((tags.count, ByteText(row[4] + "^{commit}"))) }
            tags.append(tag)
        }
        let facts = try objects.facts(of: open.map(\.name))
        for (place, name) in open { tags[place].commit = facts[name]?.id.string }
        return tags.sorted { $0.name.precedesByBytes($1.name) }
    }

    /// The tags that fit a pattern, in the order of their versions; an error when none does.
    public func tags(matching pattern: String, prefix: String? = nil) throws(GitError) -> TagRange {
        let range = TagRange(try tags(), pattern: pattern, prefix: prefix)
        guard !range.tags.isEmpty else { throw .noTags(pattern: pattern, isShallow: isShallow, folder: folder) }
        return range
    }

    /// Why tags may be missing, with what to do; nil for a whole clone.
    public var shallowNote: String? {
        isShallow ? "This clone is shallow, so tags may be missing. " + GitError.unshallow(folder) : nil
    }
}
