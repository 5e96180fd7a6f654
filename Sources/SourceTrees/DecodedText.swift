/// The text of a file as UTF-8 without a byte-order mark.
struct DecodedText {
    var bytes: [UInt8]
    var note: String?

    /// Decodes by byte-order mark, then by the encoding an XML declaration names, then as UTF-8.
    init(_ raw: [UInt8], mayDeclareEncoding: Bool = false) throws(SourceError) {
        if raw.starts(with: [0xFF, 0xFE, 0, 0]) || raw.starts(with: [0, 0, 0xFE, 0xFF]) {
            throw Self.error("the file is UTF-32, which is not read; save it as UTF-8")
        }
        if raw.starts(with: [0xFF, 0xFE]) {
            self.init(bytes: try Self.utf16(raw, bigEndian: false), note: "UTF-16 little-endian")
        } else if raw.starts(with: [0xFE, 0xFF]) {
            self.init(bytes: try Self.utf16(raw, bigEndian: true), note: "UTF-16 big-endian")
        } else if raw.starts(with: [0xEF, 0xBB, 0xBF]) {
            self.init(bytes: try Self.utf8(Array(raw.dropFirst(3))), note: "UTF-8 with a byte-order mark")
        } else if let order = Self.suspectedUTF16(raw) {
            throw Self.error("the file looks like \(order) without a byte-order mark; save it as UTF-8")
        } else if mayDeclareEncoding, let name = declaredEncoding(in: raw) {
            try self.init(raw, declared: name)
        } else {
            self.init(bytes: try Self.utf8(raw), note: nil)
        }
    }

    /// No text at all, for a file that is none.
    static let none = DecodedText(bytes: [], note: nil)

    private init(bytes: [UInt8], note: String?) {
        self.bytes = bytes
        self.note = note
    }

    private init(_ raw: [UInt8], declared name: String) throws(SourceError) {
        switch name.lowercased() {
        case "utf-8", "utf8", "us-ascii", "ascii":
            self.init(bytes: try Self.utf8(raw), note: nil)
        case "iso-8859-1", "iso8859-1", "latin1", "latin-1", "iso_8859-1":
            let table = (0x80...0xFF).map { UInt16($0) }
            self.init(bytes: Self.singleBytes(raw, table: table), note: "ISO-8859-1")
        case "windows-1252", "cp1252":
            self.init(bytes: Self.singleBytes(raw, table: windows1252Table), note: "Windows-1252")
        case "macintosh", "x-mac-roman", "macroman":
            self.init(bytes: Self.singleBytes(raw, table: macRomanTable), note: "Mac Roman")
        case "utf-16", "utf-16le", "utf-16be":
            throw Self.error("the XML declaration says \(quoted(name)), but the bytes are not; correct the declaration")
        default:
            throw Self.error("the XML declaration names the encoding \(quoted(name)), which is not read; save the file as UTF-8")
        }
    }

    private static func error(_ message: String, at position: SourcePosition = SourcePosition(line: 1, column: 1)) -> SourceError
    {
        SourceError(kind: .encoding, message: message, position: position, length: 1, keyPath: nil, lineText: nil)
    }

    private static func utf8(_ bytes: [UInt8]) throws(SourceError) -> [UInt8] {
        guard let offset = bytes.withUnsafeBufferPointer({ firstInvalidUTF8($0) }) else { return bytes }
        let place = SourceText(Array(bytes[..<offset])).position(at: offset)
        let byte = String(bytes[offset], radix: 16, uppercase: true)
        throw error("byte 0x\(byte) is not UTF-8; the file may be \(suspectedEncoding(bytes)), save it as UTF-8", at: place)
    }

    /// A guess by the bytes from 0x80 to 0x9F: letters in Mac Roman, quotation marks in Windows-1252, nothing in Latin-1.
    private static func suspectedEncoding(_ bytes: [UInt8]) -> String {
        var hasC1 = false
        for byte in bytes where byte >= 0x80 && byte <= 0x9F {
            hasC1 = true
            if byte != 0x80 && byte != 0x85 && !(0x91...0x97).contains(byte) { return "Mac Roman" }
        }
        return hasC1 ? "Windows-1252" : "Latin-1"
    }

    private static func suspectedUTF16(_ bytes: [UInt8]) -> String? {
        guard bytes.count >= 4 else { return nil }
        if bytes[0] == 0 && bytes[1] != 0 && bytes[2] == 0 && bytes[3] != 0 { return "UTF-16 big-endian" }
        if bytes[0] != 0 && bytes[1] == 0 && bytes[2] != 0 && bytes[3] == 0 { return "UTF-16 little-endian" }
        return nil
    }

    private static func utf16(_ raw: [UInt8], bigEndian: Bool) throws(SourceError) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(raw.count)
        var index = 2
        func unit(at index: Int) -> UInt32? {
            guard index + 1 < raw.count else { return nil }
            return bigEndian ? UInt32(raw[index]) << 8 | UInt32(raw[index + 1]) : UInt32(raw[index + 1]) << 8 | UInt32(raw[index])
        }
        while index < raw.count {
            guard let first = unit(at: index) else {
                throw error("the UTF-16 text ends within a character; the file is cut off", at: end(of: bytes))
            }
            index += 2
            if isHighSurrogate(first), let second = unit(at: index), isLowSurrogate(second) {
                bytes.appendScalar(joinedSurrogates(first, second))
                index += 2
            } else if first < 0x80 {
                bytes.append(UInt8(first))
            } else if isHighSurrogate(first) || isLowSurrogate(first) {
                throw error("the UTF-16 text holds half of a surrogate pair; save the file as UTF-8", at: end(of: bytes))
            } else {
                bytes.appendScalar(first)
            }
        }
        return bytes
    }

    private static func end(of bytes: [UInt8]) -> SourcePosition {
        SourceText(bytes).position(at: bytes.count)
    }

    private static func singleBytes(_ raw: [UInt8], table: [UInt16]) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(raw.count)
        for byte in raw {
            if byte < 0x80 { bytes.append(byte) } else { bytes.appendScalar(UInt32(table[Int(byte) - 0x80])) }
        }
        return bytes
    }
}

/// The value of `encoding` in an XML declaration at the start, or nothing.
private func declaredEncoding(in raw: [UInt8]) -> String? {
    guard let open = raw.prefix(256).firstIndex(where: { !isBlank($0) }) else { return nil }
    let head = raw[open...].prefix(256)
    guard head.starts(with: Array("<?xml".utf8)), let close = head.firstIndex(of: UInt8(ascii: ">")) else { return nil }
    let declaration = Array(head[..<close])
    let name = Array("encoding".utf8)
    guard declaration.count > name.count else { return nil }
    for start in 0..<(declaration.count - name.count) where declaration[start..<start + name.count].elementsEqual(name) {
        let rest = declaration[(start + name.count)...].drop { isBlank($0) || $0 == UInt8(ascii: "=") }
        guard let mark = rest.first, mark == UInt8(ascii: "\"") || mark == UInt8(ascii: "'") else { return nil }
        return String(decoding: rest.dropFirst().prefix { $0 != mark }, as: UTF8.self)
    }
    return nil
}
