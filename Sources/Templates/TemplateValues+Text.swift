extension TemplateValues {
    /// The most text one page may hold, in bytes; what would go beyond it is left empty.
    static let maximumBytes = 1 << 31

    /// Adds a text.
    ///
    /// Templates always escape it.
    public mutating func text(_ key: TemplateKey, _ value: String) {
        append(key, .text, string: value)
    }

    /// Adds a text given as UTF-8.
    ///
    /// Bytes that are not UTF-8 become U+FFFD when they are written.
    public mutating func text(_ key: TemplateKey, _ value: [UInt8]) {
        value.withUnsafeBufferPointer { append(key, .text, bytes: $0) }
    }

    /// Adds a text given as UTF-8; the bytes are copied.
    ///
    /// Bytes that are not UTF-8 become U+FFFD when they are written.
    public mutating func text(_ key: TemplateKey, _ value: UnsafeBufferPointer<UInt8>) {
        append(key, .text, bytes: value)
    }

    /// Adds a text that stands in the program.
    public mutating func text(_ key: TemplateKey, _ value: StaticString) {
        value.withUTF8Buffer { append(key, .text, bytes: $0) }
    }

    /// Adds a number as a decimal text.
    ///
    /// Zero is "0", which is truthy.
    public mutating func text(_ key: TemplateKey, _ value: Int) {
        let start = bytes.count
        var rest = value.magnitude
        repeat {
            bytes.append(UInt8(truncatingIfNeeded: rest % 10) &+ 0x30)
            rest /= 10
        } while rest > 0
        if value < 0 { bytes.append(0x2D) }
        bytes[start...].reverse()
        finish(key, .text, from: start)
    }

    /// Adds markup that templates write as it is.
    public mutating func markup(_ key: TemplateKey, _ value: TemplateMarkup) {
        value.bytes.withUnsafeBufferPointer { append(key, .markup, bytes: $0) }
    }

    /// Adds markup that templates write as it is.
    ///
    /// The caller vouches for safe, well-formed HTML.
    public mutating func markup(_ key: TemplateKey, _ value: [UInt8]) {
        value.withUnsafeBufferPointer { append(key, .markup, bytes: $0) }
    }

    /// Adds markup that templates write as it is; the bytes are copied.
    ///
    /// The caller vouches for safe, well-formed HTML.
    public mutating func markup(_ key: TemplateKey, _ value: UnsafeBufferPointer<UInt8>) {
        append(key, .markup, bytes: value)
    }

    /// Adds markup that stands in the program.
    public mutating func markup(_ key: TemplateKey, _ value: StaticString) {
        value.withUTF8Buffer { append(key, .markup, bytes: $0) }
    }

    /// Adds a text as the next item of the list that is being filled.
    public mutating func itemText(_ value: String) {
        append(.item, .text, string: value)
    }

    /// Adds markup as the next item of the list that is being filled.
    public mutating func itemMarkup(_ value: TemplateMarkup) {
        markup(.item, value)
    }

    private mutating func append(_ key: TemplateKey, _ kind: TemplateNode.Kind, string: String) {
        let utf8 = string.utf8
        let copied: Void? = utf8.withContiguousStorageIfAvailable { append(key, kind, bytes: $0) }
        if copied == nil {
            let start = bytes.count
            bytes.append(contentsOf: utf8)
            finish(key, kind, from: start)
        }
    }

    private mutating func append(_ key: TemplateKey, _ kind: TemplateNode.Kind, bytes text: UnsafeBufferPointer<UInt8>) {
        let start = bytes.count
        if text.count <= Self.maximumBytes - start { bytes.append(contentsOf: text) }
        finish(key, kind, from: start)
    }

    /// Adds the node of the text that was just appended to the bytes.
    private mutating func finish(_ key: TemplateKey, _ kind: TemplateNode.Kind, from start: Int) {
        if bytes.count > Self.maximumBytes { bytes.removeLast(bytes.count - start) }
        nodes.append(
            TemplateNode(
                code: key.code, end: UInt32(truncatingIfNeeded: nodes.count &+ 1), start: UInt32(truncatingIfNeeded: start),
                count: UInt32(truncatingIfNeeded: bytes.count &- start), kind: kind))
    }
}
