/// Cuts Swift source into tokens, well enough to find string literals and what stands around them.
///
/// Comments are left out. An unfinished literal ends with its line, so that one oddity cannot swallow the rest of a file.
struct SwiftTokenizer {
    private let bytes: [UInt8]
    private var at = 0
    private(set) var tokens: [SwiftToken] = []
    /// Interpolations in one another.
    private var depth = 0

    private static let deepest = 16

    /// The tokens of a source text in order.
    static func tokens(of bytes: [UInt8]) -> [SwiftToken] {
        var tokenizer = SwiftTokenizer(bytes)
        tokenizer.run(until: nil)
        return tokenizer.tokens
    }

    private init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// Reads tokens up to the end, or to the bracket that closes an interpolation.
    private mutating func run(until close: UInt8?) {
        var open = 0
        while at < bytes.count {
            let byte = bytes[at]
            switch byte {
            case 9, 10, 13, 32: at += 1
            case UInt8(ascii: "/") where peek(at + 1) == UInt8(ascii: "/"): skipLine()
            case UInt8(ascii: "/") where peek(at + 1) == UInt8(ascii: "*"): skipComment()
            case UInt8(ascii: "\""): readText(hashes: 0)
            case UInt8(ascii: "#") where hashesBeforeQuote() != nil: readText(hashes: hashesBeforeQuote() ?? 0)
            case UInt8(ascii: "`"): at += 1
            case _ where Self.isWord(byte): readWord()
            default:
                if close != nil {
                    if byte == UInt8(ascii: "(") { open += 1 }
                    if byte == close {
                        if open == 0 {
                            at += 1
                            return
                        }
                        open -= 1
                    }
                }
                tokens.append(SwiftToken(kind: .mark(byte), start: at, end: at + 1))
                at += 1
            }
        }
    }

    private func peek(_ index: Int) -> UInt8? { index < bytes.count ? bytes[index] : nil }

    private mutating func skipLine() {
        while at < bytes.count, bytes[at] != 10, bytes[at] != 13 { at += 1 }
    }

    private mutating func skipComment() {
        var open = 0
        while at < bytes.count {
            if bytes[at] == UInt8(ascii: "/"), peek(at + 1) == UInt8(ascii: "*") {
                open += 1
                at += 2
            } else if bytes[at] == UInt8(ascii: "*"), peek(at + 1) == UInt8(ascii: "/") {
                open -= 1
                at += 2
                if open == 0 { return }
            } else {
                at += 1
            }
        }
    }

    private mutating func readWord() {
        let start = at
        while at < bytes.count, Self.isWord(bytes[at]) { at += 1 }
        tokens.append(SwiftToken(kind: .word(String(decoding: bytes[start..<at], as: UTF8.self)), start: start, end: at))
    }

    /// How many `#` stand before a quote; nil when this is no raw text.
    private func hashesBeforeQuote() -> Int? {
        var index = at
        while peek(index) == UInt8(ascii: "#") { index += 1 }
        return peek(index) == UInt8(ascii: "\"") ? index - at : nil
    }

    private mutating func readText(hashes: Int) {
        at += hashes
        let isLong = peek(at + 1) == UInt8(ascii: "\"") && peek(at + 2) == UInt8(ascii: "\"")
        at += isLong ? 3 : 1
        let start = at
        let place = tokens.count
        var parts: [[UInt8]] = [[]]
        var end = at
        while at < bytes.count {
            end = at
            if isEnd(hashes, isLong) {
                at += (isLong ? 3 : 1) + hashes
                break
            }
            let byte = bytes[at]
            if !isLong, byte == 10 || byte == 13 { break }
            if byte == UInt8(ascii: "\\"), isEscape(hashes) {
                at += 1 + hashes
                readEscape(&parts)
            } else {
                parts[parts.count - 1].append(byte)
                at += 1
            }
            end = at
        }
        let texts = parts.map { String(decoding: $0, as: UTF8.self) }
        tokens.insert(SwiftToken(kind: .text(isLong ? [""] + texts : texts), start: start, end: end), at: place)
    }

    private func isEnd(_ hashes: Int, _ isLong: Bool) -> Bool {
        let marks = isLong ? 3 : 1
        return (0..<marks).allSatisfy { peek(at + $0) == UInt8(ascii: "\"") }
            && (0..<hashes).allSatisfy { peek(at + marks + $0) == UInt8(ascii: "#") }
    }

    private func isEscape(_ hashes: Int) -> Bool { (0..<hashes).allSatisfy { peek(at + 1 + $0) == UInt8(ascii: "#") } }

    /// Reads what follows the backslash.
    private mutating func readEscape(_ parts: inout [[UInt8]]) {
        guard let byte = peek(at) else { return }
        at += 1
        switch byte {
        case UInt8(ascii: "("):
            if depth < Self.deepest {
                depth += 1
                run(until: UInt8(ascii: ")"))
                depth -= 1
            }
            parts.append([])
        case UInt8(ascii: "n"): parts[parts.count - 1].append(10)
        case UInt8(ascii: "t"): parts[parts.count - 1].append(9)
        case UInt8(ascii: "u"):
            // Which letter it is does not matter: the text is known only in part.
            while at < bytes.count, bytes[at] != UInt8(ascii: "}"), bytes[at] != UInt8(ascii: "\""), bytes[at] != 10 { at += 1 }
            if self.peek(at) == UInt8(ascii: "}") { at += 1 }
            parts.append([])
        default: parts[parts.count - 1].append(byte)
        }
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        (97...122).contains(byte | 32) && byte != 64 && byte != 96 || (48...57).contains(byte) || byte == 95 || byte >= 128
    }
}
