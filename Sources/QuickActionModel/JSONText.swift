/// Writes JSON text: UTF-8, two spaces of indentation or none, every string escaped, no trailing commas.
///
/// The caller writes keys in sorted order; the writer only takes care of commas, indentation and escaping.
public struct JSONText: Sendable {
    /// What was written so far.
    public private(set) var bytes: [UInt8] = []
    private let pretty: Bool
    private var depth = 0
    private var needsComma = false
    private var afterKey = false

    /// An empty document; `pretty` puts each member on a line of its own.
    public init(pretty: Bool = true) { self.pretty = pretty }

    /// Makes room for a document of about that many bytes.
    public mutating func reserve(_ count: Int) { bytes.reserveCapacity(count) }

    /// An object; its members are written by the body.
    public mutating func object(_ body: (inout JSONText) -> Void) { group(UInt8(ascii: "{"), UInt8(ascii: "}"), body) }

    /// An array; its values are written by the body.
    public mutating func array(_ body: (inout JSONText) -> Void) { group(UInt8(ascii: "["), UInt8(ascii: "]"), body) }

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

    /// The document with a line end.
    public consuming func finished() -> [UInt8] {
        bytes.append(10)
        return bytes
    }

    private mutating func group(_ open: UInt8, _ close: UInt8, _ body: (inout JSONText) -> Void) {
        separate()
        bytes.append(open)
        depth += 1
        needsComma = false
        body(&self)
        depth -= 1
        if needsComma { newLine() }
        bytes.append(close)
        needsComma = true
    }

    private mutating func separate() {
        if afterKey {
            afterKey = false
        } else {
            if needsComma { bytes.append(UInt8(ascii: ",")) }
            if depth > 0 { newLine() }
        }
        needsComma = true
    }

    private mutating func newLine() {
        guard pretty else { return }
        bytes.append(10)
        for _ in 0..<depth * 2 { bytes.append(32) }
    }

    private mutating func quote(_ text: String) {
        bytes.append(UInt8(ascii: "\""))
        var text = text
        text.withUTF8 { utf8 in
            var start = 0
            for i in 0..<utf8.count where utf8[i] < 32 || utf8[i] == 34 || utf8[i] == 92 || utf8[i] == 127 {
                bytes.append(contentsOf: utf8[start..<i])
                escape(utf8[i])
                start = i + 1
            }
            bytes.append(contentsOf: utf8[start...])
        }
        bytes.append(UInt8(ascii: "\""))
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
