import QuickActionModel
import Synchronization

/// What one plan leaves behind for the next one of the same catalog, so that a preview prepares only the apps that were edited.
///
/// Whoever keeps it must say which apps have changed; what is found in them, and the notes, are compared. A change of the configuration
/// changes everything.
public final class PlanningMemory: Sendable {
    private struct Kept {
        var apps: [ByteText: AppEntry] = [:]
        var notes: [Note] = []
        var ties = NoteTies(notes: [])
    }

    private let kept = Mutex(Kept())

    /// A memory of nothing.
    public init() {}

    /// Forgets everything.
    public func forgetAll() { kept.withLock { $0 = Kept() } }

    /// Forgets an app.
    public func forgetApp(_ id: String) { kept.withLock { $0.apps[ByteText(id)] = nil } }

    /// What belongs to which note; everything is forgotten when the notes are others, since an app's pages show notes of many files.
    func ties(_ notes: [Note]) -> NoteTies {
        kept.withLock { kept in
            if kept.notes != notes { kept = Kept(notes: notes, ties: NoteTies(notes: notes)) }
            return kept.ties
        }
    }

    /// What is known of an app with these findings; else what `make` gives.
    func app(_ id: String, findings: [Finding], _ make: () -> AppEntry) -> AppEntry {
        let known = kept.withLock { $0.apps[ByteText(id)] }
        if let known, known.findings == findings { return known }
        let entry = make()
        kept.withLock { $0.apps[ByteText(id)] = entry }
        return entry
    }
}
