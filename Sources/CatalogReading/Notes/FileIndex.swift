import QuickActionModel

/// Looks files of the catalog up in exact spelling; each folder is listed once.
struct FileIndex {
    private let tree: any InputTree
    private var folders: [ByteText: [ByteText: InputEntry]] = [:]
    private var names: [ByteText: [InputEntry]] = [:]

    init(tree: any InputTree) { self.tree = tree }

    /// What was found at a path.
    enum Answer {
        /// The file, and its path in the spelling of the disk.
        case file(InputEntry, path: String)
        /// A file whose name differs in case only.
        case otherCase(String)
        case missing
    }

    mutating func look(_ path: String) -> Answer {
        let cut = path.utf8.lastIndex(of: UInt8(ascii: "/"))
        let folder = cut.map { String(path[..<$0]) } ?? ""
        let name = cut.map { String(path[path.utf8.index(after: $0)...]) } ?? path
        let key = ByteText(folder)
        if folders[key] == nil {
            let entries = (try? tree.list(folder)) ?? []
            names[key] = entries
            folders[key] = Dictionary(entries.map { (ByteText($0.name), $0) }) { first, _ in first }
        }
        if let entry = folders[key]?[ByteText(name)] {
            return entry.kind == .file ? .file(entry, path: path) : .missing
        }
        let prefix = folder.isEmpty ? "" : folder + "/"
        // Composed and decomposed forms of a name are the same name to the person who typed it.
        if let entry = names[key]?.first(where: { $0.name == name && $0.kind == .file }) {
            return .file(entry, path: prefix + entry.name)
        }
        let lowered = name.lowercased()
        if let entry = names[key]?.first(where: { $0.kind == .file && $0.name.lowercased() == lowered }) {
            return .otherCase(prefix + entry.name)
        }
        return .missing
    }
}
