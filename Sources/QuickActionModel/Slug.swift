/// File-name-safe names for texts of any script.
///
/// A plain text stands for itself. Everything else becomes its ASCII skeleton and ten hex digits of the SHA-256 of its bytes, so two
/// texts never share a slug, not even on file systems that ignore case or normalise names, and no slug depends on another one.
public enum Slug {
    /// Most bytes of a plain slug; longer texts are cut and carry the hash.
    public static let longest = 80

    /// The slug of a text: ASCII, at most 91 bytes, never empty.
    public static func of(_ text: String) -> String {
        isPlain(text) ? text : withHash(text)
    }

    /// The slug of a text that may not stand for itself, whatever it looks like; `salt` goes into the hash alone.
    static func withHash(_ text: String, salt: String = "") -> String {
        skeleton(text) + "-" + String(SHA256.hex(salt + text).prefix(10))
    }

    /// Whether a text may stand for itself.
    static func isPlain(_ text: String) -> Bool {
        var text = text
        return text.withUTF8 { bytes in
            guard let first = bytes.first, bytes.count <= longest, isAlphanumeric(first) else { return false }
            for byte in bytes where !isAlphanumeric(byte) && byte != UInt8(ascii: ".") && byte != UInt8(ascii: "-") {
                return false
            }
            if bytes.last == UInt8(ascii: ".") || bytes.suffix(5).elementsEqual(".json".utf8) || endsLikeHash(bytes) {
                return false
            }
            return !isReserved(bytes) && deviceName(bytes) == nil
        }
    }

    private static func isReserved(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        switch bytes.count {
        case 5: bytes.elementsEqual("index".utf8)
        case 7: bytes.elementsEqual("dynamic".utf8)
        case 10: bytes.elementsEqual("index.html".utf8)
        default: false
        }
    }

    /// Length of the device name that a name begins with; Windows refuses them with any extension, too.
    private static func deviceName(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        let stem = bytes.prefix { $0 != UInt8(ascii: ".") }
        // All of them have three letters, or three and a digit.
        guard stem.count == 3 || stem.count == 4 else { return nil }
        return devices.contains(String(decoding: stem, as: UTF8.self)) ? stem.count : nil
    }

    private static func skeleton(_ text: String) -> String {
        var out: [UInt8] = []
        for byte in text.utf8 {
            let lower = (65...90).contains(byte) ? byte + 32 : byte
            if isAlphanumeric(lower) || (lower == UInt8(ascii: ".") && out.last != UInt8(ascii: ".") && !out.isEmpty) {
                out.append(lower)
            } else if let last = out.last, last != UInt8(ascii: "-") {
                out.append(UInt8(ascii: "-"))
            }
        }
        out = Array(out.prefix(longest))
        while let last = out.last, last == UInt8(ascii: "-") || last == UInt8(ascii: ".") { out.removeLast() }
        if let dot = out.withUnsafeBufferPointer({ deviceName($0) }), dot < out.count { out[dot] = UInt8(ascii: "-") }
        return out.isEmpty ? "x" : String(decoding: out, as: UTF8.self)
    }

    private static func endsLikeHash(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        guard bytes.count >= 11, bytes[bytes.count - 11] == UInt8(ascii: "-") else { return false }
        return bytes.suffix(10).allSatisfy { (48...57).contains($0) || (97...102).contains($0) }
    }

    private static func isAlphanumeric(_ byte: UInt8) -> Bool { (48...57).contains(byte) || (97...122).contains(byte) }

    private static let devices: Set<String> = {
        var names: Set<String> = ["con", "prn", "aux", "nul"]
        for digit in 0...9 { names.formUnion(["com\(digit)", "lpt\(digit)"]) }
        return names
    }()
}
