/// FNV-1a over bytes: quick, and the same in every run.
///
/// Only for tables that compare the bytes as well, or where a miss is harmless.
struct ByteHash {
    /// The hash of the bytes so far.
    private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

    /// Adds one byte.
    @inline(__always)
    mutating func add(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }

    /// Hash of some bytes.
    static func of(_ bytes: some Sequence<UInt8>) -> UInt64 {
        var hash = ByteHash()
        for byte in bytes { hash.add(byte) }
        return hash.value
    }

    /// Hash of a text in hex digits.
    static func hex(_ text: String) -> String { String(of(text.utf8), radix: 16) }
}
