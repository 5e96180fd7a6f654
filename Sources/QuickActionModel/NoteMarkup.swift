/// HTML that our own note renderer made.
///
/// Nothing else may stand unescaped in a page.
///
/// Links inside the site and anchors are kept apart from the bytes, because the same note can stand on several pages: each page puts in
/// its own relative way, and a prefix where several notes share a page.
public struct NoteMarkup: Sendable, Hashable {
    /// One piece, in order.
    public enum Part: Sendable, Hashable {
        /// Finished HTML.
        case html([UInt8])
        /// The note's anchor prefix (in `id` and same-page `href` values).
        case prefix
        /// A relative link to a file of the site, with an optional fragment.
        case link(SiteAddress, fragment: String?)
    }

    /// The pieces.
    public private(set) var parts: [Part] = []

    /// No text.
    public init() {}

    /// Whether there is nothing to show.
    public var isEmpty: Bool { parts.isEmpty }

    /// Adds finished HTML.
    ///
    /// Only the note renderer may call this: every text in it must already be escaped.
    public mutating func appendHTML(_ bytes: some Sequence<UInt8>) {
        if case .html(var last)? = parts.last {
            parts.removeLast()
            last.append(contentsOf: bytes)
            parts.append(.html(last))
        } else {
            parts.append(.html(Array(bytes)))
        }
    }

    /// Adds a piece that depends on the page.
    public mutating func append(_ part: Part) {
        if case .html(let bytes) = part { appendHTML(bytes) } else { parts.append(part) }
    }

    /// Replaces links by a function, for links whose target is known only when all notes are read.
    public func mapLinks(_ body: (SiteAddress, String?) -> (SiteAddress, String?)) -> NoteMarkup {
        var copy = self
        copy.parts = parts.map { part in
            guard case .link(let address, let fragment) = part else { return part }
            let (newAddress, newFragment) = body(address, fragment)
            return .link(newAddress, fragment: newFragment)
        }
        return copy
    }

    /// Writes the text for one page; `prefix` is empty on the note's own page.
    public func write(to output: inout [UInt8], on page: SiteAddress, prefix: String) {
        for part in parts {
            switch part {
            case .html(let bytes): output.append(contentsOf: bytes)
            case .prefix: output.append(contentsOf: prefix.utf8)
            case .link(let address, let fragment): output.append(contentsOf: page.link(to: address, fragment: fragment).utf8)
            }
        }
    }
}
