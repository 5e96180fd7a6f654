/// A range of a file's text in UTF-8 bytes, and what takes its place.
public struct Patch: Sendable, Hashable {
    /// The bytes that go; empty for an insertion.
    public var range: Range<Int>
    /// The bytes that come.
    public var bytes: [UInt8]

    init(_ range: Range<Int>, _ bytes: [UInt8]) {
        self.range = range
        self.bytes = bytes
    }

    /// Whether the order of the two would matter: common bytes, or an insertion inside or at an edge of the other.
    func overlaps(_ other: Patch) -> Bool {
        if range.isEmpty || other.range.isEmpty {
            return range.lowerBound <= other.range.upperBound && other.range.lowerBound <= range.upperBound
        }
        return range.overlaps(other.range)
    }
}
