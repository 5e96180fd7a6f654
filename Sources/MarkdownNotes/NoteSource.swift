import QuickActionModel

/// The text of a note: UTF-8, lines ended by LF, no byte-order mark, with the starts of its lines.
struct NoteSource: Sendable {
    /// Path as the caller gave it.
    let path: String
    /// The whole text.
    let bytes: [UInt8]
    /// Offset of each line.
    let lineStarts: [Int]
    /// The first byte that was no UTF-8, as an offset into `bytes`.
    let firstBadByte: Int?

    init(_ raw: [UInt8], path: String) {
        let (text, firstBadByte) = Self.decoded(raw)
        self.path = path
        self.bytes = text
        self.firstBadByte = firstBadByte
        var starts = [0]
        starts.reserveCapacity(text.count / 32)
        text.withUnsafeBufferPointer { text in
            for index in text.indices where text[index] == 0x0A { starts.append(index + 1) }
        }
        lineStarts = starts
    }

    private static func decoded(_ raw: [UInt8]) -> ([UInt8], Int?) {
        if raw.starts(with: [0xFF, 0xFE]) || raw.starts(with: [0xFE, 0xFF]) { return (withLineFeeds(wide(raw)), nil) }
        var text = raw.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(raw[3...]) : raw
        var bad: Int?
        let traits = Self.traits(of: text)
        if !traits.isASCII && String(validating: text, as: UTF8.self) == nil {
            let mended = Array(String(decoding: text, as: UTF8.self).utf8)
            bad = zip(text, mended).enumerated().first { $1.0 != $1.1 }?.offset ?? min(text.count, mended.count)
            // Line ends in front of it may be shortened below.
            bad = bad.map { $0 - carriageReturns(in: text[..<min($0, text.count)]) }
            text = mended
        }
        return (traits.hasCarriageReturn ? withLineFeeds(text) : text, bad)
    }

    /// One look at every byte, without a branch that would keep the compiler from looking at many at once.
    private static func traits(of text: [UInt8]) -> (isASCII: Bool, hasCarriageReturn: Bool) {
        var union: UInt8 = 0
        var returns: UInt8 = 0
        text.withUnsafeBufferPointer { text in
            for byte in text {
                union |= byte
                returns |= byte == 0x0D ? 1 : 0
            }
        }
        return (union < 0x80, returns != 0)
    }

    private static func wide(_ raw: [UInt8]) -> [UInt8] {
        let isLittle = raw[0] == 0xFF
        let units = stride(from: 2, to: raw.count - raw.count % 2, by: 2).map { index -> UInt16 in
            let high = UInt16(isLittle ? raw[index + 1] : raw[index])
            let low = UInt16(isLittle ? raw[index] : raw[index + 1])
            return high << 8 | low
        }
        return Array(String(decoding: units, as: UTF16.self).utf8)
    }

    private static func carriageReturns(in text: ArraySlice<UInt8>) -> Int {
        text.indices.reduce(0) { count, index in
            text[index] == 0x0D && index + 1 < text.endIndex && text[index + 1] == 0x0A ? count + 1 : count
        }
    }

    private static func withLineFeeds(_ text: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(text.count)
        for (index, byte) in text.enumerated() {
            if byte != 0x0D {
                result.append(byte)
            } else if index + 1 >= text.count || text[index + 1] != 0x0A {
                result.append(0x0A)
            }
        }
        return result
    }

    /// The bytes of a 1-based line without its end; empty outside of the text.
    func line(_ number: Int) -> ArraySlice<UInt8> {
        guard number >= 1, number <= lineStarts.count else { return [] }
        let start = lineStarts[number - 1]
        let end = number < lineStarts.count ? lineStarts[number] - 1 : bytes.count
        return bytes[start..<end]
    }

    /// A place, from a 1-based line and a 1-based column in bytes, as the parser counts.
    func location(line number: Int, byteColumn: Int, length: Int = 0) -> SourceLocation {
        let text = line(number)
        let before = text.prefix(max(0, byteColumn - 1))
        let column = 1 + before.reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : 1) }
        return SourceLocation(path: path, line: number, column: column, length: length)
    }

    /// The place of a byte.
    func location(offset: Int) -> SourceLocation {
        var low = 0
        var high = lineStarts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if lineStarts[middle] <= offset { low = middle } else { high = middle }
        }
        return location(line: low + 1, byteColumn: offset - lineStarts[low] + 1)
    }
}
