public import QuickActionModel

/// A folder of one revision as input.
///
/// Folders are read as git's tree objects; links and submodules are `other`. In a clone made with a filter, files whose bytes are missing
/// have the size 0, and reading them is an error that says what to run.
public struct GitTree: InputTree {
    /// Name that locations carry.
    public let root: String
    /// Name of the commit in hexadecimal digits.
    public let commit: String
    /// Path of the folder in the repository; empty for its root.
    public let folder: String
    private let objects: GitObjects

    /// Bytes of a file at most.
    public static let fileBytes = 64 << 20

    init(objects: GitObjects, commit: String, folder: String, root: String) {
        self.objects = objects
        self.commit = commit
        self.folder = folder
        self.root = root
    }

    /// Entries of a folder, sorted by bytes.
    public func list(_ folder: String) throws(InputError) -> [InputEntry] {
        try telling(folder) { () throws(GitError) in
            guard let found = try lookUp(folder) else { return .failure(.missing(path: shown(folder))) }
            guard found.entry.kind == .folder else { return .failure(.failed(path: folder, reason: "it is not a folder")) }
            let entries = try objects.tree(found.id)
            let facts = try objects.facts(of: entries.filter { $0.kind == .file }.map(\.id), tree: found.id)
            return .success(
                entries.map { entry in
                    guard let name = entry.text else {
                        return InputEntry(name: String(decoding: entry.name, as: UTF8.self), kind: .other, size: 0)
                    }
                    return InputEntry(name: name, kind: entry.kind, size: entry.kind == .file ? facts[entry.id]?.size ?? 0 : 0)
                })
        }
    }

    /// Bytes of a file from `offset` on, at most `count`; a missing object is an error even when no byte is wanted.
    public func read(_ path: String, offset: Int, count: Int) throws(InputError) -> [UInt8] {
        try telling(path) { () throws(GitError) in
            guard let found = try lookUp(path) else { return .failure(.missing(path: path)) }
            guard found.entry.kind == .file else { return .failure(.failed(path: path, reason: "it is not a file")) }
            let bytes = try objects.contents(of: found.id, kind: .blob, limit: Self.fileBytes)
            guard offset >= 0, offset < bytes.count, count > 0 else { return .success([]) }
            return .success(offset == 0 && count >= bytes.count ? bytes : Array(bytes[offset...].prefix(count)))
        }
    }

    /// What stands at a path; nil when nothing does.
    public func entry(_ path: String) throws(InputError) -> InputEntry? {
        try telling(path) { () throws(GitError) in
            guard var found = try lookUp(path) else { return .success(nil) }
            if found.entry.kind == .file { found.entry.size = try objects.facts(of: [found.id])[found.id]?.size ?? 0 }
            return .success(found.entry)
        }
    }

    /// Name of the object at a path in hexadecimal digits; nil when nothing stands there.
    ///
    /// Equal names are equal bytes, so what was made of them need not be made again.
    public func object(at path: String) throws(InputError) -> String? {
        try telling(path) { () throws(GitError) in .success(try lookUp(path)?.id.string) }
    }

    /// Names and kinds of a folder's entries, sorted by bytes, without asking for their sizes; nil when there is no such folder.
    public func outline(_ folder: String) throws(InputError) -> [InputEntry]? {
        try telling(folder) { () throws(GitError) in
            guard let found = try lookUp(folder), found.entry.kind == .folder else { return .success(nil) }
            return .success(
                try objects.tree(found.id).map { entry in
                    let name = entry.text ?? String(decoding: entry.name, as: UTF8.self)
                    return InputEntry(name: name, kind: entry.text == nil ? .other : entry.kind, size: 0)
                })
        }
    }

    /// Another folder of the same revision, at a path relative to this one; a path to a file gives the folder that holds it.
    public func tree(at path: String, named name: String) throws(InputError) -> any InputTree {
        guard path.utf8.first != UInt8(ascii: "/"), let place = RevisionText.place("./" + path, from: folder) else {
            throw .leavesRoot(path: path)
        }
        return try telling(path) { () throws(GitError) in
            let whole = GitTree(objects: objects, commit: commit, folder: "", root: name)
            guard let found = try whole.lookUp(place) else { return .failure(.missing(path: path)) }
            switch found.entry.kind {
            case .folder: return .success(GitTree(objects: objects, commit: commit, folder: place, root: name))
            case .file:
                let cut = place.utf8.lastIndex(of: UInt8(ascii: "/"))
                let holder = cut.map { String(place[..<$0]) } ?? ""
                return .success(GitTree(objects: objects, commit: commit, folder: holder, root: name))
            case .other: return .failure(.failed(path: path, reason: "it is neither a folder nor a file"))
            }
        }
    }

    /// The entry at a path without its size, and its object; nil when there is none.
    func lookUp(_ path: String) throws(GitError) -> (entry: InputEntry, id: ByteText)? {
        var id = ByteText(commit + "^{tree}")
        var entry = InputEntry(name: "", kind: .folder, size: 0)
        let parts = path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        for part in folder.utf8.split(separator: UInt8(ascii: "/")) + (path.isEmpty ? [] : parts) {
            guard entry.kind == .folder, let next = GitTreeEntry.find(Array(part), in: try objects.tree(id)) else {
                return nil
            }
            (entry.name, entry.kind, id) = (next.text ?? "", next.kind, next.id)
        }
        return (entry, id)
    }

    private func shown(_ path: String) -> String { path.isEmpty ? (root.isEmpty ? "." : root) : path }

    /// Turns an error of git into one of the input.
    private func telling<Value>(
        _ path: String, _ body: () throws(GitError) -> Result<Value, InputError>
    ) throws(InputError) -> Value {
        let result: Result<Value, InputError>
        do { result = try body() } catch .tooLarge(_, let size, let limit) {
            throw .tooLarge(path: path, size: size, limit: limit)
        } catch {
            throw .failed(path: shown(path), reason: error.message)
        }
        return try result.get()
    }
}
