public import QuickActionModel

/// A link or an image of a note that leads into the catalog.
public struct NoteLink: Sendable, Hashable {
    /// What the link names.
    public enum Target: Sendable, Hashable {
        /// A file of the catalog: a decoded path from the root that the note's own path starts at, without dot segments. A link to a
        /// folder names the `index.md` in it. The fragment is decoded; a query is dropped.
        case file(path: String, fragment: String?)
        /// A heading of the same note, by its id. The reader has checked that it exists.
        case heading(String)
        /// A quick action, as an `action:` link names it; no app means the app that the note belongs to.
        case action(app: String?, type: ByteText, kind: ActionKind?, identity: String?)
        /// An image file, as a path like that of a file.
        case image(path: String)
    }

    /// Where the caller found the target.
    public enum Resolution: Sendable, Hashable {
        /// A file of the site.
        case address(SiteAddress, fragment: String?)
        /// Nowhere; the text of the link stays, marked as broken.
        case broken
    }

    /// What the link names.
    public var target: Target
    /// The destination as it is written, entities and backslash escapes decoded.
    public var written: String
    /// Line and column of the link in the note's file.
    public var location: SourceLocation

    /// A link of its parts.
    public init(target: Target, written: String, location: SourceLocation) {
        self.target = target
        self.written = written
        self.location = location
    }
}
