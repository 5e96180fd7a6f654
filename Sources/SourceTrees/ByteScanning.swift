// Eight bytes at a time: these three loops see every byte of every file.

private let lowBits: UInt64 = 0x0101_0101_0101_0101
private let highBits: UInt64 = 0x8080_8080_8080_8080

private func word(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> UInt64 {
    UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: index, as: UInt64.self)
}

/// Whether one of the eight bytes is zero; exact for "any", which is all that is asked.
private func hasZeroByte(_ word: UInt64) -> Bool {
    (word &- lowBits) & ~word & highBits != 0
}

/// The offset of the next LF or CR at or behind `start`, or the count.
func skipWithoutLineEnd(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var index = start
    while index + 8 <= bytes.count {
        let word = word(bytes, at: index)
        if hasZeroByte(word ^ (lowBits &* 0x0A)) || hasZeroByte(word ^ (lowBits &* 0x0D)) { break }
        index += 8
    }
    while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D { index += 1 }
    return index
}

/// The number of bytes in the range that begin a scalar.
func countScalars(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int) -> Int {
    var index = start
    var count = 0
    while index + 8 <= end {
        let word = word(bytes, at: index)
        count += ((~word >> 7 | word >> 6) & lowBits).nonzeroBitCount
        index += 8
    }
    while index < end {
        if bytes[index] & 0xC0 != 0x80 { count += 1 }
        index += 1
    }
    return count
}

/// The offset of the first byte that is not UTF-8, or nothing.
func firstInvalidUTF8(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    var index = 0
    while index < bytes.count {
        if index + 8 <= bytes.count, word(bytes, at: index) & highBits == 0 {
            index += 8
        } else if bytes[index] < 0x80 {
            index += 1
        } else {
            let length = lengthOfScalar(bytes, at: index)
            if length == 0 { return index }
            index += length
        }
    }
    return nil
}

/// The bytes of the well-formed scalar that begins at `index`, or 0.
private func lengthOfScalar(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Int {
    let lead = bytes[index]
    let (length, low, high): (Int, UInt8, UInt8) =
        switch lead {
        case 0xC2...0xDF: (2, 0x80, 0xBF)
        case 0xE0: (3, 0xA0, 0xBF)
        case 0xED: (3, 0x80, 0x9F)
        case 0xE1...0xEF: (3, 0x80, 0xBF)
        case 0xF0: (4, 0x90, 0xBF)
        case 0xF1...0xF3: (4, 0x80, 0xBF)
        case 0xF4: (4, 0x80, 0x8F)
        default: (0, 0, 0)
        }
    guard length > 0, index + length <= bytes.count, bytes[index + 1] >= low, bytes[index + 1] <= high else { return 0 }
    for next in 2..<max(2, length) where bytes[index + next] & 0xC0 != 0x80 { return 0 }
    return length
}
