/// Where something was read: a file below one of the roots, and a range in it or a key path.
public struct SourceLocation: Hashable, Sendable {
    /// Name of the root: empty for the catalog folder, else the source as the configuration names it.
    public var root: String
    /// Path below the root, `/` between segments.
    public var path: String
    /// 1-based line; nil where the input has no lines (binary property lists).
    public var line: Int?
    /// 1-based column in Unicode scalars; nil without a line.
    public var column: Int?
    /// Number of Unicode scalars that the place covers; 0 for a point.
    public var length: Int
    /// The way through the tree, for example `UIApplicationShortcutItems[2].UIApplicationShortcutItemTitle`.
    public var keyPath: String?

    /// A place in a file; leave line and column out for a whole file.
    public init(root: String = "", path: String, line: Int? = nil, column: Int? = nil, length: Int = 0, keyPath: String? = nil) {
        self.root = root
        self.path = path
        self.line = line
        self.column = column
        self.length = length
        self.keyPath = keyPath
    }

    /// Root and path joined, as pages and reports show them.
    public var displayPath: String { root.isEmpty ? path : root + "/" + path }

    /// `path:line:column`, as much of it as is known, or `path (key path)`.
    public var description: String {
        guard let line else { return keyPath.map { "\(displayPath) (\($0))" } ?? displayPath }
        // Put together piece by piece: every quick action shows some places.
        var text = displayPath
        text += ":"
        text += String(line)
        if let column {
            text += ":"
            text += String(column)
        }
        return text
    }
}

extension SourceLocation: Comparable {
    /// Path, then line, then column.
    public static func < (a: SourceLocation, b: SourceLocation) -> Bool {
        if !a.displayPath.hasSameBytes(as: b.displayPath) { return a.displayPath.precedesByBytes(b.displayPath) }
        return (a.line ?? 0, a.column ?? 0, ByteText(a.keyPath ?? "")) < (b.line ?? 0, b.column ?? 0, ByteText(b.keyPath ?? ""))
    }
}
