import Synchronization

/// Marks the output folder as incomplete before the first change, and only then: a run that changes nothing writes nothing.
final class ChangeMark: Sendable {
    private let folder: String
    private let manifest: @Sendable () -> [UInt8]
    private let isSet = Atomic<Bool>(false)
    private let turn = Mutex<Void>(())

    /// A mark for a folder; `manifest` makes the document that lists every file of ours, old and new.
    init(folder: String, manifest: @escaping @Sendable () -> [UInt8]) {
        self.folder = folder
        self.manifest = manifest
    }

    /// Makes sure that the mark is on the disk.
    ///
    /// Called by every worker before each change.
    func ensure() throws(PublishError) {
        guard !isSet.load(ordering: .acquiring) else { return }
        let failure: PublishError? = turn.withLock { _ in
            guard !isSet.load(ordering: .acquiring) else { return nil }
            do throws(PublishError) { try write() } catch { return error }
            isSet.store(true, ordering: .releasing)
            return nil
        }
        if let failure { throw failure }
    }

    private func write() throws(PublishError) {
        try Disk.writing(folder) { () throws(DiskError) in try DiskFiles.makeFolders(folder) }
        try FileSwap.replace(folder + "/" + Manifest.name, with: manifest())
    }
}
