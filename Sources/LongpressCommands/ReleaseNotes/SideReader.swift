import CatalogReading
import Files
import GitHistory
import QuickActionModel

/// Reads one side of a comparison.
///
/// An argument is, in this order: what stands on the disk under that name (a catalog, an app's folder, a bundle, a zip archive, a saved
/// release, a property list), else a revision of the repository at `-C`, with or without a path in it.
struct SideReader {
    let setting: CommandSetting
    /// What `--app` names.
    let wanted: [String]
    private var opened: GitRepository?
    /// Whether it was told that objects are replaced.
    private var toldReplaced = false

    init(setting: CommandSetting, wanted: [String]) {
        self.setting = setting
        self.wanted = wanted
    }

    /// Bytes of a document or property list.
    static let fileBytes = 256 << 20

    mutating func read(_ written: String) throws(NotesFailure) -> NotesSide {
        guard !written.isEmpty else { throw .usage("a side is a path or a revision, not an empty text") }
        switch DiskFiles.kind(written) {
        case .folder?: return try folder(written)
        case .file?: return try file(written)
        case .other?: throw .unreadable("\(Self.quoted(written)) is neither a file nor a folder")
        case nil: break
        }
        let endings = [".json", ".plist", ".ipa", ".zip", ".app", ".xcarchive"]
        let isPath = ["/", "./", "../", "~"].contains { written.hasPrefix($0) } || endings.contains { written.hasSuffix($0) }
        if isPath, !written.contains(":") { throw .unreadable("\(Self.quoted(written)) does not exist") }
        return try revision(written)
    }

    // MARK: The disk

    private func folder(_ written: String) throws(NotesFailure) -> NotesSide {
        let root = Self.rootName(written)
        let absolute = DiskFiles.absolute(written)
        if let (above, id) = Self.catalogAround(absolute),
            let tree = try? FolderTree(path: above, root: "", opener: BundleOpening.opener),
            Self.isCatalog(tree, "")
        {
            let start = NotesSide(written: written, understood: "app \(id) of the catalog", identity: absolute)
            var side = try catalog(tree, start, only: id)
            side.placeID = id
            side.isSource = true
            return side
        }
        let tree: FolderTree
        do throws(InputError) {
            tree = try FolderTree(path: written, root: root, opener: BundleOpening.opener)
        } catch {
            throw .unreadable(error.message)
        }
        let side = NotesSide(written: written, understood: "", identity: absolute)
        let name = absolute.split(separator: "/").last.map(String.init) ?? ""
        return try interpret(Place(tree: tree, folder: "", name: name), side)
    }

    private func file(_ written: String) throws(NotesFailure) -> NotesSide {
        let absolute = DiskFiles.absolute(written)
        var side = NotesSide(written: written, understood: "", identity: absolute)
        let (parent, name) = Self.split(absolute)
        do {
            let start = try FileByteSource(path: written).read(offset: 0, count: 4)
            if Self.isZip(start) || BundleOpening.isArchive(written) {
                return try bundle(archive: try FileByteSource(path: written), side)
            }
            if name.lowercased().hasSuffix(".json") {
                return try document(try DiskFiles.read(written, limit: Self.fileBytes), side)
            }
            let tree = try FolderTree(path: parent, root: Self.rootName(Self.split(written).folder), opener: BundleOpening.opener)
            side.understood = "a property list"
            side.isSource = true
            return try app(Place(tree: tree, folder: "", name: Self.split(parent).name, file: name), side)
        } catch let error as InputError {
            throw .unreadable(error.message)
        } catch let error as NotesFailure {
            throw error
        } catch {
            throw .unreadable("\(Self.quoted(written)) cannot be read")
        }
    }

    // MARK: Revisions

    /// The repository at `-C`, opened once.
    mutating func repository() throws(GitError) -> GitRepository {
        if let opened { return opened }
        let repository = try GitRepository(at: setting.root, program: GitProgram(environment: ProgramEnvironment.variables))
        opened = repository
        return repository
    }

    private mutating func revision(_ written: String) throws(NotesFailure) -> NotesSide {
        do {
            let repository = try repository()
            let found = try repository.side(written, root: written)
            var side = NotesSide(written: written, understood: "", identity: "")
            if try !toldReplaced && repository.replacedObjects() > 0 {
                toldReplaced = true
                side.remarks.append("The repository has replaced objects (git replace); they are read as they were committed")
            }
            return try revision(found, side)
        } catch let error as NotesFailure {
            throw error
        } catch let error as GitError {
            let nothing = "\(Self.quoted(written)) is neither a file nor a folder"
            switch error {
            case .notARepository: throw .unreadable("\(nothing), and \(error.message), so it is no revision either")
            case .unknownRevision, .badRevision: throw .unreadable("\(nothing). \(error.message)")
            default: throw .unreadable(error.message)
            }
        } catch {
            throw .unreadable("\(Self.quoted(written)) cannot be read")
        }
    }

    /// What a revision's folder or file holds; `record` notes what is looked at.
    func revision(_ found: GitSide, _ start: NotesSide, record: ReadingRecord? = nil) throws(NotesFailure) -> NotesSide {
        var side = start
        let place = [found.folder, found.file ?? ""].filter { !$0.isEmpty }.joined(separator: "/")
        let revision = found.commit.revision
        side.revision = revision
        side.tag = ReleaseVersion(revision)
        side.committed = found.commit.date
        side.identity = found.commit.id + ":" + place
        side.isSource = true
        side.understood = "revision \(revision) (\(found.commit.id.prefix(10)))" + (place.isEmpty ? "" : ", \(place)")
        var base: any InputTree = found.tree
        if let record { base = RecordingTree(base: found.tree, record: record) }
        let name = found.folder.split(separator: "/").last.map(String.init) ?? ""
        guard let file = found.file else {
            return try interpret(Place(tree: base, folder: "", name: name, path: found.folder), side)
        }
        let isArchive = BundleOpening.isArchive(file)
        do {
            if isArchive || file.lowercased().hasSuffix(".json") {
                let bytes = try base.read(file, limit: GitTree.fileBytes)
                return try isArchive ? bundle(archive: MemoryBytes(bytes: bytes), side) : document(bytes, side)
            }
            return try app(Place(tree: base, folder: "", name: name, file: file, path: found.folder), side)
        } catch let error as InputError {
            throw .unreadable(error.message)
        } catch let error as NotesFailure {
            throw error
        } catch {
            throw .unreadable("\(Self.quoted(side.written)) cannot be read")
        }
    }

    // MARK: Names

    static func quoted(_ text: String) -> String { "\"\(text)\"" }

    /// The name of a root for locations: the folder as it was typed, nothing for the current one.
    private static func rootName(_ written: String) -> String {
        var name = written
        while name.utf8.count > 1, name.hasSuffix("/") { name.removeLast() }
        return name == "." ? "" : name
    }

    static func split(_ path: String) -> (folder: String, name: String) {
        guard let cut = path.lastIndex(of: "/") else { return (".", path) }
        return (cut == path.startIndex ? "/" : String(path[..<cut]), String(path[path.index(after: cut)...]))
    }

    /// The catalog whose app's folder a path is, and the app's id.
    static func catalogAround(_ path: String) -> (root: String, id: String)? {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        guard parts.count > 3, parts.suffix(3).dropLast() == ["content", "apps"], let id = parts.last, !id.isEmpty else {
            return nil
        }
        let root = parts.dropLast(3).joined(separator: "/")
        return (root.isEmpty && path.hasPrefix("/") ? "/" : root, id)
    }

    private static func isZip(_ bytes: [UInt8]) -> Bool {
        bytes.starts(with: [0x50, 0x4B, 3, 4]) || bytes.starts(with: [0x50, 0x4B, 5, 6])
    }
}
