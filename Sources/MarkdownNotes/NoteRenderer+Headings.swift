import CCMarkGFM
import QuickActionModel

extension NoteRenderer {
    mutating func enterHeading(_ node: OpaquePointer) {
        body.addLineEnd()
        if mayBeTitle(node) {
            outline.beforeTitle = Checkpoint(
                bytes: body.bytes.count, marks: body.marks.count, links: body.links.count, footnoteUses: body.footnoteUses)
        }
        text.plain = []
        body.mark(.headingStart(body.headings.count))
    }

    /// The first heading of level 1 is the title of a note whose front matter has none.
    ///
    /// With one, a first block that repeats it is taken out, too, so that no page says its title twice.
    private func mayBeTitle(_ node: OpaquePointer) -> Bool {
        guard outline.titleHeading == nil, cmark_node_get_heading_level(node) == 1, let parent = cmark_node_parent(node),
            NodeKind(parent) == .document
        else { return false }
        return setting.title == nil || (!outline.hasBlocks && body.headings.isEmpty)
    }

    mutating func exitHeading(_ node: OpaquePointer) {
        let plain = Self.oneLine(text.plain ?? [])
        text.plain = nil
        let heading = NoteHeading(level: Int(cmark_node_get_heading_level(node)), id: ids.next(for: plain), text: plain)
        // The self link is written later; its length counts now.
        text.hiddenBytes += 100 + 2 * heading.id.utf8.count + plain.utf8.count
        let checkpoint = outline.beforeTitle
        outline.beforeTitle = nil
        if let checkpoint, !plain.isEmpty, setting.title?.hasSameBytes(as: plain) != false {
            body.bytes.removeLast(body.bytes.count - checkpoint.bytes)
            body.marks.removeLast(body.marks.count - checkpoint.marks)
            body.links.removeLast(body.links.count - checkpoint.links)
            body.footnoteUses = checkpoint.footnoteUses
            outline.titleHeading = (plain, heading.id)
            body.mark(.titleAnchor(heading.id))
        } else {
            body.mark(.headingEnd(body.headings.count))
            body.headings.append(heading)
        }
    }

    /// Fits the levels below a page's own heading: the smallest level in use becomes 2, the others follow, none is above 6.
    ///
    /// Then the links to headings are looked up.
    mutating func settleHeadings() {
        let smallest = body.headings.map(\.level).min() ?? 2
        for index in body.headings.indices {
            body.headings[index].level = min(6, body.headings[index].level - smallest + 2)
        }
        let anchors = NoteAnchors(headings: body.headings, titleID: outline.titleHeading?.id)
        for index in body.links.indices {
            guard let link = body.links[index], case .heading(let fragment) = link.target else { continue }
            if let id = anchors.id(for: fragment) {
                body.links[index]?.target = .heading(id)
            } else {
                body.links[index] = nil
                reportAnchor(link, fragment, anchors)
            }
        }
    }

    private mutating func reportAnchor(_ link: NoteLink, _ fragment: String, _ anchors: NoteAnchors) {
        findings.add(.brokenAnchor, at: link.location) {
            let shown = MatterReader.shortened(fragment)
            if fragment.isEmpty { return ("link \"\(MatterReader.shortened(link.written))\" names no heading", "", []) }
            guard let nearest = anchors.nearest(to: fragment) else {
                return ("link \"#\(shown)\" leads to no heading of this note", "", [])
            }
            return (
                "link \"#\(shown)\" leads to no heading of this note", "Did you mean \"#\(nearest)\"?",
                [Fix("Write #\(nearest)")]
            )
        }
    }

    /// Blanks at the ends are dropped, line ends become blanks.
    static func oneLine(_ bytes: [UInt8]) -> String {
        var slice = bytes.map { $0 == 0x0A || $0 == 0x09 ? 0x20 : $0 }[...]
        while slice.first == 0x20 { slice.removeFirst() }
        while slice.last == 0x20 { slice.removeLast() }
        return String(decoding: slice, as: UTF8.self)
    }
}
