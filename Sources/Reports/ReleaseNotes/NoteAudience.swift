/// For whom release notes are written.
public enum NoteAudience: String, Sendable, CaseIterable {
    /// The people who use the app: titles only, never types, keys or file names.
    case people
    /// Those who look after words and pictures: before and after, places, languages.
    case design
    /// Those who write the app: types, handlers, what old menus can still send.
    case engineering
}

/// The sections of a changelog, in the order of Keep a Changelog.
public enum NoteSection: String, Sendable, CaseIterable {
    /// New things.
    case added = "Added"
    /// Things that are otherwise now.
    case changed = "Changed"
    /// Things that are gone but still handled.
    case deprecated = "Deprecated"
    /// Things that are gone.
    case removed = "Removed"
    /// Slips and cut-off titles that were mended.
    case fixed = "Fixed"
}
