/// Walks through JSON whose shape is known, without building a tree.
///
/// Bounded in depth; never reads past the end.
struct JSONScanner {
    /// What is wrong and where, a 0-based offset in bytes.
    struct Fault: Error {
        let text: String
        let offset: Int
    }

    private let bytes: [UInt8]
    private var at = 0
    /// Whether each open object or array has had a member.
    private var hasMember: [Bool] = []

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// Goes into an object.
    mutating func startObject() throws(Fault) {
        try expect(UInt8(ascii: "{"))
        hasMember.append(false)
    }

    /// The next key of the object that is open; nil after the last one, and then the object is closed.
    mutating func nextKey() throws(Fault) -> String? {
        guard try nextMember(end: UInt8(ascii: "}")) else { return nil }
        let key = try string()
        try expect(UInt8(ascii: ":"))
        return key
    }

    /// A string.
    mutating func string() throws(Fault) -> String {
        try expect(UInt8(ascii: "\""))
        var out: [UInt8] = []
        while at < bytes.count {
            let byte = bytes[at]
            at += 1
            switch byte {
            case UInt8(ascii: "\""):
                guard let text = String(validating: out, as: UTF8.self) else { throw fault("a string is no UTF-8") }
                return text
            case UInt8(ascii: "\\"): try escape(into: &out)
            default: out.append(byte)
            }
        }
        throw fault("a string has no end")
    }

    /// A whole number that is not negative.
    mutating func integer() throws(Fault) -> Int {
        skipSpace()
        var value = 0
        let start = at
        while at < bytes.count, (48...57).contains(bytes[at]) {
            let (tens, over) = value.multipliedReportingOverflow(by: 10)
            let (sum, more) = tens.addingReportingOverflow(Int(bytes[at] - 48))
            guard !over, !more else { throw fault("a number is too large") }
            value = sum
            at += 1
        }
        guard at > start else { throw fault("a number is missing") }
        return value
    }

    /// Passes over any value.
    mutating func skipValue(depth: Int = 0) throws(Fault) {
        guard depth < 32 else { throw fault("it is nested too deeply") }
        skipSpace()
        switch at < bytes.count ? bytes[at] : 0 {
        case UInt8(ascii: "\""): _ = try string()
        case UInt8(ascii: "{"):
            try startObject()
            while try nextKey() != nil { try skipValue(depth: depth + 1) }
        case UInt8(ascii: "["):
            at += 1
            hasMember.append(false)
            while try nextMember(end: UInt8(ascii: "]")) { try skipValue(depth: depth + 1) }
        default:
            let start = at
            while at < bytes.count, isWord(bytes[at]) { at += 1 }
            guard at > start else { throw fault("a value is missing") }
        }
    }

    /// Holds that nothing follows.
    mutating func end() throws(Fault) {
        skipSpace()
        guard at == bytes.count else { throw fault("something follows the end") }
    }

    private mutating func nextMember(end: UInt8) throws(Fault) -> Bool {
        skipSpace()
        guard at < bytes.count else { throw fault("it stops early") }
        if bytes[at] == end {
            at += 1
            hasMember.removeLast()
            return false
        }
        if hasMember.last == true { try expect(UInt8(ascii: ",")) }
        hasMember[hasMember.count - 1] = true
        return true
    }

    private mutating func escape(into out: inout [UInt8]) throws(Fault) {
        guard at < bytes.count else { throw fault("a string has no end") }
        let byte = bytes[at]
        at += 1
        switch byte {
        case UInt8(ascii: "n"): out.append(10)
        case UInt8(ascii: "r"): out.append(13)
        case UInt8(ascii: "t"): out.append(9)
        case UInt8(ascii: "b"): out.append(8)
        case UInt8(ascii: "f"): out.append(12)
        case UInt8(ascii: "u"): try unicodeEscape(into: &out)
        default: out.append(byte)
        }
    }

    private mutating func unicodeEscape(into out: inout [UInt8]) throws(Fault) {
        guard at + 4 <= bytes.count, let text = String(validating: bytes[at..<at + 4], as: UTF8.self),
            let number = UInt32(text, radix: 16), let scalar = Unicode.Scalar(number)
        else { throw fault("an escape is no character") }
        at += 4
        out.append(contentsOf: Array(String(Character(scalar)).utf8))
    }

    private mutating func expect(_ byte: UInt8) throws(Fault) {
        skipSpace()
        guard at < bytes.count, bytes[at] == byte else {
            throw fault("\"\(Character(Unicode.Scalar(byte)))\" is missing")
        }
        at += 1
    }

    private mutating func skipSpace() {
        while at < bytes.count, bytes[at] == 32 || (9...10).contains(bytes[at]) || bytes[at] == 13 { at += 1 }
    }

    private func isWord(_ byte: UInt8) -> Bool {
        (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte) || byte == 45 || byte == 43
            || byte == 46
    }

    private func fault(_ text: String) -> Fault { Fault(text: text, offset: at) }
}
