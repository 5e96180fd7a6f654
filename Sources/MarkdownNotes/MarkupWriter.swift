import QuickActionModel

/// Writes the parts of a `NoteMarkup`, neighbouring bytes as one part.
struct MarkupWriter {
    /// Where a link leads.
    enum Target {
        /// A file of the site.
        case address(SiteAddress, String?)
        /// A heading of the same note.
        case heading(String)
        /// Nowhere.
        case broken
    }

    private var markup = NoteMarkup()
    private var pending: [UInt8] = []

    mutating func add(_ html: StaticString) {
        pending.append(contentsOf: UnsafeBufferPointer(start: html.utf8Start, count: html.utf8CodeUnitCount))
    }

    mutating func add(_ html: UnsafeBufferPointer<UInt8>) { pending.append(contentsOf: html) }

    /// Adds a text, escaped.
    mutating func add(text: String) { HTMLText.append(Array(text.utf8), to: &pending) }

    mutating func prefix() { add(.prefix) }

    /// The markup with everything that was added.
    mutating func finished() -> NoteMarkup {
        if !pending.isEmpty { markup.appendHTML(pending) }
        pending = []
        return markup
    }

    private mutating func add(_ part: NoteMarkup.Part) {
        if !pending.isEmpty { markup.appendHTML(pending) }
        pending.removeAll(keepingCapacity: true)
        markup.append(part)
    }

    mutating func headingStart(_ heading: NoteHeading) {
        pending.append(contentsOf: "<h\(heading.level) id=\"".utf8)
        prefix()
        add(text: heading.id)
        add("\">")
    }

    mutating func headingEnd(_ heading: NoteHeading) {
        add(" <a class=\"anchor\" href=\"#")
        prefix()
        pending.append(contentsOf: PercentEncoding.fragment(heading.id).utf8)
        add("\" aria-label=\"Link to this heading: ")
        add(text: heading.text)
        pending.append(contentsOf: "\">#</a></h\(heading.level)>\n".utf8)
    }

    mutating func linkStart(_ target: Target, attribute: [UInt8]) {
        switch target {
        case .broken:
            add("<span class=\"broken-link\">")
            return
        case .heading(let id):
            add("<a href=\"#")
            prefix()
            pending.append(contentsOf: PercentEncoding.fragment(id).utf8)
        case .address(let address, let fragment):
            add("<a href=\"")
            add(.link(address, fragment: fragment))
        }
        add("\"")
        pending.append(contentsOf: attribute)
        add(">")
    }

    mutating func image(_ target: Target, alt: [UInt8], attribute: [UInt8]) {
        guard case .address(let address, _) = target else {
            add("<span class=\"broken-link\">")
            pending.append(contentsOf: alt)
            add("</span>")
            return
        }
        add("<img src=\"")
        add(.link(address, fragment: nil))
        add("\" alt=\"")
        pending.append(contentsOf: alt)
        add("\"")
        pending.append(contentsOf: attribute)
        add(" loading=\"lazy\">")
    }

    mutating func backLinks(_ footnote: Int, uses: Int) {
        for use in stride(from: 1, through: uses, by: 1) {
            if use > 1 { add(" ") }
            add("<a class=\"footnote-back\" href=\"#")
            prefix()
            pending.append(contentsOf: FootnoteIDs.reference(footnote, use: use).utf8)
            pending.append(contentsOf: "\" aria-label=\"Back to reference \(footnote)\(use > 1 ? "-\(use)" : "")\">↩".utf8)
            if use > 1 { pending.append(contentsOf: "<sup>\(use)</sup>".utf8) }
            add("</a>")
        }
    }
}
