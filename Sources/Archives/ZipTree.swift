public import QuickActionModel

/// A zip archive as input: read in memory, entry by entry, nothing unpacked to disk.
///
/// Only the directory at its end is read when it is opened. Archives whose names could lead elsewhere are refused whole; links,
/// encrypted entries and unknown kinds of packing only when they are asked for. Overlapping entries do no harm: what is read is what the
/// directory leads to.
public struct ZipTree: InputTree {
    /// Name that locations carry.
    public let root: String
    /// What people should know about the archive, one sentence each: names that it has more than once.
    public let notes: [String]
    let directory: ZipDirectory
    let source: any ByteSource
    let limits: ZipLimits

    /// Reads the directory of an archive; `root` is the name that locations carry.
    public init(_ source: any ByteSource, root: String, limits: ZipLimits = ZipLimits()) throws(ArchiveError) {
        self.root = root
        self.source = source
        self.limits = limits
        directory = try ZipDirectoryReader(source: source, limits: limits).read()
        notes =
            directory.repeated.isEmpty
            ? []
            : [
                "\(directory.repeated.count) \(directory.repeated.count == 1 ? "name stands" : "names stand") in the archive more than once, "
                    + "the first is \(ArchiveError.quoted(directory.repeated[0])). The last entry of a name counts"
            ]
    }

    /// Number of entries, folders included; of equal names one counts.
    public var entryCount: Int { directory.entries.count }

    /// Entries of a folder, sorted by bytes; links, and names that are not UTF-8, are `other`.
    public func list(_ folder: String) throws(InputError) -> [InputEntry] {
        guard let entry = try entry(folder) else { throw .missing(path: shown(folder)) }
        guard entry.kind == .folder else { throw .failed(path: folder, reason: "it is not a folder") }
        return children(of: folder)
    }

    /// Bytes of a file from `offset` on, at most `count`.
    ///
    /// Whole files are held to their size and checksum; a part of a file only to the stream.
    public func read(_ path: String, offset: Int, count: Int) throws(InputError) -> [UInt8] {
        guard let entry = try find(path) else {
            throw try self.entry(path) == nil ? .missing(path: path) : .failed(path: path, reason: "it is not a file")
        }
        guard offset >= 0, count > 0 || entry.size == 0 else { return [] }
        guard offset < entry.size || entry.size == 0 else { return [] }
        let end = count >= entry.size - offset ? entry.size : offset + count
        guard end <= limits.entryBytes else { throw .tooLarge(path: path, size: end, limit: limits.entryBytes) }
        // A stream may be longer than what it gives; one that is longer than all it may give is not worth its time.
        guard end < entry.size || entry.packed <= limits.entryBytes + limits.entryBytes / 8 + 65_536 else {
            throw .tooLarge(path: path, size: entry.packed, limit: limits.entryBytes)
        }
        do {
            return try ZipEntryReader(source: source, entry: entry, name: Array(path.utf8)).read(from: offset, to: end)
        } catch .unreadable(let error) {
            throw error
        } catch {
            throw .failed(path: path, reason: "it \(error.entryFault)")
        }
    }

    /// What stands at a path; nil when nothing does, an error when the path leads through a link.
    public func entry(_ path: String) throws(InputError) -> InputEntry? {
        guard !path.isEmpty else { return InputEntry(name: "", kind: .folder, size: 0) }
        guard try isReachable(path) else { return nil }
        let bytes = Array(path.utf8)
        let name = String(decoding: bytes.suffix(from: (bytes.lastIndex(of: UInt8(ascii: "/")) ?? -1) + 1), as: UTF8.self)
        let isImplied = hasEntries(below: bytes)
        guard let entry = directory.entry(bytes) else {
            return isImplied ? InputEntry(name: name, kind: .folder, size: 0) : nil
        }
        return inputEntry(entry, name: name, hasEntries: isImplied)
    }

    /// Archives lead to no other sources.
    public func tree(at path: String, named name: String) throws(InputError) -> any InputTree {
        throw .failed(path: path, reason: "an archive cannot name other sources")
    }

    func shown(_ path: String) -> String { path.isEmpty ? (root.isEmpty ? "." : root) : path }
}
