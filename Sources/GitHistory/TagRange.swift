public import QuickActionModel

/// The tags that fit a pattern, in the order of their versions.
public struct TagRange: Sendable {
    /// One tag that is a version.
    public struct Release: Sendable, Hashable {
        /// The tag.
        public var tag: GitTag
        /// The version in its name.
        public var version: ReleaseVersion
    }

    /// Lowest version first; equal versions by the bytes of their tags.
    public let tags: [Release]
    /// Names that fit the pattern and are no versions, or lead to no commit; sorted by bytes.
    public let ignored: [String]

    /// Orders tags; `prefix` is what must stand in front of the numbers, when that is not to be told from the names.
    public init(_ tags: [GitTag], pattern: String, prefix: String? = nil) {
        let glob = TagPattern(pattern)
        var releases: [Release] = []
        var ignored: [String] = []
        for tag in tags.sorted(by: { $0.name.precedesByBytes($1.name) }) where glob.matches(tag.name) {
            if tag.commit != nil, let version = Self.version(tag.name, prefix: prefix, literal: glob.literal) {
                releases.append(Release(tag: tag, version: version))
            } else {
                ignored.append(tag.name)
            }
        }
        let order = releases.enumerated().sorted { a, b in
            a.element.version == b.element.version ? a.offset < b.offset : a.element.version < b.element.version
        }
        self.tags = order.map(\.element)
        self.ignored = ignored
    }

    /// What people should know, one sentence each.
    public var notes: [String] {
        guard !ignored.isEmpty else { return [] }
        let shown = ignored.prefix(10).map { GitError.quoted($0) }.joined(separator: ", ")
        let rest = ignored.count > 10 ? " and \(ignored.count - 10) more" : ""
        return ["Tags that are no versions, or lead to no commit, are left out: \(shown)\(rest)"]
    }

    private static func version(_ name: String, prefix: String?, literal: String) -> ReleaseVersion? {
        if let prefix { return ReleaseVersion(name, prefix: prefix) }
        // The name of a component before a "/", as in `kit2/v1.0`, may have numbers of its own.
        if let cut = literal.utf8.lastIndex(of: UInt8(ascii: "/")) {
            let component = String(literal[...cut])
            let rest = String(name[name.utf8.index(name.utf8.startIndex, offsetBy: component.utf8.count)...])
            if let version = ReleaseVersion(rest) { return ReleaseVersion(name, prefix: component + version.prefix) }
        }
        if let version = ReleaseVersion(name) { return version }
        let isNumber = { (byte: UInt8) in (48...57).contains(byte) || byte == UInt8(ascii: ".") }
        let front = Array(literal.utf8.reversed().drop(while: isNumber).reversed())
        return front.isEmpty ? nil : ReleaseVersion(name, prefix: String(decoding: front, as: UTF8.self))
    }
}
