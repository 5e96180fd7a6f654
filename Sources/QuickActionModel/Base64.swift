/// Base64 by RFC 4648, for data in `userInfo`.
public enum Base64 {
    /// The text form of some bytes, with padding.
    public static func encode(_ bytes: [UInt8]) -> String {
        var out: [UInt8] = []
        out.reserveCapacity((bytes.count + 2) / 3 * 4)
        var i = 0
        while i < bytes.count {
            let rest = min(3, bytes.count - i)
            let word = UInt32(bytes[i]) << 16 | (rest > 1 ? UInt32(bytes[i + 1]) << 8 : 0) | (rest > 2 ? UInt32(bytes[i + 2]) : 0)
            for digit in 0..<4 {
                out.append(digit <= rest ? alphabet[Int(word >> (18 - 6 * UInt32(digit))) & 63] : UInt8(ascii: "="))
            }
            i += 3
        }
        return String(decoding: out, as: UTF8.self)
    }

    /// The bytes of a text; nil when it is not base64.
    ///
    /// White space is skipped.
    public static func decode(_ text: String) -> [UInt8]? {
        var out: [UInt8] = []
        var word: UInt32 = 0
        var count = 0
        var padding = 0
        for byte in text.utf8 where ![9, 10, 13, 32].contains(byte) {
            if byte == UInt8(ascii: "=") {
                padding += 1
                continue
            }
            guard padding == 0, let value = alphabet.firstIndex(of: byte) else { return nil }
            word = word << 6 | UInt32(value)
            count += 1
            if count % 4 == 0 { out += [UInt8(word >> 16 & 255), UInt8(word >> 8 & 255), UInt8(word & 255)] }
        }
        switch (count % 4, padding) {
        case (0, 0): return out
        case (2, 0), (2, 2): return out + [UInt8(word >> 4 & 255)]
        case (3, 0), (3, 1): return out + [UInt8(word >> 10 & 255), UInt8(word >> 2 & 255)]
        default: return nil
        }
    }

    private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
}
