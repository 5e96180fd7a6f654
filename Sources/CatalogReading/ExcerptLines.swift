import QuickActionModel
import SourceTrees

/// The own lines of a span of a text, nothing around them, cut from its bytes in one pass because every quick action has some.
struct ExcerptLines {
    private let bytes: UnsafeBufferPointer<UInt8>
    /// The first lines without their ends.
    private var ranges: [Range<Int>] = []
    /// The indentation that all of them share.
    private var common = Int.max
    /// Lines that were left out at the end.
    private(set) var omitted = 0

    /// Most bytes of a line that are kept.
    private static let longest = 1_000

    init(of span: SourceSpan, in bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
        let last = min(span.end, bytes.count)
        var start = Self.start(of: span, in: bytes)
        while true {
            var end = start
            while end < last, !Self.isLineEnd(bytes[end]) { end += 1 }
            if ranges.count < SourceExcerpt.mostLines {
                let blanks = Self.blanks(bytes[start..<end])
                if blanks < end - start { common = min(common, blanks) }
                ranges.append(start..<end)
            } else {
                omitted += 1
            }
            guard end < last else { break }
            start = bytes[end] == 0x0D && end + 1 < last && bytes[end + 1] == 0x0A ? end + 2 : end + 1
        }
        if common == Int.max { common = 0 }
    }

    /// The lines as they are kept; only while the bytes are at hand.
    func excerpt(at location: SourceLocation) -> SourceExcerpt {
        var excerpt = SourceExcerpt(location: location, omitted: omitted)
        for range in ranges {
            let line = bytes[range]
            Self.add(line.dropFirst(min(common, Self.blanks(line))), to: &excerpt)
        }
        return excerpt
    }

    /// Where the first line begins: with its indentation, or with the span itself where something else stands before it.
    private static func start(of span: SourceSpan, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
        let first = min(span.start, bytes.count)
        var start = first
        while start > 0, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 { start -= 1 }
        return start == 0 || isLineEnd(bytes[start - 1]) ? start : first
    }

    /// Adds a line, a long one cut between characters.
    private static func add(_ line: Slice<UnsafeBufferPointer<UInt8>>, to excerpt: inout SourceExcerpt) {
        guard line.count > longest else { return excerpt.append(UnsafeBufferPointer(rebasing: line)) }
        var end = line.startIndex + longest
        while end > line.startIndex, line[end] & 0xC0 == 0x80 { end -= 1 }
        excerpt.append(Array(line[line.startIndex..<end]) + Array("…".utf8))
    }

    private static func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

    private static func blanks(_ line: Slice<UnsafeBufferPointer<UInt8>>) -> Int {
        var count = 0
        for byte in line {
            guard byte == 0x20 || byte == 0x09 else { break }
            count += 1
        }
        return count
    }
}
