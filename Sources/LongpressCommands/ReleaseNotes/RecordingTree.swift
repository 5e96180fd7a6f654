import GitHistory
import QuickActionModel
import Synchronization

/// What a reading looked at: where the same stands in another revision, reading it again would give the same.
final class ReadingRecord: Sendable {
    private struct Steps {
        var lists: [ByteText: [InputEntry]?] = [:]
        var objects: [ByteText: String?] = [:]
        var folders: Set<ByteText> = []
        var isWhole = true
    }

    private let steps = Mutex(Steps())

    func note(list path: String, _ entries: [InputEntry]?) { steps.withLock { $0.lists[ByteText(path)] = .some(entries) } }

    func note(object path: String, _ id: String?) { steps.withLock { $0.objects[ByteText(path)] = .some(id) } }

    func note(folder path: String) { _ = steps.withLock { $0.folders.insert(ByteText(path)) } }

    /// Something was read that cannot be looked up again.
    func spoil() { steps.withLock { $0.isWhole = false } }

    func knows(object path: String) -> Bool { steps.withLock { $0.objects[ByteText(path)] != nil } }

    /// Whether everything that was looked at stands in the other revision as it did.
    func holds(in tree: GitTree) -> Bool {
        let all = steps.withLock { $0 }
        guard all.isWhole else { return false }
        do throws(InputError) {
            for (path, id) in all.objects where try tree.object(at: path.string) != id { return false }
            for path in all.folders where try tree.outline(path.string) == nil { return false }
            for (path, entries) in all.lists where try tree.outline(path.string) != entries { return false }
            return true
        } catch {
            return false
        }
    }
}

/// A revision that notes what is asked of it.
struct RecordingTree: InputTree {
    let base: GitTree
    let record: ReadingRecord

    var root: String { base.root }

    func list(_ folder: String) throws(InputError) -> [InputEntry] {
        record.note(list: folder, try base.outline(folder))
        return try base.list(folder)
    }

    func read(_ path: String, offset: Int, count: Int) throws(InputError) -> [UInt8] {
        try noteObject(path)
        return try base.read(path, offset: offset, count: count)
    }

    func entry(_ path: String) throws(InputError) -> InputEntry? {
        let entry = try base.entry(path)
        // A folder's object changes with everything below it, and only that it is one was seen.
        if entry?.kind == .folder { record.note(folder: path) } else { try noteObject(path) }
        return entry
    }

    func tree(at path: String, named name: String) throws(InputError) -> any InputTree {
        record.spoil()
        return try base.tree(at: path, named: name)
    }

    private func noteObject(_ path: String) throws(InputError) {
        guard !record.knows(object: path) else { return }
        record.note(object: path, try base.object(at: path))
    }
}
