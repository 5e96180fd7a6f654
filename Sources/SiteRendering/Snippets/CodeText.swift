import QuickActionModel

/// Source text that grows piece by piece, in UTF-8.
struct CodeText {
    private(set) var bytes: [UInt8] = []

    init() { bytes.reserveCapacity(1024) }

    /// What was written so far.
    var string: String { String(decoding: bytes, as: UTF8.self) }

    /// Appends a text of ours.
    mutating func add(_ text: StaticString) {
        bytes.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    /// Appends any text as it is.
    mutating func add(text: String) {
        var text = text
        text.withUTF8 { bytes.append(contentsOf: $0) }
    }

    /// Appends one byte of a text.
    mutating func add(byte: UInt8) { bytes.append(byte) }

    /// Appends a character.
    mutating func add(scalar: Unicode.Scalar) {
        guard let units = UTF8.encode(scalar) else { return }
        bytes.append(contentsOf: units)
    }

    /// Appends blanks.
    mutating func indent(_ count: Int) { bytes.append(contentsOf: repeatElement(32, count: count)) }

    /// Appends a text as `body` writes it; where all of it is plain, it is copied at once.
    mutating func add(_ text: String, plain: (UInt8) -> Bool, _ body: (inout CodeText, Unicode.Scalar) -> Void) {
        var text = text
        let isPlain = text.withUTF8 { utf8 in
            guard utf8.allSatisfy(plain) else { return false }
            bytes.append(contentsOf: utf8)
            return true
        }
        if !isPlain { for scalar in text.unicodeScalars { body(&self, scalar) } }
    }
}
