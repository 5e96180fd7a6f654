import QuickActionModel

extension BundleSearch {
    func list(_ folder: String) throws(ArchiveError) -> [InputEntry] {
        do { return try tree.list(folder) } catch { throw .unreadable(error) }
    }

    func entry(_ path: String) throws(ArchiveError) -> InputEntry? {
        do { return try tree.entry(path) } catch { throw .unreadable(error) }
    }

    func read(_ path: String) throws(ArchiveError) -> [UInt8] {
        do { return try tree.read(path, limit: Self.propertyListBytes) } catch { throw .unreadable(error) }
    }

    /// Whether a file stands there; a link in its place is an error.
    func isFile(_ path: String) throws(ArchiveError) -> Bool {
        let entry = try entry(path)
        if entry?.kind == .other { throw .link(path) }
        return entry?.kind == .file
    }

    func has(_ entries: [InputEntry], _ name: String, _ kind: InputEntry.Kind) -> Bool {
        entries.contains { $0.kind == kind && $0.name.hasSameBytes(as: name) }
    }

    /// Apps are folders; what only looks like one is named.
    func refuseLinks(_ apps: [InputEntry], in folder: String) throws(ArchiveError) {
        for app in apps {
            switch app.kind {
            case .folder: break
            case .other: throw .link(join(folder, app.name))
            case .file: throw .noPropertyList(app: join(folder, app.name))
            }
        }
    }

    /// Names for messages, folders with a `/`.
    func names(_ entries: [InputEntry]) -> [String] { entries.map { $0.kind == .folder ? $0.name + "/" : $0.name } }

    func join(_ folder: String, _ name: String) -> String { folder.isEmpty ? name : folder + "/" + name }

    /// Whether a name has something in front of the extension; upper and lower case are one for ASCII letters.
    static func isNamed(_ name: String, _ ending: String) -> Bool {
        let tail = name.utf8.suffix(ending.utf8.count).map { (65...90).contains($0) ? $0 + 32 : $0 }
        return name.utf8.count > ending.utf8.count && tail.elementsEqual(ending.utf8)
    }
}
