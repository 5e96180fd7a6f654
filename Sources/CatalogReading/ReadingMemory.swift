import QuickActionModel
import Synchronization

/// What one reading leaves behind for the next one of the same catalog, so that a preview reads only what was edited.
///
/// Whoever keeps it must say what has changed; what is not forgotten is taken for unchanged. A change of the configuration changes
/// everything.
public final class ReadingMemory: Sendable {
    private struct Kept {
        var apps: [ByteText: AppReading] = [:]
        var releases: [ByteText: SavedReleases] = [:]
        var notes: [ByteText: NoteReading] = [:]
    }

    /// A note as it was read, or why it could not be.
    struct NoteReading: Sendable {
        var note: ReadNote?
        var log: ReadingLog
    }

    /// The saved releases of an app, with what was wrong with them.
    struct SavedReleases: Sendable {
        var all: [CatalogSnapshot]
        /// The release before the app's version.
        var previous: CatalogSnapshot?
        var log: ReadingLog
        var redacted: [SourceLocation]
    }

    private let kept = Mutex(Kept())

    /// A memory of nothing.
    public init() {}

    /// Forgets everything.
    public func forgetAll() { kept.withLock { $0 = Kept() } }

    /// Forgets an app with its releases.
    public func forgetApp(_ id: String) {
        kept.withLock { kept in
            kept.apps[ByteText(id)] = nil
            kept.releases[ByteText(id)] = nil
        }
    }

    /// Forgets the notes of a folder, named by its path or by an absolute one that ends in it.
    public func forgetNotes(inFolder folder: String) {
        kept.withLock { kept in
            for path in kept.notes.keys where ("/" + folder).hasSuffix("/" + Self.folder(of: path.string)) {
                kept.notes[path] = nil
            }
        }
    }

    private static func folder(of path: String) -> String {
        path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[..<$0]) } ?? ""
    }

    func app(_ id: String, _ read: () -> AppReading) -> AppReading {
        if let known = kept.withLock({ $0.apps[ByteText(id)] }) { return known }
        let reading = read()
        kept.withLock { $0.apps[ByteText(id)] = reading }
        return reading
    }

    func note(_ path: String, _ read: () -> NoteReading) -> NoteReading {
        if let known = kept.withLock({ $0.notes[ByteText(path)] }) { return known }
        let reading = read()
        kept.withLock { $0.notes[ByteText(path)] = reading }
        return reading
    }

    func releases(_ id: String, _ read: () -> SavedReleases) -> SavedReleases {
        if let known = kept.withLock({ $0.releases[ByteText(id)] }) { return known }
        let reading = read()
        kept.withLock { $0.releases[ByteText(id)] = reading }
        return reading
    }
}
