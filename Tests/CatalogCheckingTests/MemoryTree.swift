import QuickActionModel

/// A tree of files in memory.
struct MemoryTree: InputTree {
    var root = ""
    var files: [ByteText: [UInt8]] = [:]

    func list(_ folder: String) throws(InputError) -> [InputEntry] {
        let prefix = folder.isEmpty ? "" : folder + "/"
        var found: [ByteText: InputEntry] = [:]
        for (path, bytes) in files where path.string.hasPrefix(prefix) {
            let rest = path.string.dropFirst(prefix.count)
            let name = String(rest.prefix { $0 != "/" })
            let isFile = name.count == rest.count
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
        return files.keys.contains { $0.string.hasPrefix(path + "/") } ? InputEntry(name: name, kind: .folder, size: 0) : nil
    }

    func tree(at path: String, named name: String) throws(InputError) -> any InputTree { throw .missing(path: path) }
}
