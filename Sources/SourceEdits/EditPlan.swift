public import QuickActionModel

/// Which fixes can be applied together, and the bytes that their files have afterwards.
public struct EditPlan: Sendable {
    /// One file that changes.
    public struct File: Sendable {
        /// The file as a whole.
        public var location: SourceLocation
        /// Its bytes before.
        public var old: [UInt8]
        /// Its bytes afterwards.
        public var new: [UInt8]
    }

    /// Numbers of the fixes that are applied, ascending; one that asks for the same as one before it counts as applied.
    public private(set) var applied: [Int] = []
    /// Numbers of those of them that only repeat another one.
    public private(set) var repeated: Set<Int> = []
    /// The other fixes with the reason, ascending.
    public private(set) var refused: [(fix: Int, reason: EditRefusal)] = []
    /// The files that change, by path.
    public private(set) var files: [File] = []

    /// One open file with what has been accepted for it.
    private final class Open {
        let location: SourceLocation
        let old: [UInt8]
        let file: EditableFile
        var list = PatchList()

        init(_ location: SourceLocation, _ old: [UInt8], _ file: EditableFile) {
            (self.location, self.old, self.file) = (location, old, file)
        }
    }

    /// Plans fixes in order: the first of two that overlap is applied, the other one refused, and a fix is applied as a whole or not
    /// at all.
    ///
    /// `read` gives the bytes of a file, whose location has neither line nor key path, or refuses it.
    public init(_ fixes: [Fix], read: (SourceLocation) throws(EditRefusal) -> [UInt8]) {
        var open: [SourceLocation: Result<Open, EditRefusal>] = [:]
        var accepted: [Int] = []
        for (number, fix) in fixes.enumerated() {
            do throws(EditRefusal) {
                if try Self.accept(fix, number, &open, read) { accepted.append(number) } else { repeated.insert(number) }
            } catch {
                refused.append((number, error))
            }
        }
        finish(open.keys.sorted().compactMap { try? open[$0]?.get() })
        let lost = Dictionary(refused.map { ($0.fix, $0.reason) }) { first, _ in first }
        applied = (accepted + repeated).filter { lost[$0] == nil }.sorted()
        refused.sort { $0.fix < $1.fix }
    }

    /// Accepts all patches of a fix; false when all of them stand there already.
    private static func accept(
        _ fix: Fix, _ number: Int, _ open: inout [SourceLocation: Result<Open, EditRefusal>],
        _ read: (SourceLocation) throws(EditRefusal) -> [UInt8]
    ) throws(EditRefusal) -> Bool {
        guard !fix.edits.isEmpty else { throw .advice }
        var wanted: [(file: Open, patch: Patch)] = []
        for edit in fix.edits {
            let key = SourceLocation(root: edit.location.root, path: edit.location.path)
            let file: Open
            if let known = open[key] {
                file = try known.get()
            } else {
                do throws(EditRefusal) {
                    let bytes = try read(key)
                    file = Open(key, bytes, try EditableFile(path: key.path, bytes: bytes))
                    open[key] = .success(file)
                } catch {
                    open[key] = .failure(error)
                    throw error
                }
            }
            for patch in try file.file.patches(for: edit) {
                if wanted.contains(where: { $0.file === file && $0.patch == patch }) { continue }
                wanted.append((file, patch))
            }
        }
        var isNew = false
        for (index, (file, patch)) in wanted.enumerated() {
            let others = wanted[..<index].contains { $0.file === file && $0.patch.overlaps(patch) }
            switch file.list.answer(patch) {
            case .overlap: throw .overlap
            case .free where others: throw .overlap
            case .free: isNew = true
            case .same: continue
            }
        }
        for (file, patch) in wanted {
            if case .free(let place) = file.list.answer(patch) { file.list.insert(patch, of: number, at: place) }
        }
        return isNew
    }

    /// Makes the new bytes.
    ///
    /// A file that cannot take its patches refuses the fixes that spoil it, and those take their other files' patches along.
    private mutating func finish(_ open: [Open]) {
        var lost: [Int: EditRefusal] = [:]
        var isSettled = false
        while !isSettled {
            isSettled = true
            files = []
            for file in open {
                let left = file.list.patches.filter { lost[$0.fix] == nil }
                guard !left.isEmpty else { continue }
                do throws(EditRefusal) {
                    let new = try file.file.bytes(applying: left.map(\.patch))
                    if new != file.old { files.append(File(location: file.location, old: file.old, new: new)) }
                } catch {
                    isSettled = false
                    let fixes = Set(left.map(\.fix)).sorted()
                    for fix in Self.spoilers(fixes[...], left, file.file) { lost[fix] = error }
                }
            }
        }
        refused += lost.map { ($0.key, $0.value) }
    }

    /// The fixes without which a file can take the others, found by halves; of two halves that only spoil it together the second one.
    private static func spoilers(
        _ fixes: ArraySlice<Int>, _ patches: [(patch: Patch, fix: Int)], _ file: EditableFile
    ) -> [Int] {
        let wanted = Set(fixes)
        let isGood = (try? file.bytes(applying: patches.filter { wanted.contains($0.fix) }.map(\.patch))) != nil
        if isGood { return [] }
        if fixes.count == 1 { return Array(fixes) }
        let middle = fixes.startIndex + fixes.count / 2
        let found = spoilers(fixes[..<middle], patches, file) + spoilers(fixes[middle...], patches, file)
        return found.isEmpty ? Array(fixes[middle...]) : found
    }
}
