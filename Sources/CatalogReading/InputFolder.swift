import QuickActionModel
import SourceTrees

/// One folder of an input tree with its entries, and how its files are read.
struct InputFolder: Sendable {
    let tree: any InputTree
    /// Path below the tree's root; empty for the root itself.
    let path: String
    /// Its entries by bytes of their names.
    let entries: [InputEntry]
    let limits: ReadingLimits

    init(tree: any InputTree, path: String, limits: ReadingLimits) throws(InputError) {
        self.tree = tree
        self.path = path
        self.limits = limits
        self.entries = try tree.list(path)
    }

    /// The path of a file below the tree's root.
    func path(_ name: String) -> String { path.isEmpty ? name : "\(path)/\(name)" }

    /// The place of a file or folder.
    func location(_ name: String) -> SourceLocation { SourceLocation(root: tree.root, path: path(name)) }

    /// The entry of a file in exact spelling.
    func file(_ name: String) -> InputEntry? { entries.first { $0.kind == .file && $0.name.hasSameBytes(as: name) } }

    /// The entry of a folder in exact spelling.
    func folder(_ name: String) -> InputEntry? { entries.first { $0.kind == .folder && $0.name.hasSameBytes(as: name) } }

    /// Entries of a folder in this one.
    func list(_ name: String) throws(InputError) -> [InputEntry] { try tree.list(path(name)) }

    /// All bytes of a file; nil when it cannot be read, which is told.
    func bytes(_ entry: InputEntry, limit: Int, _ log: inout ReadingLog) -> [UInt8]? {
        bytes(entry.name, size: entry.size, limit: limit, &log)
    }

    /// Reads and parses a file; nil when that fails, which is told.
    func document(
        _ name: String, _ entry: InputEntry, _ log: inout ReadingLog,
        _ parse: (SourceReader, [UInt8]) throws(SourceError) -> SourceDocument
    ) -> (SourceFile, SourceDocument)? {
        guard let bytes = bytes(name, size: entry.size, limit: limits.bytes, &log) else { return nil }
        do throws(SourceError) {
            let reader = SourceReader(limits: SourceLimits(bytes: limits.bytes, depth: limits.depth, nodes: limits.nodes))
            let document = try parse(reader, bytes)
            let file = SourceFile(root: tree.root, path: path(name), document: document)
            log.add(document.notices, in: file)
            return (file, document)
        } catch {
            log.add(error, in: location(name))
            return nil
        }
    }

    private func bytes(_ name: String, size: Int, limit: Int, _ log: inout ReadingLog) -> [UInt8]? {
        do throws(InputError) {
            guard size <= limit else { throw .tooLarge(path: path(name), size: size, limit: limit) }
            return try tree.read(path(name), offset: 0, count: size)
        } catch {
            log.add(error, at: location(name))
            return nil
        }
    }
}
