extension Note {
    /// What stands before every anchor of the note where it shares a page: empty for notes with a page of their own and the home note,
    /// `note-<slug of the stem>-` for design notes.
    public var anchorPrefix: String { Self.anchorPrefix(kind: kind, path: path) }

    /// Anchor of the section that holds the whole note on a page that it shares: `note-<slug of the stem>`.
    public var anchor: String { Self.anchor(path: path) }

    /// The prefix for a note of a kind and path.
    public static func anchorPrefix(kind: NoteKind, path: String) -> String {
        if case .design = kind { return anchor(path: path) + "-" }
        return ""
    }

    /// The section's anchor for a note of a path.
    public static func anchor(path: String) -> String {
        let name = path.utf8.split(separator: UInt8(ascii: "/")).last ?? path.utf8[...]
        let stem = String(Substring(name.count > 3 ? name.dropLast(3) : name))
        return "note-" + Slug.of(stem)
    }
}
