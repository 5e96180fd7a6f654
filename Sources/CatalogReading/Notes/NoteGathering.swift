import MarkdownNotes
import QuickActionModel
import Workers

/// Finds and reads the notes of a catalog.
struct NoteGathering {
    let tree: any InputTree
    let configuration: CatalogConfiguration
    let options: CatalogReader.Options
    var log = ReadingLog()

    init(tree: any InputTree, configuration: CatalogConfiguration, options: CatalogReader.Options) {
        self.tree = tree
        self.configuration = configuration
        self.options = options
    }

    /// Home note, guidelines and pages, each with its address.
    mutating func find() -> [NoteFile] {
        var listing = ContentListing(tree: tree, limits: configuration.limits, log: log.taken())
        defer { log = listing.log }
        var found: [NoteFile] = []
        let home = listing.entries("content").first { $0.kind == .file && $0.name.hasSameBytes(as: "index.md") }
        if let home { found.append(NoteFile(kind: .home, path: "content/index.md", size: home.size, address: nil)) }
        for entry in listing.entries("content/guidelines") where NoteFile.isNote(entry) {
            let address = SiteAddress.guideline(stem: String(entry.name.dropLast(3)))
            found.append(
                NoteFile(kind: .guideline, path: "content/guidelines/\(entry.name)", size: entry.size, address: address))
        }
        for file in listing.files(below: "content/pages") where NoteFile.isNote(file.entry) {
            let address = SiteAddress.page(path: String(file.path.dropFirst("content/pages/".count).dropLast(3)))
            found.append(NoteFile(kind: .page, path: file.path, size: file.entry.size, address: address))
        }
        return found
    }

    /// Reads notes on several cores; a note that cannot be read is left out.
    mutating func read(_ files: [NoteFile]) -> [ReadNote] {
        let reader = NoteReader(limits: configuration.limits.notes, contentRoot: "content")
        let results = Workers.map(count: files.count, workers: options.workers) {
            [tree, memory = options.memory, limits = configuration.limits] index in
            let read = { Self.read(files[index], tree, limits, reader) }
            return memory?.note(files[index].path, read) ?? read()
        }
        var notes: [ReadNote] = []
        for result in results {
            log.add(result.log)
            if let note = result.note { notes.append(note) }
        }
        return notes
    }

    private static func read(_ file: NoteFile, _ tree: any InputTree, _ limits: ReadingLimits, _ reader: NoteReader)
        -> ReadingMemory.NoteReading
    {
        var log = ReadingLog()
        if case .design(let app) = file.kind { log.app = app }
        do throws(InputError) {
            // A note over its limit is cut by its reader, which needs to see no more than that it is over.
            let bytes = try tree.read(file.path, offset: 0, count: min(file.size, limits.notes.bytes + 1))
            let note = reader.read(bytes, path: file.path)
            log.add(note.findings)
            return ReadingMemory.NoteReading(note: ReadNote(file: file, note: note), log: log)
        } catch {
            log.add(error, at: SourceLocation(root: tree.root, path: file.path))
            return ReadingMemory.NoteReading(note: nil, log: log)
        }
    }
}

/// A note that was read, with its links still open.
struct ReadNote: Sendable {
    var file: NoteFile
    var note: ParsedNote
}
