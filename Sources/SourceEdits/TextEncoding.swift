/// How the text of a file is stored.
enum TextEncoding {
    case utf8(hasMark: Bool)
    case utf16(bigEndian: Bool)

    /// The encoding that the first bytes tell.
    init(of raw: [UInt8]) {
        if raw.starts(with: [0xFF, 0xFE]) {
            self = .utf16(bigEndian: false)
        } else if raw.starts(with: [0xFE, 0xFF]) {
            self = .utf16(bigEndian: true)
        } else {
            self = .utf8(hasMark: raw.starts(with: [0xEF, 0xBB, 0xBF]))
        }
    }

    /// The bytes of a UTF-8 text as the file stores them.
    func encoded(_ text: [UInt8]) -> [UInt8] {
        switch self {
        case .utf8(let hasMark): return hasMark ? [0xEF, 0xBB, 0xBF] + text : text
        case .utf16(let bigEndian):
            var out: [UInt8] = bigEndian ? [0xFE, 0xFF] : [0xFF, 0xFE]
            out.reserveCapacity(text.count * 2 + 2)
            for unit in String(decoding: text, as: UTF8.self).utf16 {
                let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xFF))
                out.append(bigEndian ? high : low)
                out.append(bigEndian ? low : high)
            }
            return out
        }
    }
}
