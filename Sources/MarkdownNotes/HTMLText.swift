/// Escaping for the two places where a note's text can stand: between tags and in a quoted attribute, and in `href`.
enum HTMLText {
    /// What to do with a byte: 0 copies it, 1 escapes it, 2 replaces it, 3 looks at the scalar that it begins.
    private static let treatment: [UInt8] = {
        var table = [UInt8](repeating: 0, count: 256)
        for byte in 0..<0x20 where byte != 0x09 && byte != 0x0A { table[byte] = 2 }
        table[0x7F] = 2
        for byte in "&<>\"".utf8 { table[Int(byte)] = 1 }
        for byte in [0xC2, 0xEF, 0xF0, 0xF1, 0xF2, 0xF3, 0xF4] { table[byte] = 3 }
        return table
    }()

    private static let replacement: [UInt8] = [0xEF, 0xBF, 0xBD]

    /// Appends UTF-8 text, escaped for text and quoted attributes.
    ///
    /// Control characters other than tab and line feed and scalars that HTML does not allow become U+FFFD.
    static func append(_ text: UnsafeBufferPointer<UInt8>, to output: inout [UInt8]) {
        treatment.withUnsafeBufferPointer { table in
            var start = 0
            var index = 0
            while index < text.count {
                let action = table[Int(text[index])]
                if action == 0 {
                    index += 1
                    continue
                }
                var length = 1
                if action == 3 {
                    length = forbiddenLength(text, index)
                    if length == 0 {
                        index += 1
                        continue
                    }
                }
                output.append(contentsOf: UnsafeBufferPointer(rebasing: text[start..<index]))
                output.append(contentsOf: action == 1 ? entity(text[index]) : replacement)
                index += length
                start = index
            }
            output.append(contentsOf: UnsafeBufferPointer(rebasing: text[start..<index]))
        }
    }

    /// Appends bytes that are no C string.
    static func append(_ text: [UInt8], to output: inout [UInt8]) {
        text.withUnsafeBufferPointer { append($0, to: &output) }
    }

    /// The escaped form of a text.
    static func escaped(_ text: String) -> [UInt8] {
        var output: [UInt8] = []
        append(Array(text.utf8), to: &output)
        return output
    }

    /// An address for a quoted `href`: what no URL may hold is percent-encoded, `&` is escaped.
    static func href(_ address: some Sequence<UInt8>) -> [UInt8] {
        let bytes = Array(address)
        var output: [UInt8] = []
        output.reserveCapacity(bytes.count)
        for (index, byte) in bytes.enumerated() {
            if byte == UInt8(ascii: "&") {
                output.append(contentsOf: "&amp;".utf8)
            } else if isURLByte(byte) || (byte == UInt8(ascii: "%") && isEscape(bytes, index)) {
                output.append(byte)
            } else {
                output.append(UInt8(ascii: "%"))
                output.append(hexDigit(byte >> 4))
                output.append(hexDigit(byte & 15))
            }
        }
        return output
    }

    private static func entity(_ byte: UInt8) -> [UInt8] {
        switch byte {
        case UInt8(ascii: "&"): Array("&amp;".utf8)
        case UInt8(ascii: "<"): Array("&lt;".utf8)
        case UInt8(ascii: ">"): Array("&gt;".utf8)
        default: Array("&quot;".utf8)
        }
    }

    /// Number of bytes of the scalar at `index` when HTML forbids it (C1 controls and noncharacters), else 0.
    private static func forbiddenLength(_ text: UnsafeBufferPointer<UInt8>, _ index: Int) -> Int {
        func byte(_ offset: Int) -> UInt8 { index + offset < text.count ? text[index + offset] : 0 }
        switch text[index] {
        case 0xC2: return (0x80...0x9F).contains(byte(1)) ? 2 : 0
        case 0xEF:
            if byte(1) == 0xBF { return byte(2) == 0xBE || byte(2) == 0xBF ? 3 : 0 }
            return byte(1) == 0xB7 && (0x90...0xAF).contains(byte(2)) ? 3 : 0
        default:
            return byte(1) & 0x0F == 0x0F && byte(2) == 0xBF && (byte(3) == 0xBE || byte(3) == 0xBF) ? 4 : 0
        }
    }

    private static func isURLByte(_ byte: UInt8) -> Bool {
        switch byte {
        case 48...57, 65...90, 97...122: true
        case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: ":"), UInt8(ascii: "/"),
            UInt8(ascii: "?"), UInt8(ascii: "#"), UInt8(ascii: "@"), UInt8(ascii: "!"), UInt8(ascii: "$"), UInt8(ascii: "("),
            UInt8(ascii: ")"), UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "="):
            true
        default: false
        }
    }

    private static func isEscape(_ bytes: [UInt8], _ index: Int) -> Bool {
        index + 2 < bytes.count && isHex(bytes[index + 1]) && isHex(bytes[index + 2])
    }

    private static func isHex(_ byte: UInt8) -> Bool { (48...57).contains(byte) || (97...102).contains(byte | 0x20) }

    private static func hexDigit(_ value: UInt8) -> UInt8 { value < 10 ? 48 + value : 55 + value }
}
