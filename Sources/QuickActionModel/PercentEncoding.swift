/// Percent-encoding of addresses, by RFC 3986.
public enum PercentEncoding {
    /// Encodes a path: unreserved characters and `/` stay.
    public static func path(_ text: String) -> String { encode(text) { isUnreserved($0) || $0 == UInt8(ascii: "/") } }

    /// Encodes one segment of a path: `/` is encoded, too.
    public static func segment(_ text: String) -> String { encode(text, keep: isUnreserved) }

    /// Encodes a fragment; letters of other scripts are encoded byte by byte.
    public static func fragment(_ text: String) -> String { encode(text) { isUnreserved($0) || $0 == UInt8(ascii: ":") } }

    /// Decodes `%XX`; nil when an escape is cut short or the bytes are not UTF-8.
    public static func decode(_ text: String) -> String? {
        let bytes = Array(text.utf8)
        guard bytes.contains(UInt8(ascii: "%")) else { return text }
        var out: [UInt8] = []
        var i = 0
        while i < bytes.count {
            if bytes[i] != UInt8(ascii: "%") {
                out.append(bytes[i])
                i += 1
            } else {
                guard i + 2 < bytes.count, let high = hexValue(bytes[i + 1]), let low = hexValue(bytes[i + 2]) else { return nil }
                out.append(high << 4 | low)
                i += 3
            }
        }
        return String(validating: out, as: UTF8.self)
    }

    private static func encode(_ text: String, keep: (UInt8) -> Bool) -> String {
        if text.utf8.allSatisfy(keep) { return text }
        var out: [UInt8] = []
        let digits = Array("0123456789ABCDEF".utf8)
        for byte in text.utf8 {
            if keep(byte) {
                out.append(byte)
            } else {
                out += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
            }
        }
        return String(decoding: out, as: UTF8.self)
    }

    private static func isUnreserved(_ byte: UInt8) -> Bool {
        (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte) || byte == UInt8(ascii: "-")
            || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "~")
    }

    private static func hexValue(_ byte: UInt8) -> UInt8? {
        switch byte {
        case 48...57: byte - 48
        case 65...70: byte - 55
        case 97...102: byte - 87
        default: nil
        }
    }
}
