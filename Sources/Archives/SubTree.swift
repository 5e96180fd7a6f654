public import QuickActionModel

/// One folder of another tree as a tree of its own, so that an app's folder can stand as root.
public struct SubTree: InputTree {
    /// Name that locations carry.
    public let root: String
    /// Path of the folder in the other tree; empty for its root.
    public let folder: String
    /// Paths in the other tree of property lists of bundles inside the app, which are not used.
    public let embedded: [String]
    /// What people should know about the app, one sentence each.
    public let remarks: [String]
    private let base: any InputTree
    /// A file that stands at the root under the name, wherever the other tree has it.
    private let placed: (name: String, path: String)?

    /// A folder of a tree; `propertyList` is the path of a file in that tree that appears as `Info.plist` at the root.
    ///
    /// Bundles of the Mac keep the property list apart from the resources; readers want them side by side.
    public init(
        _ base: any InputTree, folder: String, root: String, propertyList: String? = nil, embedded: [String] = [],
        remarks: [String] = []
    ) {
        self.embedded = embedded
        self.remarks = remarks
        self.base = base
        self.folder = folder
        self.root = root
        placed = propertyList.map { ("Info.plist", $0) }
    }

    private init(_ other: SubTree, remarks: [String]) {
        (base, folder, root, placed, embedded) = (other.base, other.folder, other.root, other.placed, other.embedded)
        self.remarks = remarks
    }

    /// The same folder with more to know about it.
    public func adding(remarks more: [String]) -> SubTree { SubTree(self, remarks: remarks + more) }

    /// Entries of a folder, sorted by bytes.
    public func list(_ folder: String) throws(InputError) -> [InputEntry] {
        guard folder.isEmpty, let placed else { return try base.list(whole(folder)) }
        // A bundle may have no resources at all.
        var entries = try base.entry(self.folder) == nil ? [] : base.list(self.folder)
        entries.removeAll { $0.name.hasSameBytes(as: placed.name) }
        if let entry = try entry(placed.name) {
            let place = entries.firstIndex { placed.name.precedesByBytes($0.name) } ?? entries.count
            entries.insert(entry, at: place)
        }
        return entries
    }

    /// Bytes of a file from `offset` on, at most `count`.
    public func read(_ path: String, offset: Int, count: Int) throws(InputError) -> [UInt8] {
        try base.read(whole(path), offset: offset, count: count)
    }

    /// What stands at a path; nil when nothing does.
    public func entry(_ path: String) throws(InputError) -> InputEntry? {
        guard var entry = try base.entry(whole(path)) else {
            return path.isEmpty && placed != nil ? InputEntry(name: "", kind: .folder, size: 0) : nil
        }
        if let placed, path.hasSameBytes(as: placed.name) { entry.name = placed.name }
        return entry
    }

    /// Another tree at a path relative to this folder.
    public func tree(at path: String, named name: String) throws(InputError) -> any InputTree {
        try base.tree(at: path.utf8.first == UInt8(ascii: "/") ? path : whole(path), named: name)
    }

    private func whole(_ path: String) -> String {
        if let placed, path.hasSameBytes(as: placed.name) { return placed.path }
        if path.isEmpty { return folder }
        return folder.isEmpty ? path : folder + "/" + path
    }
}
