import CCMarkGFM
import QuickActionModel

extension NoteRenderer {
    mutating func enterBlock(_ node: OpaquePointer, _ kind: NodeKind) {
        switch kind {
        case .paragraph: enterParagraph(node)
        case .heading: enterHeading(node)
        case .list: enterList(node)
        case .item:
            body.addLineEnd()
            body.add("<li>")
        case .task: enterTask(node)
        case .quote:
            body.addLineEnd()
            body.add("<blockquote>\n")
        case .codeBlock: enterCodeBlock(node)
        case .htmlBlock: reportHTML(node)
        case .rule:
            body.addLineEnd()
            body.add("<hr>\n")
        case .footnote: enterFootnote(node)
        default: break
        }
        if kind != .heading { outline.hasBlocks = true }
    }

    mutating func exitBlock(_ node: OpaquePointer, _ kind: NodeKind) {
        switch kind {
        case .paragraph: exitParagraph(node)
        case .heading: exitHeading(node)
        case .list:
            body.add(cmark_node_get_list_type(node) == CMARK_ORDERED_LIST ? "</ol>\n" : "</ul>\n")
        case .item, .task: body.add("</li>\n")
        case .quote:
            body.addLineEnd()
            body.add("</blockquote>\n")
        case .footnote: exitFootnote(node)
        default: break
        }
    }

    private mutating func enterParagraph(_ node: OpaquePointer) {
        if !isTight(node) {
            body.addLineEnd()
            body.add("<p>")
        }
        if isTaskText(node) { addCheckbox(of: cmark_node_parent(node), label: true) }
        if outline.lead == nil, let parent = cmark_node_parent(node), NodeKind(parent) == .document { text.plain = [] }
    }

    private mutating func exitParagraph(_ node: OpaquePointer) {
        if let plain = text.plain {
            outline.lead = plain
            text.plain = nil
        }
        if isTaskText(node) { body.add("</label>") }
        guard let parent = cmark_node_parent(node), !isTight(node) else { return }
        if NodeKind(parent) == .footnote && cmark_node_next(node) == nil {
            body.add(" ")
            body.mark(.backLinks(footnote: outline.footnotes))
        }
        body.add("</p>\n")
    }

    /// Whether the paragraph is the text of an item of a tight list.
    private func isTight(_ node: OpaquePointer) -> Bool {
        guard let item = cmark_node_parent(node), let list = cmark_node_parent(item) else { return false }
        return cmark_node_get_list_tight(list) != 0
    }

    private mutating func enterList(_ node: OpaquePointer) {
        body.addLineEnd()
        guard cmark_node_get_list_type(node) == CMARK_ORDERED_LIST else { return body.add("<ul>\n") }
        let start = cmark_node_get_list_start(node)
        if start == 1 { return body.add("<ol>\n") }
        body.add(plain: "<ol start=\"\(start)\">\n")
    }

    private func isTaskText(_ node: OpaquePointer) -> Bool {
        guard cmark_node_previous(node) == nil, let parent = cmark_node_parent(node) else { return false }
        return NodeKind(parent) == .task
    }

    /// The checkbox of an item stands in a label with the item's first paragraph; without one it carries its own label.
    private mutating func enterTask(_ node: OpaquePointer) {
        body.addLineEnd()
        body.add("<li class=\"task\">")
        let first = cmark_node_first_child(node)
        if first.map({ NodeKind($0) == .paragraph }) != true { addCheckbox(of: node, label: false) }
    }

    private mutating func addCheckbox(of item: OpaquePointer?, label: Bool) {
        if label { body.add("<label>") }
        body.add("<input type=\"checkbox\" disabled")
        if let item, cmark_gfm_extensions_get_tasklist_item_checked(item) { body.add(" checked") }
        body.add(label ? "> " : " aria-label=\"Task\">")
    }

    private mutating func enterCodeBlock(_ node: OpaquePointer) {
        body.addLineEnd()
        let info = CString(cmark_node_get_fence_info(node)).bytes
        let language = Array(info.prefix { $0 != 0x20 && $0 != 0x09 && $0 != 0x0A })
        // Wide code scrolls, so it can be reached with the keyboard and says what it is.
        body.add("<pre tabindex=\"0\" role=\"group\" aria-label=\"Code")
        if language.isEmpty {
            body.add("\"><code>")
        } else {
            body.add(", ")
            HTMLText.append(language, to: &body.bytes)
            body.add("\"><code class=\"language-")
            HTMLText.append(language, to: &body.bytes)
            body.add("\">")
        }
        HTMLText.append(CString(cmark_node_get_literal(node)).bytes, to: &body.bytes)
        body.add("</code></pre>\n")
    }

    private mutating func enterFootnote(_ node: OpaquePointer) {
        body.addLineEnd()
        if !outline.hasFootnotes {
            outline.hasFootnotes = true
            body.add("<div class=\"footnotes\" role=\"doc-endnotes\">\n<ol>\n")
        }
        outline.footnotes += 1
        while body.footnoteUses.count < outline.footnotes { body.footnoteUses.append(0) }
        body.add("<li id=\"")
        body.mark(.prefix)
        body.add(plain: FootnoteIDs.note(outline.footnotes))
        body.add("\">\n")
    }

    private mutating func exitFootnote(_ node: OpaquePointer) {
        let last = cmark_node_last_child(node)
        if last.map({ NodeKind($0) == .paragraph }) != true {
            body.addLineEnd()
            body.add("<p>")
            body.mark(.backLinks(footnote: outline.footnotes))
            body.add("</p>\n")
        }
        body.add("</li>\n")
    }
}
