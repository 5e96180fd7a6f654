/// A UTF-8 text that finds lines and columns of byte offsets.
public struct SourceText: Sendable {
    /// The text as UTF-8, without a byte-order mark.
    public let bytes: [UInt8]
    private let lineStarts: [UInt32]
    // The number of scalars before each block keeps a column cheap in a file that is one long line.
    private let scalarsBefore: [UInt32]
    private static let blockBits = 10

    /// Makes the table of lines in one pass over `bytes`.
    public init(_ bytes: [UInt8]) {
        self.bytes = bytes
        (lineStarts, scalarsBefore) = bytes.withUnsafeBufferPointer { (Self.lineStarts(of: $0), Self.scalarCounts(of: $0)) }
    }

    /// The number of lines; an empty text has one.
    public var lineCount: Int { lineStarts.count }

    /// The line and column of a byte offset; an offset behind the end is the end.
    public func position(at offset: Int) -> SourcePosition {
        let offset = min(max(offset, 0), bytes.count)
        let line = lineIndex(of: offset)
        return SourcePosition(line: line + 1, column: scalars(before: offset) - scalars(before: Int(lineStarts[line])) + 1)
    }

    /// The place of line `number` without its line end; empty for a line that does not exist.
    public func lineSpan(_ number: Int) -> SourceSpan {
        guard number >= 1, number <= lineStarts.count else { return SourceSpan(start: bytes.count, end: bytes.count) }
        let start = Int(lineStarts[number - 1])
        var end = number < lineStarts.count ? Int(lineStarts[number]) : bytes.count
        while end > start, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
        return SourceSpan(start: start, end: end)
    }

    /// The text of line `number` (from 1) without its line end.
    public func line(_ number: Int) -> String { string(in: lineSpan(number)) }

    /// The text of a line that can be shown, of 1,000 bytes at most.
    func shortLine(_ number: Int) -> String? {
        let span = lineSpan(number)
        return span.count <= 1000 ? string(in: span) : nil
    }

    /// The text of a span.
    public func string(in span: SourceSpan) -> String {
        let end = min(span.end, bytes.count)
        return String(decoding: bytes[min(span.start, end)..<end], as: UTF8.self)
    }

    /// The number of Unicode scalars in a span.
    public func scalarCount(of span: SourceSpan) -> Int {
        scalars(before: min(span.end, bytes.count)) - scalars(before: min(span.start, bytes.count))
    }

    /// The scalars of a span up to the end of its first line, at least 1: the length of a caret.
    public func caretLength(of span: SourceSpan) -> Int {
        let line = lineSpan(position(at: span.start).line)
        return max(1, scalarCount(of: SourceSpan(start: span.start, end: min(span.end, max(span.start, line.end)))))
    }

    private func lineIndex(of offset: Int) -> Int {
        var low = 0
        var high = lineStarts.count - 1
        while low < high {
            let middle = (low + high + 1) / 2
            if Int(lineStarts[middle]) <= offset { low = middle } else { high = middle - 1 }
        }
        return low
    }

    private func scalars(before offset: Int) -> Int {
        let block = offset >> Self.blockBits
        return bytes.withUnsafeBufferPointer { pointer in
            let counted = block > 0 ? Int(scalarsBefore[block - 1]) : 0
            return counted + countScalars(pointer, from: block << Self.blockBits, to: offset)
        }
    }

    private static func lineStarts(of bytes: UnsafeBufferPointer<UInt8>) -> [UInt32] {
        var starts: [UInt32] = []
        starts.reserveCapacity(bytes.count / 32 + 1)
        starts.append(0)
        var index = 0
        while true {
            index = skipWithoutLineEnd(bytes, from: index)
            guard index < bytes.count else { return starts }
            let isPair = bytes[index] == 0x0D && index + 1 < bytes.count && bytes[index + 1] == 0x0A
            index += isPair ? 2 : 1
            starts.append(UInt32(truncatingIfNeeded: index))
        }
    }

    private static func scalarCounts(of bytes: UnsafeBufferPointer<UInt8>) -> [UInt32] {
        var counts: [UInt32] = []
        var total = 0
        for block in 0..<(bytes.count >> blockBits) {
            total += countScalars(bytes, from: block << blockBits, to: (block + 1) << blockBits)
            counts.append(UInt32(truncatingIfNeeded: total))
        }
        return counts
    }
}
