/// A range of a document in UTF-8 byte offsets into `SourceDocument.text`, the end not included.
///
/// A binary property list has no text, so its spans are all 0 to 0.
public struct SourceSpan: Sendable, Hashable {
    // 32 bits keep a node small; no reader accepts a longer text.
    private let first: UInt32
    private let last: UInt32

    /// The offset of the first byte.
    public var start: Int { Int(first) }
    /// The offset behind the last byte.
    public var end: Int { Int(last) }
    /// The number of bytes.
    public var count: Int { end - start }

    /// The span from `start` up to `end`; an end before the start gives an empty span.
    public init(start: Int, end: Int) {
        first = UInt32(clamping: start)
        last = UInt32(clamping: max(start, end))
    }

    static let none = SourceSpan(start: 0, end: 0)
}
