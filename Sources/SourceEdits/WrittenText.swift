import SourceTrees

/// One character of a text and the bytes of the source that spell it.
struct WrittenScalar {
    var scalar: Unicode.Scalar
    var range: Range<Int>
}

/// Reads a text of a source back scalar by scalar, so that a part of it can be found in its escaped spelling.
struct WrittenText {
    let style: TextStyle
    let bytes: [UInt8]
    private var position: Int
    private let end: Int
    private var found: [WrittenScalar] = []

    /// The scalars of a span; nil where the spelling cannot be told apart, such as CDATA or a folded line.
    static func scalars(of span: Range<Int>, in bytes: [UInt8], _ style: TextStyle) -> [WrittenScalar]? {
        guard span.lowerBound >= 0, span.upperBound <= bytes.count else { return nil }
        var text = WrittenText(style: style, bytes: bytes, position: span.lowerBound, end: span.upperBound)
        return text.read() ? text.found : nil
    }

    private init(style: TextStyle, bytes: [UInt8], position: Int, end: Int) {
        self.style = style
        self.bytes = bytes
        self.position = position
        self.end = end
    }

    private mutating func read() -> Bool {
        while position < end {
            let start = position
            guard let scalar = style == .xml ? xml() : quoted() else { return false }
            found.append(WrittenScalar(scalar: scalar, range: start..<position))
        }
        return position == end
    }

    // MARK: XML

    private mutating func xml() -> Unicode.Scalar? {
        switch bytes[position] {
        case UInt8(ascii: "<"): return nil
        case UInt8(ascii: "&"): return entity()
        case 0x0D:
            position += position + 1 < end && bytes[position + 1] == 0x0A ? 2 : 1
            return "\n"
        default: return plain()
        }
    }

    private mutating func entity() -> Unicode.Scalar? {
        guard let close = bytes[position..<min(end, position + 40)].firstIndex(of: UInt8(ascii: ";")) else { return nil }
        let name = String(decoding: bytes[(position + 1)..<close], as: UTF8.self)
        position = close + 1
        switch name {
        case "lt": return "<"
        case "gt": return ">"
        case "amp": return "&"
        case "quot": return "\""
        case "apos": return "'"
        default:
            guard name.utf8.first == UInt8(ascii: "#") else { return nil }
            let isHex = name.hasPrefix("#x") || name.hasPrefix("#X")
            return UInt32(name.dropFirst(isHex ? 2 : 1), radix: isHex ? 16 : 10).flatMap(Unicode.Scalar.init)
        }
    }

    // MARK: Quotes and escapes

    private mutating func quoted() -> Unicode.Scalar? {
        let byte = bytes[position]
        switch style {
        case .yamlPlain, .yamlDouble, .yamlSingle:
            // A line end would be folded.
            if byte == 0x0A || byte == 0x0D { return nil }
        default: break
        }
        switch style {
        case .yamlSingle where byte == UInt8(ascii: "'"):
            guard position + 1 < end, bytes[position + 1] == byte else { return nil }
            position += 2
            return "'"
        case .json, .yamlDouble, .strings: return byte == UInt8(ascii: "\\") ? escape() : plain()
        default: return plain()
        }
    }

    private mutating func escape() -> Unicode.Scalar? {
        guard position + 1 < end else { return nil }
        let letter = bytes[position + 1]
        let unicode = UInt8(ascii: style == .strings ? "U" : "u")
        if letter == unicode { return utf16Escape(letter) }
        if style == .yamlDouble, letter == UInt8(ascii: "x") { return hex(2).flatMap(Unicode.Scalar.init) }
        if style == .yamlDouble, letter == UInt8(ascii: "U") { return hex(8).flatMap(Unicode.Scalar.init) }
        guard let scalar = Self.named(letter, style) else { return nil }
        position += 2
        return scalar
    }

    private static func named(_ letter: UInt8, _ style: TextStyle) -> Unicode.Scalar? {
        switch letter {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"): return Unicode.Scalar(letter)
        case UInt8(ascii: "/"): return style == .strings ? nil : "/"
        case UInt8(ascii: "'"): return style == .strings ? "'" : nil
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "b"): return "\u{8}"
        case UInt8(ascii: "f"): return "\u{C}"
        default: return nil
        }
    }

    private mutating func utf16Escape(_ letter: UInt8) -> Unicode.Scalar? {
        guard let first = hex(4) else { return nil }
        guard (0xD800...0xDBFF).contains(first) else { return Unicode.Scalar(first) }
        guard position + 1 < end, bytes[position] == UInt8(ascii: "\\"), bytes[position + 1] == letter, let second = hex(4),
            (0xDC00...0xDFFF).contains(second)
        else { return nil }
        return Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
    }

    /// Digits behind a backslash and a letter.
    private mutating func hex(_ count: Int) -> UInt32? {
        let start = position + 2
        guard start + count <= end else { return nil }
        var value: UInt32 = 0
        for byte in bytes[start..<(start + count)] {
            let digit: UInt8
            switch byte {
            case 48...57: digit = byte - 48
            case 65...70: digit = byte - 55
            case 97...102: digit = byte - 87
            default: return nil
            }
            value = value << 4 | UInt32(digit)
        }
        position = start + count
        return value
    }

    /// A scalar as it stands; the text is well-formed UTF-8.
    private mutating func plain() -> Unicode.Scalar? {
        let first = bytes[position]
        let count = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
        guard position + count <= end else { return nil }
        var value = count == 1 ? UInt32(first) : UInt32(first) & (0x7F >> UInt32(count))
        for byte in bytes[(position + 1)..<(position + count)] { value = value << 6 | UInt32(byte & 0x3F) }
        position += count
        return Unicode.Scalar(value)
    }
}
