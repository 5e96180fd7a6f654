import QuickActionModel

/// A tree of files in memory: path to bytes.
struct MemoryTree: InputTree {
    var root = ""
    var files: [ByteText: [UInt8]] = [:]
    /// Trees outside, by the path with which they are asked for.
    var others: [ByteText: [ByteText: [UInt8]]] = [:]

    init(_ files: [String: String]) {
        self.files = Dictionary(uniqueKeysWithValues: files.map { (ByteText($0), Array($1.utf8)) })
    }

    func list(_ folder: String) throws(InputError) -> [InputEntry] {
        let prefix = folder.isEmpty ? [] : Array(folder.utf8) + [UInt8(ascii: "/")]
        var found: [ByteText: InputEntry] = [:]
        for (path, bytes) in files where path.string.utf8.starts(with: prefix) {
            let rest = Array(path.string.utf8.dropFirst(prefix.count))
            let name = String(decoding: rest.prefix { $0 != UInt8(ascii: "/") }, as: UTF8.self)
            let isFile = rest.count == name.utf8.count
            found[ByteText(name)] = InputEntry(name: name, kind: isFile ? .file : .folder, size: isFile ? bytes.count : 0)
        }
        if found.isEmpty { throw .missing(path: folder) }
        return found.keys.sorted().compactMap { found[$0] }
    }

    func read(_ path: String, offset: Int, count: Int) throws(InputError) -> [UInt8] {
        guard let bytes = files[ByteText(path)] else { throw .missing(path: path) }
        return Array(bytes.dropFirst(offset).prefix(count))
    }

    func entry(_ path: String) throws(InputError) -> InputEntry? {
        let name = String(path.split(separator: "/").last ?? "")
        if let bytes = files[ByteText(path)] { return InputEntry(name: name, kind: .file, size: bytes.count) }
        let isFolder = files.keys.contains { $0.string.utf8.starts(with: (path + "/").utf8) }
        return isFolder ? InputEntry(name: name, kind: .folder, size: 0) : nil
    }

    func tree(at path: String, named name: String) throws(InputError) -> any InputTree {
        guard let files = others[ByteText(path)] else { throw .missing(path: path) }
        var tree = MemoryTree([:])
        tree.root = name
        tree.files = files
        return tree
    }
}
