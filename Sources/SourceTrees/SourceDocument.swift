/// A document that was read: its tree and the means to find places in its text.
public struct SourceDocument: Sendable {
    /// The format that was met.
    public let format: SourceFormat
    /// The one value of the document.
    public let root: SourceNode
    /// The text with its lines; empty for a binary property list.
    public let source: SourceText
    /// The encoding when it is not plain UTF-8, such as "UTF-16 little-endian".
    public let encodingNote: String?
    /// What was met and read all the same, at most 1,000 in the order of reading.
    public let notices: [SourceNotice]

    /// The text as UTF-8 without a byte-order mark; empty for a binary property list.
    public var text: [UInt8] { source.bytes }

    /// The line and column of a byte offset.
    public func position(at offset: Int) -> SourcePosition { source.position(at: offset) }

    /// The line and column at which a span begins.
    public func position(of span: SourceSpan) -> SourcePosition { source.position(at: span.start) }

    /// The text of line `line` (from 1) without its line end.
    public func lineText(_ line: Int) -> String { source.line(line) }

    /// The number of Unicode scalars in a span.
    public func scalarLength(of span: SourceSpan) -> Int { source.scalarCount(of: span) }

    /// The inner text of a node: between the tags in XML, between the quotes elsewhere; the whole span of anything else.
    public func innerSpan(of node: SourceNode) -> SourceSpan {
        let span = node.span
        guard span.end <= text.count, span.count >= 2 else { return span }
        if format == .xmlPropertyList {
            guard let open = text[span.start..<span.end].firstIndex(of: UInt8(ascii: ">")),
                let close = text[span.start..<span.end].lastIndex(of: UInt8(ascii: "<")), close > open
            else { return span }
            return SourceSpan(start: open + 1, end: close)
        }
        let mark = text[span.start]
        guard mark == UInt8(ascii: "\"") || mark == UInt8(ascii: "'"), text[span.end - 1] == mark else { return span }
        return SourceSpan(start: span.start + 1, end: span.end - 1)
    }
}
