/// A tree of input files: a folder, an archive or a revision.
///
/// Nothing above `Files` and its like knows which.
public protocol InputTree: Sendable {
    /// Name that locations carry: empty for the catalog folder, else the source as the configuration names it.
    var root: String { get }

    /// Entries of a folder, sorted by the bytes of their names; `""` is the root itself.
    func list(_ folder: String) throws(InputError) -> [InputEntry]

    /// Bytes of a file from `offset` on, at most `count`.
    func read(_ path: String, offset: Int, count: Int) throws(InputError) -> [UInt8]

    /// What stands at a path; nil when nothing does.
    func entry(_ path: String) throws(InputError) -> InputEntry?

    /// Another tree at a path relative to a file of this one (`source:` in the configuration).
    func tree(at path: String, named name: String) throws(InputError) -> any InputTree

    /// Paths of property lists of bundles inside the app, which are not used.
    var embedded: [String] { get }

    /// What people should know about the input, one sentence each.
    var remarks: [String] { get }
}

extension InputTree {
    /// Nothing, unless a tree says otherwise.
    public var embedded: [String] { [] }

    /// Nothing, unless a tree says otherwise.
    public var remarks: [String] { [] }
}

/// One entry of a folder.
public struct InputEntry: Sendable, Hashable {
    /// Last part of its path, exact case.
    public var name: String
    /// File or folder.
    public var kind: Kind
    /// Bytes of a file, 0 for a folder.
    public var size: Int

    /// What an entry is.
    public enum Kind: Sendable { case file, folder, other }

    /// An entry of its parts.
    public init(name: String, kind: Kind, size: Int) {
        self.name = name
        self.kind = kind
        self.size = size
    }
}

/// Why a file or folder could not be read.
public enum InputError: Error, Sendable, Equatable {
    /// Nothing at that path.
    case missing(path: String)
    /// Larger than the limit, both in bytes.
    case tooLarge(path: String, size: Int, limit: Int)
    /// A link that leads out of its root.
    case leavesRoot(path: String)
    /// The system's reason.
    case failed(path: String, reason: String)

    /// One sentence for people.
    public var message: String {
        switch self {
        case .missing(let path): "\(path) does not exist"
        case .tooLarge(let path, let size, let limit): "\(path) has \(size) bytes; the limit is \(limit)"
        case .leavesRoot(let path): "\(path) is a link that leads out of its folder"
        case .failed(let path, let reason): "\(path) cannot be read: \(reason)"
        }
    }
}

extension InputTree {
    /// A whole file, refused when it is larger than `limit` bytes.
    public func read(_ path: String, limit: Int) throws(InputError) -> [UInt8] {
        guard let entry = try entry(path), entry.kind == .file else { throw .missing(path: path) }
        guard entry.size <= limit else { throw .tooLarge(path: path, size: entry.size, limit: limit) }
        return try read(path, offset: 0, count: entry.size)
    }
}
