import QuickActionModel
import SourceTrees

/// The own lines of a span of a text, nothing around them, cut from its bytes in one pass because every quick action has some.
struct ExcerptLines {
    /// The first lines without their ends and without the indentation that all of them share.
    private(set) var texts: [String] = []
    /// Lines that were left out at the end.
    private(set) var omitted = 0

    /// Most bytes of a line that are kept.
    private static let longest = 1_000

    init(of span: SourceSpan, in bytes: UnsafeBufferPointer<UInt8>) {
        let last = min(span.end, bytes.count)
        var start = Self.start(of: span, in: bytes)
        var ranges: [Range<Int>] = []
        var common = Int.max
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
        texts = ranges.map { range in
            let line = bytes[range]
            return Self.text(line.dropFirst(min(common, Self.blanks(line))))
        }
    }

    /// Where the first line begins: with its indentation, or with the span itself where something else stands before it.
    private static func start(of span: SourceSpan, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
        let first = min(span.start, bytes.count)
        var start = first
        while start > 0, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 { start -= 1 }
        return start == 0 || isLineEnd(bytes[start - 1]) ? start : first
    }

    /// A line as text, a long one cut between characters.
    private static func text(_ line: Slice<UnsafeBufferPointer<UInt8>>) -> String {
        guard line.count > longest else { return String(decoding: line, as: UTF8.self) }
        var end = line.startIndex + longest
        while end > line.startIndex, line[end] & 0xC0 == 0x80 { end -= 1 }
        return String(decoding: line[line.startIndex..<end], as: UTF8.self) + "…"
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
