/// One key with its value in a dictionary.
public struct SourceEntry: Sendable {
    /// The key after decoding of entities and escapes.
    ///
    /// Compare keys by their UTF-8 bytes.
    public var key: String
    /// The text of the key, without quotes or tags.
    public var keySpan: SourceSpan
    /// The value.
    public var value: SourceNode

    /// An entry of a dictionary.
    public init(key: String, keySpan: SourceSpan, value: SourceNode) {
        self.key = key
        self.keySpan = keySpan
        self.value = value
    }
}
