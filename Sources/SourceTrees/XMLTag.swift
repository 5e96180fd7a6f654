/// An open tag that was read.
struct XMLTag {
    var name: XMLElementName
    /// The offset of `<`.
    var start: Int
    /// The offset behind `>`.
    var end: Int
    /// Whether the tag ends in `/>`.
    var isEmpty: Bool
}
