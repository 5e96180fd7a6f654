/// All files of the site: where each goes and how its bytes are made.
///
/// A value; nothing is rendered yet.
public struct SitePlan: Sendable {
    /// The files, sorted by address, no address twice.
    public let pages: [SitePage]

    /// Sorts the files; of two with one address the first counts.
    public init(_ pages: [SitePage]) {
        var seen: Set<SiteAddress> = []
        self.pages = pages.filter { seen.insert($0.address).inserted }.sorted { $0.address < $1.address }
    }
}

/// One file of the site.
public struct SitePage: Sendable {
    /// Where it goes.
    public let address: SiteAddress
    /// How its bytes come about.
    public let content: Content

    /// How a file's bytes come about.
    public enum Content: Sendable {
        /// Made in memory by a closure that may run on any thread and more than once.
        case rendered(@Sendable (inout PageOutput) -> Void)
        /// Copied from a path below the catalog's root.
        case copied(path: String, size: Int)
    }

    /// A file that a closure makes.
    public init(_ address: SiteAddress, render: @escaping @Sendable (inout PageOutput) -> Void) {
        self.address = address
        self.content = .rendered(render)
    }

    /// A file that is copied.
    public init(copy file: CopiedFile) {
        self.address = file.address
        self.content = .copied(path: file.path, size: file.size)
    }
}

/// What rendering one page gives; the same value is used again for the next page, so that its buffers are kept.
public struct PageOutput: Sendable {
    /// The file's bytes.
    public var bytes: [UInt8] = []
    /// Ranges in `bytes` of every link's address as it stands there (`href`, `src`).
    public var links: [Range<Int>] = []
    /// Ranges in `bytes` of every `id`.
    public var anchors: [Range<Int>] = []
    /// What went wrong while rendering; empty when nothing did.
    public var faults: [String] = []

    /// An empty output.
    public init() {}

    /// Forgets the page and keeps the buffers.
    public mutating func removeAll() {
        bytes.removeAll(keepingCapacity: true)
        links.removeAll(keepingCapacity: true)
        anchors.removeAll(keepingCapacity: true)
        faults.removeAll()
    }
}
