public import QuickActionModel

/// A note that was read: what its front matter says, its text with the links still open, and what was found.
public struct ParsedNote: Sendable {
    /// Where the title comes from.
    public enum TitleSource: Sendable, Hashable {
        /// `title` of the front matter.
        case frontMatter
        /// The first heading of level 1, which is then taken out of the text; its anchor stays.
        case heading
        /// The file's name without its extension.
        case fileName
    }

    /// Path as it was given.
    public var path: String
    /// Known keys of the front matter.
    public var matter: NoteMatter
    /// Where they stand.
    public var places = MatterPlaces()
    /// Title, without markup.
    public var title: String
    /// Where the title comes from.
    public var titleSource: TitleSource
    /// Anchor of the heading that was taken out of the text because it is the title; the text keeps an empty element with it.
    public var titleID: String?
    /// The headings that stay in the text, in order, with levels as they are on the page: the smallest level in use becomes 2, the others
    /// follow, none is above 6.
    public var headings: [NoteHeading]
    /// The first paragraph as plain text, at most 240 characters, cut behind a word.
    public var lead: String
    /// What was found, by line and column.
    public var findings: [Finding]

    let body: NoteBody

    /// Every link and image that leads into the catalog, in order.
    ///
    /// Links that were refused (`findings` says why) are not among them.
    public var links: [NoteLink] { body.links.compactMap { $0 } }

    /// The text with its links put in.
    ///
    /// `resolving` is asked for every link but those to the note's own headings; an unresolved link becomes its text in `<span
    /// class="broken-link">`.
    ///
    /// Ids of headings hold letters, digits, marks, `-` and `_` only, ids of footnotes begin with `fn:` or `fnref:`; each id has the prefix
    /// in front. An id of the page itself that holds a full stop or a space cannot be met.
    public func markup(resolving: (NoteLink) -> NoteLink.Resolution) -> NoteMarkup { body.markup(resolving: resolving) }

    /// The anchor that the decoded fragment of a link names: equal byte by byte, else after lower-casing.
    ///
    /// Nil when there is none.
    public func anchor(for fragment: String) -> String? { NoteAnchors(headings: headings, titleID: titleID).id(for: fragment) }

    /// The anchor that a wrong fragment was most likely meant to be.
    public func nearestAnchor(to fragment: String) -> String? {
        NoteAnchors(headings: headings, titleID: titleID).nearest(to: fragment)
    }
}
