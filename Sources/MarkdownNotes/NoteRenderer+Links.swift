import CCMarkGFM
import QuickActionModel

extension NoteRenderer {
    mutating func enterLink(_ node: OpaquePointer) {
        guard text.linkEnds.isEmpty else { return text.linkEnds.append(.none) }
        let url = Array(CString(cmark_node_get_url(node)).bytes)
        text.hiddenBytes += url.count
        switch LinkDestination.read(url, from: setting.base) {
        case .external(let address, let isWeb):
            addExternalStart(address, isWeb: isWeb, attribute: titleAttribute(node))
            text.linkEnds.append(.anchor)
        case .heading(let fragment): addLink(node, .heading(fragment), url)
        case .file(let path, let fragment): addLink(node, .file(path: path, fragment: fragment), url)
        case .action(let target): addLink(node, target, url)
        case .refused(let rule, let reason):
            let isUnsafe = rule == .unsafeLink
            refuse(node, url, rule, "link", reason)
            if !isUnsafe { body.add("<span class=\"broken-link\">") }
            text.linkEnds.append(isUnsafe ? .none : .span)
        }
    }

    mutating func exitLink() {
        switch text.linkEnds.popLast() {
        case .anchor: body.add("</a>")
        case .mark(let index): body.mark(.linkEnd(index))
        case .span: body.add("</span>")
        case .none?, nil: break
        }
    }

    /// Called when an image ends, with its alternative text complete.
    mutating func exitImage(_ node: OpaquePointer) {
        let url = Array(CString(cmark_node_get_url(node)).bytes)
        text.hiddenBytes += url.count
        switch LinkDestination.read(url, from: setting.base) {
        case .file(let path, _):
            var alt: [UInt8] = []
            HTMLText.append(text.alternative, to: &alt)
            body.mark(.image(body.links.count, alt: alt, attribute: titleAttribute(node)))
            text.hiddenBytes += alt.count
            addTarget(node, .image(path: path), url)
        case .external(let address, let isWeb):
            refuse(node, url, .unsafeLink, "image", "is on another site")
            // Pages make no requests to other sites; whoever wants the image can follow the link.
            let hasLink = isWeb && text.linkEnds.isEmpty
            if hasLink { addExternalStart(address, isWeb: true, attribute: titleAttribute(node)) }
            HTMLText.append(text.alternative.isEmpty && hasLink ? url : text.alternative, to: &body.bytes)
            if hasLink { body.add("</a>") }
        case .heading, .action:
            refuse(node, url, .brokenLink, "image", "names no file")
            addBrokenImage()
        case .refused(let rule, let reason):
            refuse(node, url, rule == .brokenAnchor || rule == .unknownAction ? .brokenLink : rule, "image", reason)
            if rule == .unsafeLink { HTMLText.append(text.alternative, to: &body.bytes) } else { addBrokenImage() }
        }
    }

    private mutating func addBrokenImage() {
        body.add("<span class=\"broken-link\">")
        HTMLText.append(text.alternative, to: &body.bytes)
        body.add("</span>")
    }

    private mutating func addExternalStart(_ address: [UInt8], isWeb: Bool, attribute: [UInt8]) {
        body.add("<a href=\"")
        body.bytes.append(contentsOf: address)
        body.add(isWeb ? "\" rel=\"noopener noreferrer\"" : "\"")
        body.bytes.append(contentsOf: attribute)
        body.add(">")
    }

    private mutating func addLink(_ node: OpaquePointer, _ target: NoteLink.Target, _ url: [UInt8]) {
        text.linkEnds.append(.mark(body.links.count))
        let attribute = titleAttribute(node)
        text.hiddenBytes += attribute.count
        body.mark(.linkStart(body.links.count, attribute: attribute))
        addTarget(node, target, url)
    }

    private mutating func addTarget(_ node: OpaquePointer, _ target: NoteLink.Target, _ url: [UInt8]) {
        body.links.append(NoteLink(target: target, written: String(decoding: url, as: UTF8.self), location: location(of: node)))
    }

    private func titleAttribute(_ node: OpaquePointer) -> [UInt8] {
        let title = CString(cmark_node_get_title(node)).bytes
        if title.isEmpty { return [] }
        var attribute = Array(" title=\"".utf8)
        HTMLText.append(title, to: &attribute)
        attribute.append(UInt8(ascii: "\""))
        return attribute
    }

    private mutating func refuse(_ node: OpaquePointer, _ url: [UInt8], _ rule: Rule, _ word: String, _ reason: String) {
        let location = findings.hasRoom(for: rule) ? location(of: node) : lastLocation
        findings.add(rule, at: location) {
            let shown = MatterReader.shortened(String(decoding: url, as: UTF8.self))
            return ("\(word) \"\(shown)\" \(reason)", Self.advice(rule, isImage: word == "image"), [])
        }
    }

    private static func advice(_ rule: Rule, isImage: Bool) -> String {
        switch rule {
        case .unsafeLink where isImage:
            "Pages load nothing from other sites. Put a copy of the image beside the note and name its path."
        case .unsafeLink: "Links are http, https, mailto or relative. The text stays without the link."
        case .unknownAction: "Write action:<app>/<type>, with ?kind=dynamic and #<identity> where needed."
        default: "Name a file of the content folder by its path from the note. The text stays, marked as broken."
        }
    }
}
