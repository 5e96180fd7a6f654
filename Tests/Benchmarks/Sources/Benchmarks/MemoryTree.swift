import QuickActionModel

/// Files in memory as input, so that a measurement of reading is not one of the disk.
struct MemoryTree: InputTree {
    let root = ""
    let files: [String: [UInt8]]
    private let folders: [String: [InputEntry]]

    init(files: [String: [UInt8]]) {
        self.files = files
        var names: [String: [String: InputEntry]] = ["": [:]]
        for (path, bytes) in files {
            let parts = path.split(separator: "/").map(String.init)
            for depth in parts.indices {
                let folder = parts[..<depth].joined(separator: "/")
                let isFile = depth == parts.count - 1
                names[folder, default: [:]][parts[depth]] = InputEntry(
                    name: parts[depth], kind: isFile ? .file : .folder, size: isFile ? bytes.count : 0)
            }
        }
        folders = names.mapValues { $0.values.sorted { $0.name.precedesByBytes($1.name) } }
    }

    func list(_ folder: String) throws(InputError) -> [InputEntry] {
        guard let entries = folders[folder] else { throw .missing(path: folder) }
        return entries
    }

    func read(_ path: String, offset: Int, count: Int) throws(InputError) -> [UInt8] {
        guard let bytes = files[path] else { throw .missing(path: path) }
        return offset == 0 && count >= bytes.count ? bytes : Array(bytes.dropFirst(offset).prefix(count))
    }

    func entry(_ path: String) throws(InputError) -> InputEntry? {
        if let bytes = files[path] { return InputEntry(name: path, kind: .file, size: bytes.count) }
        return folders[path] == nil ? nil : InputEntry(name: path, kind: .folder, size: 0)
    }

    func tree(at path: String, named name: String) throws(InputError) -> any InputTree { throw .missing(path: path) }
}
