import QuickActionModel

/// A note that was found, not yet read.
struct NoteFile: Sendable {
    /// What it is for.
    var kind: NoteKind
    /// Path below the catalog's root.
    var path: String
    /// Its size in bytes.
    var size: Int
    /// Its page; nil for the home note and for design notes.
    var address: SiteAddress?

    /// Whether an entry of a folder is a note.
    static func isNote(_ entry: InputEntry) -> Bool {
        entry.kind == .file && entry.name.hasSuffix(".md") && !entry.name.hasPrefix(".") && entry.name.utf8.count > 3
    }
}
