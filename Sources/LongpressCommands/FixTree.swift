import Files
import QuickActionModel
import Synchronization

/// A folder as it is read when fixes are wanted: it remembers the digest of every file that was read, and shows a changed file in
/// place of the one on disk, so that fixes can be tried out before anything is written.
final class FixTree: InputTree {
    /// What all trees of one run share.
    final class Memory: Sendable {
        struct State {
            /// SHA-256 of files as they were read from disk, by root and path.
            var digests: [SourceLocation: [UInt8]] = [:]
            /// New bytes of files.
            var changes: [SourceLocation: [UInt8]] = [:]
            /// Absolute folders of the roots that are folders on disk.
            var folders: [ByteText: String] = [:]
        }

        let state = Mutex(State())
    }

    private let base: any InputTree
    private let memory: Memory

    /// The folder of a catalog.
    convenience init(_ base: FolderTree) { self.init(base, Memory()) }

    private init(_ base: any InputTree, _ memory: Memory) {
        self.base = base
        self.memory = memory
        if let folder = base as? FolderTree { memory.state.withLock { $0.folders[ByteText(folder.root)] = folder.path } }
    }

    var root: String { base.root }

    // MARK: Reading

    func list(_ folder: String) throws(InputError) -> [InputEntry] {
        let entries = try base.list(folder)
        guard memory.state.withLock({ !$0.changes.isEmpty }) else { return entries }
        return entries.map { sized($0, folder.isEmpty ? $0.name : "\(folder)/\($0.name)") }
    }

    func entry(_ path: String) throws(InputError) -> InputEntry? { try base.entry(path).map { sized($0, path) } }

    func read(_ path: String, offset: Int, count: Int) throws(InputError) -> [UInt8] {
        let place = SourceLocation(root: root, path: path)
        if let changed = memory.state.withLock({ $0.changes[place] }) {
            return Array(changed.dropFirst(max(0, offset)).prefix(max(0, count)))
        }
        let bytes = try base.read(path, offset: offset, count: count)
        if offset == 0, FixTree.isWritable(path), try base.entry(path)?.size == bytes.count {
            let digest = SHA256.hash(bytes)
            // The first reading is the one whose findings are fixed.
            memory.state.withLock { if $0.digests[place] == nil { $0.digests[place] = digest } }
        }
        return bytes
    }

    func tree(at path: String, named name: String) throws(InputError) -> any InputTree {
        FixTree(try base.tree(at: path, named: name), memory)
    }

    /// Pictures and notes of other kinds are never changed, so their digests are not worth the time.
    private static func isWritable(_ path: String) -> Bool {
        [".plist", ".strings", ".xcstrings", ".json", ".yaml", ".yml", ".md", ".markdown"].contains { path.hasSuffix($0) }
    }

    private func sized(_ entry: InputEntry, _ path: String) -> InputEntry {
        guard let size = memory.state.withLock({ $0.changes[SourceLocation(root: root, path: path)]?.count }) else {
            return entry
        }
        var entry = entry
        entry.size = size
        return entry
    }

    // MARK: Changing

    /// New bytes of a file, or the ones of the disk if they are those that were read.
    func bytes(of place: SourceLocation) throws(FileEditError) -> [UInt8] {
        let state = memory.state.withLock { $0 }
        if let changed = state.changes[place] { return changed }
        guard let folder = state.folders[ByteText(place.root)] else {
            throw .failed("it is part of an archive or a revision")
        }
        guard let digest = state.digests[place] else { throw .changed }
        return try FileEditing.read(place.path, below: folder, digest: digest)
    }

    /// Shows new bytes in place of a file; nothing is written.
    func change(_ place: SourceLocation, to bytes: [UInt8]) { memory.state.withLock { $0.changes[place] = bytes } }

    /// The files that changed, by path.
    var changes: [(place: SourceLocation, bytes: [UInt8])] {
        memory.state.withLock { $0.changes.map { ($0.key, $0.value) } }.sorted { $0.0 < $1.0 }
    }

    /// The bytes of a changed file as they are on disk.
    func original(of place: SourceLocation) throws(FileEditError) -> [UInt8] {
        let state = memory.state.withLock { $0 }
        guard let folder = state.folders[ByteText(place.root)], let digest = state.digests[place] else { throw .changed }
        return try FileEditing.read(place.path, below: folder, digest: digest)
    }

    /// Writes a changed file to the disk.
    func write(_ place: SourceLocation) throws(FileEditError) {
        let state = memory.state.withLock { $0 }
        guard let folder = state.folders[ByteText(place.root)], let digest = state.digests[place],
            let bytes = state.changes[place]
        else { throw .changed }
        try FileEditing.replace(place.path, below: folder, digest: digest, with: bytes)
    }
}
