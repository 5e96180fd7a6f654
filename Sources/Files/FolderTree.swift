public import QuickActionModel

/// A folder on disk as input.
///
/// Links are followed only where they stay inside it; pipes and devices are never opened.  Nothing is kept between two calls, so
/// a tree may be used from several threads and sees every edit.
public struct FolderTree: InputTree {
    /// Name that locations carry.
    public let root: String
    /// Absolute path of the folder, without links.
    public let path: String
    /// The one file that counts, when the tree was made from a file.
    private let only: String?
    private let opener: Opener?

    /// Opens what stands at an absolute path in another way than as a folder: archives and bundles; nil for what is none.
    public typealias Opener = @Sendable (_ path: String, _ name: String) throws(InputError) -> (any InputTree)?

    /// The folder at a path, or the one file at it.
    ///
    /// A path that names a plain file gives a tree that holds this file alone: a property list can be a source of its own. `opener` is
    /// asked first for every other source that the configuration names.
    public init(path: String, root: String, opener: Opener? = nil) throws(InputError) {
        self.opener = opener
        let resolved: String
        let status: FileStatus?
        do throws(DiskError) {
            guard !path.utf8.contains(0) else { throw DiskError(code: Disk.missing) }
            resolved = try Disk.resolved(path.isEmpty ? "." : path)
            status = try Disk.status(resolved)
        } catch {
            throw error.isMissing ? .missing(path: path) : .failed(path: path, reason: error.text)
        }
        self.root = root
        switch status?.kind {
        case .folder?:
            self.path = resolved
            only = nil
        case .file?:
            let cut = resolved.utf8.lastIndex(of: UInt8(ascii: "/")) ?? resolved.startIndex
            self.path = cut == resolved.startIndex ? "/" : String(resolved[..<cut])
            only = String(resolved[resolved.utf8.index(after: cut)...])
        default: throw .failed(path: path, reason: "it is neither a folder nor a file")
        }
    }

    /// Entries of a folder, hidden ones included, sorted by bytes.
    ///
    /// A link that leads out, nowhere or back is `other`.
    public func list(_ folder: String) throws(InputError) -> [InputEntry] {
        let place = try locate(folder)
        guard place.status.kind == .folder else { throw .failed(path: folder, reason: "it is not a folder") }
        let names: [Disk.Name]
        do { names = try Disk.names(in: place.path) } catch { throw .failed(path: shown(folder), reason: error.text) }
        return names.compactMap { name in
            if let only, folder.isEmpty, !only.hasSameBytes(as: name.text) { return nil }
            return entry(for: name, in: folder)
        }
    }

    /// Bytes of a file from `offset` on; fewer than `count` only at its end.
    public func read(_ path: String, offset: Int, count: Int) throws(InputError) -> [UInt8] {
        let place = try locate(path)
        guard place.status.kind == .file else { throw .failed(path: path, reason: "it is not a file") }
        guard offset >= 0, count > 0 else { return [] }
        do {
            let file = try Disk.openForReading(place.path)
            defer { Disk.shut(file) }
            let status = try Disk.status(of: file)
            guard status.kind == .file else { throw InputError.failed(path: path, reason: "it is not a file") }
            return try Self.bytes(of: file, offset: offset, count: min(count, max(0, status.size - offset)))
        } catch let error as InputError {
            throw error
        } catch let error as DiskError {
            throw error.isMissing ? .missing(path: path) : .failed(path: path, reason: error.text)
        } catch {
            throw .failed(path: path, reason: "unknown reason")
        }
    }

    /// What stands at a path, links followed inside the folder; nil when nothing does.
    public func entry(_ path: String) throws(InputError) -> InputEntry? {
        do {
            let status = try locate(path).status
            let name = path.utf8.split(separator: UInt8(ascii: "/")).last.map { String($0) ?? "" } ?? ""
            return InputEntry(name: name, kind: status.entryKind, size: status.kind == .file ? status.size : 0)
        } catch .missing {
            return nil
        }
    }

    /// Another folder, or one file, at a path relative to this folder; `..` and absolute paths are allowed, because the configuration
    /// names sources outside the catalog.
    public func tree(at path: String, named name: String) throws(InputError) -> any InputTree {
        let place = path.utf8.first == UInt8(ascii: "/") ? path : self.path + "/" + path
        if let opened = try opener?(place, name) { return opened }
        return try FolderTree(path: place, root: name, opener: opener)
    }

    /// Whether the tree lets a path through; a tree made from a file knows that file only.
    func admits(_ path: String) -> Bool { only.map { $0.hasSameBytes(as: path) } ?? true }

    /// The path for messages.
    func shown(_ path: String) -> String { path.isEmpty ? (root.isEmpty ? "." : root) : path }

    private func entry(for name: Disk.Name, in folder: String) -> InputEntry {
        let unusable = InputEntry(name: name.text, kind: .other, size: 0)
        guard name.isText else { return unusable }
        guard name.status.kind == .link else {
            return InputEntry(
                name: name.text, kind: name.status.entryKind, size: name.status.kind == .file ? name.status.size : 0)
        }
        guard let found = try? entry(folder.isEmpty ? name.text : folder + "/" + name.text) else { return unusable }
        return found
    }

    private static func bytes(of file: Int32, offset: Int, count: Int) throws(DiskError) -> [UInt8] {
        var failure: DiskError?
        let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, done in
            do throws(DiskError) {
                done = try Disk.read(file, into: UnsafeMutableRawBufferPointer(buffer), offset: offset)
            } catch { failure = error }
        }
        if let failure { throw failure }
        return bytes
    }
}
