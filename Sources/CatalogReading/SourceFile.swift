import QuickActionModel
import SourceTrees

/// A file that was read, with the means to tell places in it.
struct SourceFile: Sendable {
    /// Name of its root.
    let root: String
    /// Path below the root.
    let path: String
    /// Its text with lines; nil for a format without lines.
    let text: SourceText?
    /// Whether values stand between tags, so that their own text is inside of the span.
    private let isXML: Bool

    init(root: String, path: String, document: SourceDocument) {
        self.root = root
        self.path = path
        self.location = SourceLocation(root: root, path: path)
        self.text = document.format.hasLines ? document.source : nil
        self.isXML = document.format == .xmlPropertyList
    }

    init(root: String, path: String, text: SourceText) {
        self.root = root
        self.path = path
        self.location = SourceLocation(root: root, path: path)
        self.text = text
        self.isXML = false
    }

    /// The whole file; every place in it shares its names.
    let location: SourceLocation

    /// A span as a place; the key path is kept only where there are no lines.
    func location(of span: SourceSpan, keyPath: @autoclosure () -> String) -> SourceLocation {
        guard let text else { return SourceLocation(root: root, path: path, keyPath: keyPath()) }
        let position = text.position(at: span.start)
        return location.place(line: position.line, column: position.column, length: Self.length(of: span, in: text.bytes))
    }

    /// The text of a value as a place, without tags and quotes.
    func location(of node: SourceNode, keyPath: @autoclosure () -> String) -> SourceLocation {
        location(of: innerSpan(of: node), keyPath: keyPath())
    }

    /// The lines of a node; nil without lines.
    func excerpt(of span: SourceSpan) -> SourceExcerpt? {
        guard let text else { return nil }
        let place = location(of: span, keyPath: "")
        return text.bytes.withUnsafeBufferPointer { ExcerptLines(of: span, in: $0).excerpt(at: place) }
    }

    /// Scalars of a span up to the end of its first line, at least 1.
    private static func length(of span: SourceSpan, in bytes: [UInt8]) -> Int {
        bytes.withUnsafeBufferPointer { bytes in
            var count = 0
            for index in span.start..<max(span.start, min(span.end, bytes.count)) {
                let byte = bytes[index]
                if byte == 0x0A || byte == 0x0D { break }
                if byte & 0xC0 != 0x80 { count += 1 }
            }
            return max(1, count)
        }
    }

    private func innerSpan(of node: SourceNode) -> SourceSpan {
        guard let bytes = text?.bytes, node.span.count >= 2, node.span.end <= bytes.count else { return node.span }
        let (start, end) = (node.span.start, node.span.end)
        if isXML {
            switch node.value {
            case .array, .dictionary: return node.span
            default: break
            }
            guard let open = bytes[start..<end].firstIndex(of: UInt8(ascii: ">")),
                let close = bytes[start..<end].lastIndex(of: UInt8(ascii: "<")), close > open
            else { return node.span }
            return SourceSpan(start: open + 1, end: close)
        }
        let mark = bytes[start]
        guard mark == UInt8(ascii: "\"") || mark == UInt8(ascii: "'"), bytes[end - 1] == mark else { return node.span }
        return SourceSpan(start: start + 1, end: end - 1)
    }
}
