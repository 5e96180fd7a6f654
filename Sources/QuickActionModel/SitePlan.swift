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
    /// Whether it grows with the catalog, so that it should be written while it is made: see `PageOutput.drain`.
    public let isLong: Bool

    /// How a file's bytes come about.
    public enum Content: Sendable {
        /// Made in memory by a closure that may run on any thread and more than once.
        case rendered(@Sendable (inout PageOutput) -> Void)
        /// Copied from a path below the catalog's root.
        case copied(path: String, size: Int)
    }

    /// A file that a closure makes.
    public init(_ address: SiteAddress, isLong: Bool = false, render: @escaping @Sendable (inout PageOutput) -> Void) {
        self.address = address
        self.isLong = isLong
        self.content = .rendered(render)
    }

    /// A file that is copied.
    public init(copy file: CopiedFile) {
        self.address = file.address
        self.isLong = false
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

    /// Number of values that a template was given, for counting what a page costs.
    public var values = 0

    /// Takes what is finished of a long file; nil where the caller wants the file as a whole.
    public var drain: (@Sendable (UnsafeRawBufferPointer) -> Void)?
    /// Whatever a renderer wants to find again when it makes the next page with this output, such as its own buffers.
    public var memory: (any Sendable)?

    /// An empty output.
    public init() {}

    /// Hands over what is finished when it has become much, and somebody takes it; only for files without links and anchors.
    public mutating func drainIfFull() {
        guard bytes.count >= 256 << 10, let drain else { return }
        bytes.withUnsafeBytes { drain($0) }
        bytes.removeAll(keepingCapacity: true)
    }

    /// Forgets the page and keeps the buffers.
    public mutating func removeAll() {
        bytes.removeAll(keepingCapacity: true)
        links.removeAll(keepingCapacity: true)
        anchors.removeAll(keepingCapacity: true)
        faults.removeAll()
        values = 0
    }
}
