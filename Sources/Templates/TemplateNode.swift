/// One value in the arena of `TemplateValues`.
struct TemplateNode: Sendable {
    enum Kind: UInt8, Sendable {
        case text, markup, yes, no, object, list
    }

    /// Hash of the name; 0 for list items and the root.
    var code: UInt64
    /// Index of the first node after this one's subtree.
    var end: UInt32
    /// First byte of a text, in the arena's bytes.
    var start: UInt32
    /// Length of a text in bytes.
    var count: UInt32
    var kind: Kind
}
