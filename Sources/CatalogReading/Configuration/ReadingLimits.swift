public import MarkdownNotes

/// Bounds of everything that is read.
public struct ReadingLimits: Sendable, Hashable {
    /// Bytes of a property list, strings table, export or configuration file.
    public var bytes = 16 << 20
    /// Levels of arrays and dictionaries in one another.
    public var depth = 128
    /// Values of one file.
    public var nodes = 2_000_000
    /// Bytes of a string catalog, which is read entry by entry.
    public var stringCatalogBytes = 256 << 20
    /// Bounds of a note.
    public var notes = NoteLimits.standard
    /// Folders in one another below `content`.
    public var folders = 32
    /// Entries of all folders below `content`.
    public var files = 500_000

    /// The usual bounds.
    public init() {}
}
