import QuickActionModel
import SourceTrees

/// The lines of a text on which a span stands, cut from its bytes in one pass because every quick action has some.
struct ExcerptLines {
    /// The first lines without their ends and without the indentation that all of them share.
    private(set) var texts: [String] = []
    /// Lines that were left out at the end.
    private(set) var omitted = 0

    init(of span: SourceSpan, in bytes: UnsafeBufferPointer<UInt8>) {
        var start = min(span.start, bytes.count)
        while start > 0, !Self.isLineEnd(bytes[start - 1]) { start -= 1 }
        var ranges: [Range<Int>] = []
        var common = Int.max
        while true {
            var end = start
            while end < bytes.count, !Self.isLineEnd(bytes[end]) { end += 1 }
            if ranges.count < SourceExcerpt.mostLines {
                let blanks = Self.blanks(bytes[start..<end])
                if blanks < end - start { common = min(common, blanks) }
                ranges.append(start..<end)
            } else {
                omitted += 1
            }
            guard end < bytes.count else { break }
            start = bytes[end] == 0x0D && end + 1 < bytes.count && bytes[end + 1] == 0x0A ? end + 2 : end + 1
            if start >= span.end { break }
        }
        if common == Int.max { common = 0 }
        texts = ranges.map { range in
            let line = bytes[range]
            return String(decoding: line.dropFirst(min(common, Self.blanks(line))), as: UTF8.self)
        }
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
