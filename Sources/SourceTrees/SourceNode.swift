/// One value of a document with its place.
public struct SourceNode: Sendable {
    /// What a node holds.
    ///
    /// Every format uses the cases it knows.
    public enum Value: Sendable {
        /// `null` of JSON and binary property lists; a plain empty value, `~` or `null` in YAML.
        case null
        /// `true` or `false` of JSON and property lists. YAML words stay strings, see `SourceNode.flag`.
        case boolean(Bool)
        /// An exact integer.
        case integer(SourceInteger)
        /// A real of a property list, or a JSON number with a fraction, an exponent or too many digits for an integer.
        case real(Double)
        /// A text.
        case string(String)
        /// A moment in UTC, checked and in the form `2026-11-30T10:00:00Z`.
        case date(String)
        /// Bytes.
        case data([UInt8])
        /// A reference of a keyed archive; only in binary property lists.
        case uid(UInt64)
        /// The items in order.
        case array([SourceNode])
        /// The entries in the order of the source, duplicate keys kept. The last entry of a key counts.
        case dictionary([SourceEntry])
    }

    /// The value.
    public var value: Value
    /// The whole element: in XML from the open tag to the end of the close tag, elsewhere with quotes or brackets.
    public var span: SourceSpan
    /// The XML comments between the previous sibling and this node.
    ///
    /// A dictionary's value has those before its key, too.
    public var comments: [SourceComment]

    /// A node with its place and the comments before it.
    public init(value: Value, span: SourceSpan, comments: [SourceComment] = []) {
        self.value = value
        self.span = span
        self.comments = comments
    }
}
