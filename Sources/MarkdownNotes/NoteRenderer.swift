import CCMarkGFM
import QuickActionModel

/// Walks over a parsed note and writes its HTML, without recursion and without cmark-gfm's own renderer, which knows neither prefixes nor
/// link checks.
struct NoteRenderer {
    /// Why a walk was given up.
    enum Stop: Error, Equatable { case depth, output }

    /// What the walk needs to know of the note.
    struct Setting {
        var source: NoteSource
        /// Lines of front matter in front of the text.
        var skippedLines: Int
        /// Where relative links begin.
        var base: LinkBase
        var limits: NoteLimits
        /// Title of the front matter.
        var title: String?
    }

    let setting: Setting
    var body = NoteBody()
    var findings = NoteFindings()
    var ids = HeadingIDs()
    var table = TableState()
    var text = TextState()
    var outline = OutlineState()
    var place = PlaceState()

    init(_ setting: Setting) { self.setting = setting }

    /// Renders the whole tree.
    mutating func render(_ tree: MarkdownTree) throws(Stop) {
        body.bytes.reserveCapacity(setting.source.bytes.count * 2)
        guard var node = cmark_node_first_child(tree.root) else { return reportLostFootnotes() }
        var depth = 1
        while true {
            let kind = NodeKind(node)
            enter(node, kind)
            if body.bytes.count + text.hiddenBytes > setting.limits.outputBytes { throw .output }
            if let child = cmark_node_first_child(node) {
                depth += 1
                // A table takes four levels by itself.
                if depth > setting.limits.depth + 4 { throw .depth }
                node = child
                continue
            }
            leave(node, kind)
            while true {
                if let next = cmark_node_next(node) {
                    node = next
                    break
                }
                guard let parent = cmark_node_parent(node), parent != tree.root else { return finish() }
                node = parent
                depth -= 1
                leave(node, NodeKind(node))
            }
        }
    }

    private mutating func enter(_ node: OpaquePointer, _ kind: NodeKind) {
        noteLines(of: node, kind)
        if text.imageDepth > 0 { return enterInsideImage(node, kind) }
        switch kind {
        case .text:
            enterText(node)
            reportLostLinks(node)
        case .softBreak: addBlank("\n")
        case .hardBreak: addBlank("<br>\n")
        case .code: enterCode(node)
        case .html: reportHTML(node)
        case .emphasis: body.add("<em>")
        case .strong: body.add("<strong>")
        case .strikethrough: body.add("<del>")
        case .link: enterLink(node)
        case .image: text.enterImage()
        case .footnoteReference: enterFootnoteReference(node)
        case .table, .tableHead, .tableRow, .tableCell: enterTable(node, kind)
        default: enterBlock(node, kind)
        }
    }

    private mutating func leave(_ node: OpaquePointer, _ kind: NodeKind) {
        if text.imageDepth > 0 {
            if kind == .image && text.exitImage() { exitImage(node) }
            return
        }
        switch kind {
        case .emphasis: body.add("</em>")
        case .strong: body.add("</strong>")
        case .strikethrough: body.add("</del>")
        case .link: exitLink()
        case .table, .tableHead, .tableRow, .tableCell: exitTable(kind)
        case .text, .softBreak, .hardBreak, .code, .html, .footnoteReference: break
        default: exitBlock(node, kind)
        }
    }

    private mutating func enterInsideImage(_ node: OpaquePointer, _ kind: NodeKind) {
        switch kind {
        case .text, .code: text.addAlternative(CString(cmark_node_get_literal(node)))
        case .softBreak, .hardBreak: text.addAlternativeBlank()
        case .image: text.imageDepth += 1
        case .html: reportHTML(node)
        default: break
        }
    }

    private mutating func finish() {
        if outline.hasFootnotes { body.add("</ol>\n</div>\n") }
        reportLostFootnotes()
        settleHeadings()
    }
}

/// The bytes of a C string of the tree.
struct CString {
    let bytes: UnsafeBufferPointer<UInt8>

    init(_ pointer: UnsafePointer<CChar>?) {
        guard let pointer else {
            bytes = UnsafeBufferPointer(start: nil, count: 0)
            return
        }
        var count = 0
        while pointer[count] != 0 { count += 1 }
        bytes = UnsafeBufferPointer(start: UnsafeRawPointer(pointer).assumingMemoryBound(to: UInt8.self), count: count)
    }

    var string: String { String(decoding: bytes, as: UTF8.self) }
}
