/// Writes text so that it can stand in HTML, as text or inside a quoted attribute.
public enum HTMLEscaping {
    /// Appends `bytes` to `output` with `&`, `<`, `>`, `"` and `'` escaped.
    ///
    /// What may not stand in HTML becomes U+FFFD: control characters other than tab, line feed and carriage return,
    /// noncharacters, and bytes that are not UTF-8. So the result is always well-formed.
    public static func escapeText(_ bytes: UnsafeBufferPointer<UInt8>, into output: inout [UInt8]) {
        escape(bytes, into: &output)
    }

    /// Appends `text` to `output`, escaped like `escapeText(_:into:)` does.
    public static func escapeText(_ text: String, into output: inout [UInt8]) {
        var text = text
        text.withUTF8 { escape($0, into: &output) }
    }

    @inline(__always)
    static func escape<Output: ByteOutput & ~Copyable>(_ bytes: UnsafeBufferPointer<UInt8>, into output: inout Output) {
        guard let base = bytes.baseAddress else { return }
        let count = bytes.count
        var position = 0
        var start = 0
        while true {
            position = plainEnd(base, position, count)
            if position == count { break }
            let step = replacement(base + position, count - position)
            if let text = step.text {
                output.write(UnsafeBufferPointer(start: base + start, count: position - start))
                output.write(text)
                start = position + step.length
            }
            position += step.length
        }
        output.write(UnsafeBufferPointer(start: base + start, count: count - start))
    }

    /// The first position from `start` on whose byte needs a closer look: not printable ASCII, or special in HTML.
    @inline(__always)
    private static func plainEnd(_ base: UnsafePointer<UInt8>, _ start: Int, _ count: Int) -> Int {
        var position = start
        while count - position >= 8 {
            let marks = specialBytes(ByteWord.load(base + position))
            if marks != 0 { return position + marks.trailingZeroBitCount / 8 }
            position += 8
        }
        // The rest together with bytes that are known to be plain.
        if position < count, count - start >= 8, specialBytes(ByteWord.load(base + count - 8)) == 0 { return count }
        while position < count, !isSpecial(base[position]) { position += 1 }
        return position
    }

    /// Sets the high bit of the first special byte of a word, and maybe of later bytes; 0 when there is none.
    @inline(__always)
    private static func specialBytes(_ word: UInt64) -> UInt64 {
        let control = (word &- ByteWord.repeating(0x20)) & ~word
        let delete = word &+ ByteWord.repeating(0x01)
        let equal =
            ByteWord.zeros(word ^ ByteWord.repeating(0x22))
            | ByteWord.zeros((word | ByteWord.repeating(0x01)) ^ ByteWord.repeating(0x27))
            | ByteWord.zeros((word | ByteWord.repeating(0x02)) ^ ByteWord.repeating(0x3E))
        return (control | delete | word | equal) & ByteWord.repeating(0x80)
    }

    @inline(__always)
    private static func isSpecial(_ byte: UInt8) -> Bool {
        byte &- 0x20 >= 0x5F || byte == 0x22 || byte | 0x01 == 0x27 || byte | 0x02 == 0x3E
    }

    /// What to write for the character at `base`, or nil to keep it, and how many bytes it has.
    private static func replacement(_ base: UnsafePointer<UInt8>, _ count: Int) -> (text: StaticString?, length: Int) {
        switch base[0] {
        case 0x26: ("&amp;", 1)
        case 0x3C: ("&lt;", 1)
        case 0x3E: ("&gt;", 1)
        case 0x22: ("&quot;", 1)
        case 0x27: ("&#39;", 1)
        case 0x09, 0x0A, 0x0D: (nil, 1)
        case 0x80...: multibyte(base, count)
        default: ("\u{FFFD}", 1)
        }
    }

    /// The same for a character beyond ASCII.
    ///
    /// A malformed one counts as one byte.
    private static func multibyte(_ base: UnsafePointer<UInt8>, _ count: Int) -> (text: StaticString?, length: Int) {
        let first = base[0]
        let length = first < 0xC2 ? 0 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : first < 0xF5 ? 4 : 0
        guard length > 0, length <= count else { return ("\u{FFFD}", 1) }
        var scalar = UInt32(first) & (0x7F >> UInt32(length))
        for index in 1..<length {
            guard base[index] & 0xC0 == 0x80 else { return ("\u{FFFD}", 1) }
            scalar = scalar << 6 | UInt32(base[index] & 0x3F)
        }
        let shortest: UInt32 = length == 2 ? 0x80 : length == 3 ? 0x800 : 0x1_0000
        guard scalar >= shortest, scalar <= 0x10_FFFF, scalar & 0xFFFF_F800 != 0xD800 else { return ("\u{FFFD}", 1) }
        let isForbidden = scalar < 0xA0 || scalar & 0xFFFE == 0xFFFE || (0xFDD0...0xFDEF).contains(scalar)
        return (isForbidden ? "\u{FFFD}" : nil, length)
    }
}
