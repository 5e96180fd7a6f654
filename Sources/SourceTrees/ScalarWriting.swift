extension Array where Element == UInt8 {
    /// Appends a scalar as UTF-8; a surrogate or a number beyond U+10FFFF becomes U+FFFD.
    mutating func appendScalar(_ value: UInt32) {
        let scalar = Unicode.Scalar(value) ?? "\u{FFFD}"
        if let units = UTF8.encode(scalar) { append(contentsOf: units) }
    }
}

func isHighSurrogate(_ unit: UInt32) -> Bool { unit >= 0xD800 && unit <= 0xDBFF }
func isLowSurrogate(_ unit: UInt32) -> Bool { unit >= 0xDC00 && unit <= 0xDFFF }

/// The scalar of two halves.
func joinedSurrogates(_ high: UInt32, _ low: UInt32) -> UInt32 {
    0x10000 &+ ((high & 0x3FF) << 10) &+ (low & 0x3FF)
}

/// The value of a hexadecimal digit, or nothing.
func hexDigit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
}

/// Space, tab, LF or CR.
func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D
}
