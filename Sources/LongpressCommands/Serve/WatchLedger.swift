import Files
import QuickActionModel
import Synchronization

/// Which folders a preview depends on, and who read from each.
///
/// A folder is watched before it is read, so no edit falls between the two.
final class WatchLedger: Sendable {
    /// Who reads from a folder.
    enum Reader: Hashable, Sendable {
        /// The catalog: notes, static files, the list of apps.
        case catalog
        /// One app, by its id.
        case app(String)
        /// The theme and its pictures.
        case theme
    }

    private struct Notes {
        var readers: [String: Set<Reader>] = [:]
        var isOverfull = false
    }

    private let watch: EditWatch
    private let notes = Mutex(Notes())

    init(_ watch: EditWatch) { self.watch = watch }

    /// Notes that somebody is about to read from a folder, named by its absolute path.
    ///
    /// Where no such folder is, the nearest one above it is watched: that is where it would appear.
    func note(_ folder: String, _ reader: Reader) {
        let isNew = notes.withLock { $0.readers[folder, default: []].insert(reader).inserted }
        guard isNew, !watch.watch(folder) else { return }
        guard DiskFiles.kind(folder) != .folder else { return notes.withLock { $0.isOverfull = true } }
        if let cut = folder.utf8.lastIndex(of: UInt8(ascii: "/")), cut != folder.startIndex {
            // The folder itself is noted again when somebody reads it once it is there.
            notes.withLock { _ = $0.readers[folder]?.remove(reader) }
            note(String(folder[..<cut]), reader)
        }
    }

    /// Who read from a folder.
    func readers(of folder: String) -> Set<Reader> { notes.withLock { $0.readers[folder] ?? [] } }

    /// Whether there are more folders than the system can watch.
    var isOverfull: Bool { notes.withLock { $0.isOverfull } }

    /// Watches a folder again that went and came back.
    func renew(_ folder: String) { _ = watch.watch(folder) }
}
