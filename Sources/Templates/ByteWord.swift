/// Eight bytes looked at together, the first one lowest.
enum ByteWord {
    @inline(__always)
    static func load(_ base: UnsafePointer<UInt8>) -> UInt64 {
        UInt64(littleEndian: UnsafeRawPointer(base).loadUnaligned(as: UInt64.self))
    }

    @inline(__always)
    static func repeating(_ byte: UInt8) -> UInt64 {
        UInt64(byte) &* 0x0101_0101_0101_0101
    }

    /// Sets the high bit of the first byte that is zero, and maybe of later bytes; other bits are noise.
    @inline(__always)
    static func zeros(_ word: UInt64) -> UInt64 {
        (word &- repeating(0x01)) & ~word
    }

    /// The first position of `byte` from `start` on, or `count`.
    @inline(__always)
    static func first(_ byte: UInt8, in base: UnsafePointer<UInt8>, from start: Int, to count: Int) -> Int {
        var position = start
        while count - position >= 8 {
            let marks = zeros(load(base + position) ^ repeating(byte)) & repeating(0x80)
            if marks != 0 { return position + marks.trailingZeroBitCount / 8 }
            position += 8
        }
        while position < count, base[position] != byte { position += 1 }
        return position
    }
}
