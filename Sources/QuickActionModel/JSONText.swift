/// Writes JSON text: UTF-8, two spaces of indentation or none, short groups on one line, every string escaped, no trailing commas.
///
/// The caller writes keys in sorted order; the writer only takes care of commas, indentation and escaping.
public struct JSONText: Sendable {
    /// What was written so far.
    public private(set) var bytes: [UInt8] = []
    private let pretty: Bool
    private var depth = 0
    private var needsComma = false
    private var afterKey = false
    /// Groups that are open and stand on one line.
    private var shortDepth = 0

    /// An empty document; `pretty` puts each member on a line of its own.
    public init(pretty: Bool = true) { self.pretty = pretty }

    /// Makes room for a document of about that many bytes.
    public mutating func reserve(_ count: Int) { bytes.reserveCapacity(count) }

    /// An object; its members are written by the body.
    public mutating func object(_ body: (inout JSONText) -> Void) { group(UInt8(ascii: "{"), UInt8(ascii: "}"), body) }

    /// An array; its values are written by the body.
    public mutating func array(_ body: (inout JSONText) -> Void) { group(UInt8(ascii: "["), UInt8(ascii: "]"), body) }

    /// An object on one line: for a few short members that people read together.
    public mutating func shortObject(_ body: (inout JSONText) -> Void) {
        group(UInt8(ascii: "{"), UInt8(ascii: "}"), isShort: true, body)
    }

    /// The name of the next member.
    public mutating func key(_ name: String) {
        separate()
        quote(name)
        bytes.append(UInt8(ascii: ":"))
        if pretty { bytes.append(32) }
        afterKey = true
    }

    /// A string value.
    public mutating func value(_ text: String) {
        separate()
        quote(text)
    }

    /// An integer value.
    public mutating func value(_ number: Int) { raw(String(number)) }

    /// A truth value.
    public mutating func value(_ flag: Bool) { raw(flag ? "true" : "false") }

    /// Null.
    public mutating func null() { raw("null") }

    /// A number or word that is already JSON.
    public mutating func raw(_ text: String) {
        separate()
        bytes.append(contentsOf: text.utf8)
    }

    /// A member with a string value.
    public mutating func member(_ name: String, _ text: String) {
        key(name)
        value(text)
    }

    /// A member with a string value; absent when there is none.
    public mutating func member(_ name: String, optional text: String?) {
        if let text { member(name, text) }
    }

    /// A member with an integer value.
    public mutating func member(_ name: String, _ number: Int) {
        key(name)
        value(number)
    }

    /// A member with a list of strings.
    public mutating func member(_ name: String, _ texts: [String]) {
        key(name)
        array { list in for text in texts { list.value(text) } }
    }

    /// Appends what was written so far to `output` and goes on with an empty buffer.
    public mutating func move(to output: inout [UInt8]) {
        output.append(contentsOf: bytes)
        bytes.removeAll(keepingCapacity: true)
    }

    /// The document with a line end.
    public consuming func finished() -> [UInt8] {
        bytes.append(10)
        return bytes
    }

    private mutating func group(_ open: UInt8, _ close: UInt8, isShort: Bool = false, _ body: (inout JSONText) -> Void) {
        separate()
        bytes.append(open)
        depth += 1
        if isShort { shortDepth += 1 }
        needsComma = false
        body(&self)
        depth -= 1
        if needsComma, shortDepth == 0 { newLine() }
        if isShort { shortDepth -= 1 }
        bytes.append(close)
        needsComma = true
    }

    private mutating func separate() {
        if afterKey {
            afterKey = false
        } else {
            if needsComma { bytes.append(UInt8(ascii: ",")) }
            if shortDepth > 0 {
                if needsComma, pretty { bytes.append(32) }
            } else if depth > 0 {
                newLine()
            }
        }
        needsComma = true
    }

    private mutating func newLine() {
        guard pretty else { return }
        let lines: StaticString = "\n                                                                "
        let count = depth * 2
        bytes.append(
            contentsOf: UnsafeBufferPointer(start: lines.utf8Start, count: Swift.min(count + 1, lines.utf8CodeUnitCount)))
        if count >= lines.utf8CodeUnitCount {
            bytes.append(contentsOf: repeatElement(32, count: count + 1 - lines.utf8CodeUnitCount))
        }
    }

    private mutating func quote(_ text: String) {
        bytes.append(UInt8(ascii: "\""))
        var text = text
        text.withUTF8 { utf8 in
            var start = 0
            while true {
                let end = Self.plainEnd(utf8, from: start)
                bytes.append(contentsOf: UnsafeBufferPointer(rebasing: utf8[start..<end]))
                guard end < utf8.count else { break }
                escape(utf8[end])
                start = end + 1
            }
        }
        bytes.append(UInt8(ascii: "\""))
    }

    /// The first byte from `start` on that must be escaped, or the end; eight at a time, because most texts have none.
    private static func plainEnd(_ utf8: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
        var at = start
        if let base = utf8.baseAddress {
            let (ones, high): (UInt64, UInt64) = (0x0101_0101_0101_0101, 0x8080_8080_8080_8080)
            while utf8.count - at >= 8 {
                let word = UnsafeRawPointer(base + at).loadUnaligned(as: UInt64.self)
                let (quote, slash, delete) = (word ^ ones &* 34, word ^ ones &* 92, word ^ ones &* 127)
                let below = (word &- ones &* 32) & ~word
                let marks = below | (quote &- ones) & ~quote | (slash &- ones) & ~slash | (delete &- ones) & ~delete
                if marks & high != 0 { break }
                at += 8
            }
        }
        while at < utf8.count {
            let byte = utf8[at]
            if byte < 32 || byte == 34 || byte == 92 || byte == 127 { break }
            at += 1
        }
        return at
    }

    private mutating func escape(_ byte: UInt8) {
        bytes.append(92)
        switch byte {
        case 10: bytes.append(UInt8(ascii: "n"))
        case 13: bytes.append(UInt8(ascii: "r"))
        case 9: bytes.append(UInt8(ascii: "t"))
        case 34, 92: bytes.append(byte)
        default:
            let hex = String(byte, radix: 16)
            bytes.append(contentsOf: ("u" + String(repeating: "0", count: 4 - hex.count) + hex).utf8)
        }
    }
}
