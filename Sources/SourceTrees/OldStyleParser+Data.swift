extension OldStyleParser {
    /// Reads `<hex>` data, or a typed value `<*I5>`.
    mutating func parseAngle() throws(Failure) -> SourceNode.Value {
        let start = position
        position += 1
        if current == UInt8(ascii: "*") { return try parseTyped(start) }
        var data: [UInt8] = []
        var high: UInt8?
        while position < bytes.count {
            let byte = bytes[position]
            if byte == UInt8(ascii: ">") {
                position += 1
                if high != nil {
                    throw state.failure(
                        .badValue, "data has an odd number of hexadecimal digits; each byte takes two", at: span(start, position))
                }
                return .data(data)
            }
            if let digit = hexDigit(byte) {
                if let first = high {
                    data.append(first << 4 | digit)
                    high = nil
                } else {
                    high = digit
                }
            } else if !isBlank(byte) {
                throw state.failure(
                    .syntax, "data holds \(found(bytes, at: position)), which is no hexadecimal digit",
                    at: span(position, scalarEnd(bytes, at: position)))
            }
            position += 1
        }
        throw state.failure(.syntax, "the data that begins here is never closed; add >", at: span(start, start + 1))
    }

    private mutating func parseTyped(_ start: Int) throws(Failure) -> SourceNode.Value {
        guard let end = bytes[position...].firstIndex(of: UInt8(ascii: ">")) else {
            throw state.failure(.syntax, "the value that begins here is never closed; add >", at: span(start, start + 1))
        }
        let whole = String(decoding: bytes[start...end], as: UTF8.self)
        let text = String(decoding: bytes[min(start + 3, end)..<end], as: UTF8.self)
        position = end + 1
        switch bytes[min(start + 2, end)] {
        case UInt8(ascii: "I"):
            if let value = Int64(text) { return .integer(SourceInteger(value)) }
            if let value = UInt64(text) { return .integer(SourceInteger(value)) }
        case UInt8(ascii: "R"):
            if let value = Double(text), value.isFinite { return .real(value) }
        case UInt8(ascii: "B"):
            if text == "Y" { return .boolean(true) }
            if text == "N" { return .boolean(false) }
        case UInt8(ascii: "D"):
            let parts = text.split(separator: " ")
            if parts.count == 3, parts[2] == "+0000", isDateText("\(parts[0])T\(parts[1])Z") {
                return .date("\(parts[0])T\(parts[1])Z")
            }
        default: break
        }
        throw state.failure(
            .badValue,
            "\(quoted(whole)) is no typed value; the forms are <*I5>, <*R1.5>, <*BY> and <*D2026-11-30 10:00:00 +0000>",
            at: span(start, position))
    }
}
