public import QuickActionModel

/// Single files and folders that a command names: a configuration file, a report, a place to make.
public enum DiskFiles {
    /// A whole file, links followed; refused when it is larger than `limit` bytes or no plain file.
    public static func read(_ path: String, limit: Int) throws(InputError) -> [UInt8] {
        let resolved: String
        do throws(DiskError) { resolved = try Disk.resolved(path) } catch {
            throw error.isMissing ? .missing(path: path) : .failed(path: path, reason: error.text)
        }
        let tree = try FolderTree(path: resolved, root: "")
        let name = lastPart(of: resolved)
        guard let entry = try tree.entry(name), entry.kind == .file else { throw .failed(path: path, reason: "it is not a file") }
        guard entry.size <= limit else { throw .tooLarge(path: path, size: entry.size, limit: limit) }
        return try tree.read(name, offset: 0, count: entry.size)
    }

    /// Writes one file that the user named.
    ///
    /// An existing file keeps its permissions and is replaced in one step; a pipe or device is written to.
    public static func write(_ bytes: [UInt8], to path: String) throws(PublishError) {
        let place = absolute(path)
        let standing = try Disk.writing(path) { () throws(DiskError) in try Disk.status(place, followLinks: true) }
        switch standing?.kind {
        case .folder?: throw .cannotWrite(path: path, reason: DiskError(code: Disk.isAFolder).text)
        case .file?, nil: try FileSwap.replace(place, with: bytes, mode: standing?.mode)
        default:
            try Disk.writing(path) { () throws(DiskError) in
                let file = try Disk.openForWriting(place)
                try Disk.put(bytes, into: file)
                try Disk.finish(file)
            }
        }
    }

    /// What stands at a path, links followed; nil when nothing does or it cannot be seen.
    public static func kind(_ path: String) -> InputEntry.Kind? { (try? Disk.status(path, followLinks: true))?.entryKind }

    /// Makes a folder and the ones above it; nothing happens where it exists.
    public static func makeFolder(_ path: String) throws(PublishError) {
        try Disk.writing(path) { () throws(DiskError) in try makeFolders(absolute(path)) }
        guard kind(path) == .folder else { throw .notAFolder(path: path) }
    }

    /// The folder that relative paths start from.
    public static func currentFolder() throws(InputError) -> String {
        do throws(DiskError) { return try Disk.currentFolder() } catch { throw .failed(path: ".", reason: error.text) }
    }

    /// The path without links and dot segments; the part that does not exist yet is kept as it is written, but for dot segments.
    public static func absolute(_ path: String) -> String {
        var known = path.utf8.first == UInt8(ascii: "/") ? path : ((try? Disk.currentFolder()) ?? "") + "/" + path
        var rest: [String] = []
        while true {
            if let resolved = try? Disk.resolved(known.isEmpty ? "/" : known) {
                return rest.reversed().reduce(resolved) { whole, part in
                    switch part {
                    case "", ".": whole
                    case "..": folder(of: whole)
                    default: whole == "/" ? "/" + part : whole + "/" + part
                    }
                }
            }
            guard !known.isEmpty else { return path }
            rest.append(lastPart(of: known))
            known = String(known.utf8.dropLast(rest.last.map { $0.utf8.count } ?? 0).dropLast()) ?? ""
        }
    }

    /// The folder that holds a path.
    static func folder(of path: String) -> String {
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    /// The part after the last slash.
    static func lastPart(of path: String) -> String {
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path }
        return String(path[path.utf8.index(after: slash)...])
    }

    /// Makes a folder and the ones above it, the upper ones only where they are missing.
    static func makeFolders(_ path: String) throws(DiskError) {
        do throws(DiskError) { try Disk.makeFolder(path) } catch {
            let above = folder(of: path)
            guard error.code == Disk.missing, !above.isEmpty, above != path else { throw error }
            try makeFolders(above)
            try Disk.makeFolder(path)
        }
    }
}
