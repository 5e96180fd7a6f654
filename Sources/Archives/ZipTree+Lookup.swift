import QuickActionModel

extension ZipTree {
    /// The file at a path; nil when there is none, an error for links and their like.
    func find(_ path: String) throws(InputError) -> ZipEntry? {
        guard try isReachable(path) else { return nil }
        let bytes = Array(path.utf8)
        guard let entry = directory.entry(bytes) else { return nil }
        switch entry.kind {
        case .file: break
        case .folder: return nil
        case .link: throw .failed(path: path, reason: "it \(ArchiveError.link(path).entryFault)")
        case .other: throw .failed(path: path, reason: "it \(ArchiveError.notAFile(path).entryFault)")
        }
        guard !hasEntries(below: bytes) else {
            throw .failed(path: path, reason: "it is both a file and a folder of the archive")
        }
        return entry
    }

    /// Whether every folder on the way is none or a folder; a link on the way is an error.
    func isReachable(_ path: String) throws(InputError) -> Bool {
        let bytes = Array(path.utf8)
        for place in bytes.indices where bytes[place] == UInt8(ascii: "/") {
            guard let entry = directory.entry(Array(bytes[..<place])), entry.kind != .folder else { continue }
            guard entry.kind == .link else { return false }
            let link = String(decoding: bytes[..<place], as: UTF8.self)
            throw .failed(path: path, reason: ArchiveError.link(link).message)
        }
        return true
    }

    /// Whether names with this folder in front exist.
    func hasEntries(below folder: [UInt8]) -> Bool {
        let prefix = folder + [UInt8(ascii: "/")]
        let place = directory.place(of: prefix)
        return place < directory.entries.count && directory.name(directory.entries[place]).starts(with: prefix)
    }

    /// Entries of a folder that exists; jumps over what lies deeper.
    func children(of folder: String) -> [InputEntry] {
        let prefix = folder.isEmpty ? [] : Array(folder.utf8) + [UInt8(ascii: "/")]
        var found: [(name: ArraySlice<UInt8>, entry: ZipEntry?)] = []
        var place = directory.place(of: prefix)
        while place < directory.entries.count {
            let entry = directory.entries[place]
            let name = directory.name(entry)
            guard name.starts(with: prefix) else { break }
            let rest = name.dropFirst(prefix.count)
            guard let slash = rest.firstIndex(of: UInt8(ascii: "/")) else {
                found.append((rest, entry))
                place += 1
                continue
            }
            found.append((rest[..<slash], nil))
            // The byte after "/": everything below this folder stands before it.
            place = directory.place(of: prefix + rest[..<slash] + [UInt8(ascii: "/") + 1])
        }
        found.sort { $0.name.lexicographicallyPrecedes($1.name) }
        return merged(found)
    }

    /// Joins what an entry of its own and the entries below it say about one name.
    private func merged(_ found: [(name: ArraySlice<UInt8>, entry: ZipEntry?)]) -> [InputEntry] {
        var entries: [InputEntry] = []
        var place = 0
        while place < found.count {
            var next = place + 1
            while next < found.count, found[next].name.elementsEqual(found[place].name) { next += 1 }
            let group = found[place..<next]
            let name = String(decoding: found[place].name, as: UTF8.self)
            let isText = name.utf8.elementsEqual(found[place].name)
            let isFolder = group.contains { $0.entry == nil }
            if let entry = group.lazy.compactMap(\.entry).first, isText {
                entries.append(inputEntry(entry, name: name, hasEntries: isFolder))
            } else {
                entries.append(InputEntry(name: name, kind: isText ? .folder : .other, size: 0))
            }
            place = next
        }
        return entries
    }

    func inputEntry(_ entry: ZipEntry, name: String, hasEntries: Bool) -> InputEntry {
        switch entry.kind {
        case .folder: InputEntry(name: name, kind: .folder, size: 0)
        case .file where !hasEntries: InputEntry(name: name, kind: .file, size: entry.size)
        default: InputEntry(name: name, kind: .other, size: 0)
        }
    }
}
