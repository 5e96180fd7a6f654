import Synchronization

/// Tells which folders have changed since it was last asked.
///
/// A folder is watched from the moment on that it is named, so whoever names it before reading it misses nothing. Folders inside it are
/// not watched with it.  Watching may be asked for on any thread; one thread waits.
public final class EditWatch: Sendable {
    private let source: any EditSource

    /// A watch on nothing yet; nil when the system has none to give.
    public init?() {
        #if os(Linux)
            guard let source = InotifySource() else { return nil }
            self.source = source
        #else
            // Looking again and again costs less than kqueue, which needs an open file for each one that is watched.
            guard let source = LookingSource(milliseconds: 150) else { return nil }
            self.source = source
        #endif
    }

    init(_ source: any EditSource) { self.source = source }

    /// Watches the files of a folder, named by its absolute path; false when no folder is there.
    ///
    /// Watching it again changes nothing.
    @discardableResult public func watch(_ folder: String) -> Bool { source.watch(folder) }

    /// Waits for edits and gives the folders in which something was made, changed, moved or removed.
    ///
    /// It goes on until none has come for `quiet` milliseconds, so that a burst counts once. An empty set says that anything may have
    /// changed; nil that `stop` was called.
    public func changes(quiet: Int32 = 10) -> Set<String>? {
        var folders: Set<String> = []
        var isUnsure = false
        guard let first = source.next(milliseconds: -1) else { return nil }
        var news = first
        // An editor that never rests must not keep the page from being built.
        for _ in 0..<Self.mostRounds {
            if news.isUnsure { isUnsure = true }
            folders.formUnion(news.folders)
            guard let next = source.next(milliseconds: quiet) else { return nil }
            if next.folders.isEmpty, !next.isUnsure { break }
            news = next
        }
        return isUnsure ? [] : folders
    }

    private static let mostRounds = 25

    /// Ends the waiting, now and later.
    public func stop() { source.stop() }
}

/// What the system tells of edits.
protocol EditSource: Sendable {
    /// Watches a folder; false when there is none.
    func watch(_ folder: String) -> Bool
    /// Waits at most so many milliseconds, -1 for as long as it takes; nil when stopped, nothing in it when nothing came.
    func next(milliseconds: Int32) -> EditNews?
    /// Ends the waiting.
    func stop()
}

/// Edits that came at once.
struct EditNews {
    /// Folders with something new in them.
    var folders: Set<String> = []
    /// Whether edits were lost on the way.
    var isUnsure = false
}
