/// Where something was read: a file below one of the roots, and a range in it or a key path.
///
/// Small, because every text and every finding has one: the places of one file share its names.
public struct SourceLocation: Hashable, Sendable {
    private var names: Names
    private var lineOrZero: Int32
    private var columnOrZero: Int32
    private var lengthInScalars: Int32

    /// A place in a file; leave line and column out for a whole file.
    public init(root: String = "", path: String, line: Int? = nil, column: Int? = nil, length: Int = 0, keyPath: String? = nil) {
        names = Names(root: root, path: path, keyPath: keyPath)
        lineOrZero = Int32(clamping: line ?? 0)
        columnOrZero = Int32(clamping: column ?? 0)
        lengthInScalars = Int32(clamping: length)
    }

    /// A place in the same file.
    public func place(line: Int, column: Int, length: Int) -> SourceLocation {
        var place = self
        (place.line, place.column, place.length) = (line, column, length)
        return place
    }

    /// Name of the root: empty for the catalog folder, else the source as the configuration names it.
    public var root: String {
        get { names.root }
        set { names = Names(root: newValue, path: names.path, keyPath: names.keyPath) }
    }

    /// Path below the root, `/` between segments.
    public var path: String {
        get { names.path }
        set { names = Names(root: names.root, path: newValue, keyPath: names.keyPath) }
    }

    /// The way through the tree, for example `UIApplicationShortcutItems[2].UIApplicationShortcutItemTitle`.
    public var keyPath: String? {
        get { names.keyPath }
        set { names = Names(root: names.root, path: names.path, keyPath: newValue) }
    }

    /// 1-based line; nil where the input has no lines (binary property lists).
    public var line: Int? {
        get { lineOrZero == 0 ? nil : Int(lineOrZero) }
        set { lineOrZero = Int32(clamping: newValue ?? 0) }
    }

    /// 1-based column in Unicode scalars; nil without a line.
    public var column: Int? {
        get { columnOrZero == 0 ? nil : Int(columnOrZero) }
        set { columnOrZero = Int32(clamping: newValue ?? 0) }
    }

    /// Number of Unicode scalars that the place covers; 0 for a point.
    public var length: Int {
        get { Int(lengthInScalars) }
        set { lengthInScalars = Int32(clamping: newValue) }
    }

    /// What all places of one file have in common; never changed, so copies may share it.
    private final class Names: Hashable, Sendable {
        let root: String
        let path: String
        let keyPath: String?

        init(root: String, path: String, keyPath: String?) {
            (self.root, self.path, self.keyPath) = (root, path, keyPath)
        }

        static func == (a: Names, b: Names) -> Bool {
            a === b || a.root == b.root && a.path == b.path && a.keyPath == b.keyPath
        }

        func hash(into hasher: inout Hasher) {
            hasher.combine(root)
            hasher.combine(path)
            hasher.combine(keyPath)
        }
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
        if a.names !== b.names, !a.displayPath.hasSameBytes(as: b.displayPath) {
            return a.displayPath.precedesByBytes(b.displayPath)
        }
        if a.lineOrZero != b.lineOrZero { return a.lineOrZero < b.lineOrZero }
        if a.columnOrZero != b.columnOrZero { return a.columnOrZero < b.columnOrZero }
        return (a.keyPath ?? "").precedesByBytes(b.keyPath ?? "")
    }
}
