extension BinaryPropertyListParser {
    func simpleValue(_ object: Int, _ marker: UInt8) throws(Failure) -> SourceNode.Value {
        switch marker {
        case 0x00: return .null
        case 0x08: return .boolean(false)
        case 0x09: return .boolean(true)
        default: throw unknown(object, marker)
        }
    }

    /// The count in the marker, or in the integer object behind it when the marker is full; with the offset of the content.
    func readCount(_ object: Int, _ low: Int, at start: Int) throws(Failure) -> (count: Int, start: Int) {
        if low < 15 { return (low, start) }
        try checkRoom(object, for: 1, of: 1, at: start)
        let marker = bytes[start]
        guard marker >> 4 == 1, marker & 0x0F <= 3 else { throw failure(.syntax, object, "has a length that is no integer") }
        let size = 1 << Int(marker & 0x0F)
        try checkRoom(object, for: 1, of: size, at: start + 1)
        let count = bigEndian(bytes, at: start + 1, size: size)
        guard count <= UInt64(trailer.objectsEnd) else {
            throw failure(.syntax, object, "reaches beyond the end of the objects")
        }
        return (Int(count), start + 1 + size)
    }

    func integer(_ object: Int, sizeBits: Int, at start: Int) throws(Failure) -> SourceInteger {
        guard sizeBits <= 4 else { throw failure(.syntax, object, "is an integer of \(1 << sizeBits) bytes") }
        let size = 1 << sizeBits
        try checkRoom(object, for: 1, of: size, at: start)
        if size < 8 { return SourceInteger(bigEndian(bytes, at: start, size: size)) }
        if size == 8 { return SourceInteger(Int64(bitPattern: bigEndian(bytes, at: start, size: 8))) }
        let high = bigEndian(bytes, at: start, size: 8)
        let low = bigEndian(bytes, at: start + 8, size: 8)
        if high == 0 { return SourceInteger(low) }
        if high == .max, low >> 63 == 1 { return SourceInteger(Int64(bitPattern: low)) }
        throw failure(.badValue, object, "is an integer out of range; it must lie from −2^63 to 2^64 − 1")
    }

    func real(_ object: Int, sizeBits: Int, at start: Int) throws(Failure) -> Double {
        guard sizeBits == 2 || sizeBits == 3 else { throw failure(.syntax, object, "is a real of \(1 << sizeBits) bytes") }
        try checkRoom(object, for: 1, of: 1 << sizeBits, at: start)
        if sizeBits == 3 { return Double(bitPattern: bigEndian(bytes, at: start, size: 8)) }
        return Double(Float(bitPattern: UInt32(truncatingIfNeeded: bigEndian(bytes, at: start, size: 4))))
    }

    func date(_ object: Int, sizeBits: Int, at start: Int) throws(Failure) -> String {
        guard sizeBits == 3 else { throw failure(.syntax, object, "is a date of \(1 << sizeBits) bytes") }
        try checkRoom(object, for: 1, of: 8, at: start)
        let seconds = Double(bitPattern: bigEndian(bytes, at: start, size: 8))
        guard !seconds.isNaN else { throw failure(.badValue, object, "is a date that is not a number") }
        guard let text = dateText(secondsSince2001: seconds) else {
            throw failure(.badValue, object, "is a date outside the years 1 to 9999")
        }
        return text
    }

    func uid(_ object: Int, size: Int, at start: Int) throws(Failure) -> UInt64 {
        try checkRoom(object, for: 1, of: size, at: start)
        let leading = bytes[start..<(start + max(0, size - 8))]
        guard leading.allSatisfy({ $0 == 0 }) else { throw failure(.badValue, object, "is a UID above 2^64 − 1") }
        return bigEndian(bytes, at: start + leading.count, size: size - leading.count)
    }

    mutating func bytesValue(_ object: Int, _ kind: UInt8, _ count: Int, at start: Int) throws(Failure) -> SourceNode.Value {
        try checkRoom(object, for: count, of: kind == 6 ? 2 : 1, at: start)
        switch kind {
        case 4: return .data(Array(bytes[start..<(start + count)]))
        case 5:
            guard bytes[start..<(start + count)].allSatisfy({ $0 < 0x80 }) else {
                throw failure(.syntax, object, "is an ASCII string with a byte beyond ASCII")
            }
            return .string(String(decoding: bytes[start..<(start + count)], as: UTF8.self))
        default: return .string(utf16(count, at: start))
        }
    }

    private mutating func utf16(_ count: Int, at start: Int) -> String {
        var text: [UInt8] = []
        text.reserveCapacity(count * 2)
        var index = 0
        func unit(_ index: Int) -> UInt32 {
            UInt32(bytes[start + 2 * index]) << 8 | UInt32(bytes[start + 2 * index + 1])
        }
        while index < count {
            let first = unit(index)
            index += 1
            if isHighSurrogate(first), index < count, isLowSurrogate(unit(index)) {
                text.appendScalar(joinedSurrogates(first, unit(index)))
                index += 1
            } else {
                if isHighSurrogate(first) || isLowSurrogate(first) { state.note(.loneSurrogate, at: .none) }
                text.appendScalar(first)
            }
        }
        return String(decoding: text, as: UTF8.self)
    }
}
