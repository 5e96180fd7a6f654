/// How much of an archive is read at most.
public struct ZipLimits: Sendable {
    /// Entries of the directory.
    public var entries = 1_000_000
    /// Bytes of the directory, which is held in memory.
    public var directoryBytes = 256 << 20
    /// Bytes of one name.
    public var nameBytes = 4_096
    /// Bytes that one entry may give when it is read; entries that nobody reads do not count.
    public var entryBytes = 16 << 20

    /// The usual limits.
    public init() {}
}
