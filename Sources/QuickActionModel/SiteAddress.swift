/// The place of one file in the published site: a path below the site's root, ending in a file name.
///
/// Always ASCII or percent-encoded on output, never absolute, never with `.` or `..` segments.
public struct SiteAddress: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// Path with `/` between segments, for example `apps/notes/index.html`.
    public let path: String

    /// Wraps a path that the caller knows to be relative and free of dot segments.
    public init(_ path: String) { self.path = path }

    /// The path.
    public var description: String { path }

    /// Number of folders between the site's root and the file.
    public var depth: Int { path.utf8.reduce(0) { $0 + ($1 == UInt8(ascii: "/") ? 1 : 0) } }

    /// The way from this file's folder up to the site's root: empty or `../` repeated.
    public var toRoot: String { String(repeating: "../", count: depth) }

    /// A relative link from this page to another file, percent-encoded, with an optional fragment.
    public func link(to target: SiteAddress, fragment: String? = nil) -> String {
        let way = toRoot + PercentEncoding.path(target.path)
        guard let fragment else { return way }
        return (target == self ? "" : way) + "#" + PercentEncoding.fragment(fragment)
    }

    /// Byte order of the paths.
    public static func < (a: SiteAddress, b: SiteAddress) -> Bool { a.path.precedesByBytes(b.path) }

    /// Equal bytes.
    public static func == (a: SiteAddress, b: SiteAddress) -> Bool { a.path.hasSameBytes(as: b.path) }

    /// Feeds the bytes of the path.
    public func hash(into hasher: inout Hasher) { ByteText(path).hash(into: &hasher) }
}
