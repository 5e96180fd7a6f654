/// What decoding gave.
enum Base64Result {
    case bytes([UInt8])
    case badByte(UInt8)
    case badLength
}

/// Decodes base64 with blanks anywhere; padding may be missing, as in Apple's reader.
func decodeBase64(_ text: String.UTF8View) -> Base64Result {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count / 4 * 3)
    var group: UInt32 = 0
    var count = 0
    var padding = 0
    for byte in text {
        if isBlank(byte) { continue }
        if byte == UInt8(ascii: "=") {
            padding += 1
            continue
        }
        guard padding == 0, let value = base64Value(byte) else { return .badByte(byte) }
        group = group << 6 | UInt32(value)
        count += 1
        if count == 4 {
            bytes.append(UInt8(truncatingIfNeeded: group >> 16))
            bytes.append(UInt8(truncatingIfNeeded: group >> 8))
            bytes.append(UInt8(truncatingIfNeeded: group))
            count = 0
            group = 0
        }
    }
    if count == 1 || padding > 2 || padding > 0 && count + padding != 4 { return .badLength }
    if count == 2 { bytes.append(UInt8(truncatingIfNeeded: group >> 4)) }
    if count == 3 {
        bytes.append(UInt8(truncatingIfNeeded: group >> 10))
        bytes.append(UInt8(truncatingIfNeeded: group >> 2))
    }
    return .bytes(bytes)
}

private func base64Value(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte - UInt8(ascii: "A")
    case UInt8(ascii: "a")...UInt8(ascii: "z"): byte - UInt8(ascii: "a") + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0") + 52
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
}
