/// The bounds of reading, the same in every format.
public struct SourceLimits: Sendable, Hashable {
    /// The size of a file in bytes; 4 GiB at most.
    public var bytes: Int
    /// How deep arrays and dictionaries may be nested; values above 256 count as 256 because reading uses the stack.
    public var depth: Int
    /// The number of nodes of the whole tree, shared objects of a binary property list counted each time they appear.
    public var nodes: Int

    /// Bounds of your own; what is left out is as in `standard`.
    public init(bytes: Int = 16 << 20, depth: Int = 128, nodes: Int = 2_000_000) {
        self.bytes = min(bytes, Int(UInt32.max) - 1)
        self.depth = min(depth, 256)
        self.nodes = nodes
    }

    /// 16 MiB, 128 levels, 2,000,000 nodes.
    public static let standard = SourceLimits()
}
