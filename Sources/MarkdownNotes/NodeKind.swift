import CCMarkGFM

/// The kinds of nodes, those of the extensions included, whose numbers are only given at run time.
enum NodeKind: UInt8 {
    case document, quote, list, item, task, codeBlock, htmlBlock, paragraph, heading, rule, footnote
    case text, softBreak, hardBreak, code, html, emphasis, strong, link, image, footnoteReference
    case table, tableHead, tableRow, tableCell, strikethrough, other

    init(_ node: OpaquePointer) {
        switch cmark_node_get_type(node) {
        case CMARK_NODE_TEXT: self = .text
        case CMARK_NODE_SOFTBREAK: self = .softBreak
        case CMARK_NODE_PARAGRAPH: self = .paragraph
        case CMARK_NODE_CODE: self = .code
        case CMARK_NODE_LINK: self = .link
        case CMARK_NODE_ITEM: self = Self.letter(of: node, at: 0) == UInt8(ascii: "t") ? .task : .item
        case CMARK_NODE_EMPH: self = .emphasis
        case CMARK_NODE_STRONG: self = .strong
        case CMARK_NODE_HEADING: self = .heading
        case CMARK_NODE_LIST: self = .list
        case CMARK_NODE_DOCUMENT: self = .document
        case CMARK_NODE_BLOCK_QUOTE: self = .quote
        case CMARK_NODE_CODE_BLOCK: self = .codeBlock
        case CMARK_NODE_HTML_BLOCK: self = .htmlBlock
        case CMARK_NODE_THEMATIC_BREAK: self = .rule
        case CMARK_NODE_FOOTNOTE_DEFINITION: self = .footnote
        case CMARK_NODE_LINEBREAK: self = .hardBreak
        case CMARK_NODE_HTML_INLINE: self = .html
        case CMARK_NODE_IMAGE: self = .image
        case CMARK_NODE_FOOTNOTE_REFERENCE: self = .footnoteReference
        default: self = Self.ofExtension(node)
        }
    }

    /// `table`, `table_header`, `table_row`, `table_cell`, `strikethrough`.
    private static func ofExtension(_ node: OpaquePointer) -> NodeKind {
        switch letter(of: node, at: 0) {
        case UInt8(ascii: "s"): return .strikethrough
        case UInt8(ascii: "t"): break
        default: return .other
        }
        switch letter(of: node, at: 6) {
        case UInt8(ascii: "h"): return .tableHead
        case UInt8(ascii: "r"): return .tableRow
        case UInt8(ascii: "c"): return .tableCell
        default: return .table
        }
    }

    /// A letter of the type's name; 0 behind its end.
    private static func letter(of node: OpaquePointer, at index: Int) -> UInt8 {
        guard let name = cmark_node_get_type_string(node) else { return 0 }
        for before in 0..<index where name[before] == 0 { return 0 }
        return UInt8(bitPattern: name[index])
    }
}
