import MarkdownNotes
import QuickActionModel
import Workers

/// One reading of a catalog, step by step.
struct ReadingPass {
    let configuration: CatalogConfiguration
    let options: CatalogReader.Options
    let tree: any InputTree
    private var log = ReadingLog()
    /// Ids of apps that exist and were not asked for.
    private var hidden: [String] = []

    init(configuration: CatalogConfiguration, options: CatalogReader.Options, tree: any InputTree) {
        self.configuration = configuration
        self.options = options
        self.tree = tree
    }

    mutating func run() -> ReadingResult {
        let readings = readApps()
        let apps = readings.map(\.app)
        var gathering = NoteGathering(tree: tree, configuration: configuration, options: options)
        let files = gathering.find() + readings.flatMap(\.notes)
        var notes = gathering.read(files)
        log.add(gathering.log)
        let drafts = options.includeDrafts ? [] : notes.filter(\.note.matter.isDraft).map(\.file.path)
        if !options.includeDrafts { notes.removeAll(where: \.note.matter.isDraft) }

        var book = AddressBook(apps: apps)
        keepFirst(of: &notes, &book)
        keepAliases(of: &notes, &book)
        var copies = keep(readings.flatMap(\.copies), &book)
        let statics = keep(staticFiles(), &book)
        let actions = ActionIndex(apps: apps, hidden: hidden)
        check(notes, actions)
        var finished: [Note] = []
        if var linking = NoteLinking(notes: notes, drafts: drafts, staticFiles: statics, actions: actions, tree: tree) {
            finished = finish(notes, &linking)
            copies += keep(linking.copies.values.sorted { $0.address < $1.address }, &book)
        }
        copies += statics
        let catalog = QuickActionCatalog(
            site: configuration.site, apps: apps, notes: finished.sorted(by: Self.inOrder),
            copies: copies.sorted { $0.address < $1.address })
        return result(catalog)
    }

    private func result(_ catalog: QuickActionCatalog) -> ReadingResult {
        var seen: Set<SourceLocation> = []
        let unreadable = log.unreadable.filter { seen.insert($0).inserted }.sorted()
        return ReadingResult(catalog: catalog, findings: log.findings.sorted(by: Finding.inOrder), unreadable: unreadable)
    }

    // MARK: Apps

    private mutating func readApps() -> [AppReading] {
        let entries = chosenApps()
        let defines = options.defines.map { BuildVariable(ByteText($0.name), $0.value) }
        let readings = Workers.map(count: entries.count, workers: options.workers) { [configuration, tree] index in
            var reader = AppReader(entries[index], configuration: configuration, tree: tree, defines: defines)
            return reader.read()
        }
        for reading in readings { log.add(reading.log) }
        return readings
    }

    /// The apps to read: the configured ones, else every folder; only the ones asked for.
    private mutating func chosenApps() -> [AppEntry] {
        let all = configuration.apps ?? foundApps()
        guard !options.onlyApps.isEmpty else { return all }
        let ids = all.map(\.id)
        for id in options.onlyApps where !ids.contains(where: { $0.hasSameBytes(as: id) }) {
            log.add(
                Finding(
                    .badConfigurationValue, "no app of the catalog is named \"\(id)\"",
                    explanation: NearestName.of(id, in: ids).map { "Did you mean \"\($0)\"?" }
                        ?? "The apps are \(ConfigurationScanner.list(Array(ids.prefix(20))))."))
        }
        let wanted = Set(options.onlyApps.map { ByteText($0) })
        hidden = ids.filter { !wanted.contains(ByteText($0)) }
        return all.filter { wanted.contains(ByteText($0.id)) }
    }

    private mutating func foundApps() -> [AppEntry] {
        do throws(InputError) {
            guard try tree.entry("content") != nil else { throw .missing(path: "content") }
        } catch {
            log.add(error, at: SourceLocation(root: tree.root, path: "content"))
            return []
        }
        var listing = ContentListing(tree: tree, limits: configuration.limits, log: log.taken())
        let entries = listing.entries("content/apps")
        log = listing.log
        return entries.filter { $0.kind == .folder && SiteConfigurationReader.isAppID($0.name) }.map { AppEntry(id: $0.name) }
    }

    // MARK: Notes

    /// Drops notes whose path or address a former one has.
    private mutating func keepFirst(of notes: inout [ReadNote], _ book: inout AddressBook) {
        // Equality of texts takes composed and decomposed names for one, as file systems do that normalise.
        var paths: [String: String] = [:]
        var kept: [ReadNote] = []
        for note in notes {
            let path = note.file.path
            if let other = paths[path] {
                reportDuplicate(note.file, "has the same name as another note", other)
            } else if let address = note.file.address, let owner = book.take(address, for: path) {
                reportDuplicate(note.file, "has the address \(address), which is taken", owner?.path)
            } else {
                paths[path] = path
                kept.append(note)
            }
        }
        notes = kept
    }

    private mutating func reportDuplicate(_ file: NoteFile, _ what: String, _ other: String?) {
        log.add(
            Finding(
                .duplicateAddress, "\(file.path) \(what)", explanation: "The note is left out. Give one of them another name.",
                at: SourceLocation(path: file.path),
                related: other.map { [RelatedLocation(SourceLocation(path: $0), "this one is kept")] } ?? []))
    }

    /// Leaves in each note the aliases that can be published, as paths of files.
    private mutating func keepAliases(of notes: inout [ReadNote], _ book: inout AddressBook) {
        for index in notes.indices where !notes[index].note.matter.aliases.isEmpty {
            let file = notes[index].file
            var kept: [String] = []
            for alias in notes[index].note.matter.aliases {
                let place = SourceLocation(path: file.path)
                guard let address = AliasPath.file(alias) else {
                    log.add(
                        Finding(
                            .badFrontMatter, "alias \"\(alias)\" is no address below the site's root",
                            explanation: "An alias looks like old/name.html or old/name/, without a slash in front.", at: place))
                    continue
                }
                if file.address == nil {
                    log.add(
                        Finding(
                            .badFrontMatter, "alias \"\(alias)\" belongs to a note without a page of its own",
                            explanation: "Only guidelines and pages have aliases.", at: place))
                } else if let owner = book.take(address, for: file.path) {
                    log.add(
                        Finding(
                            .duplicateAddress, "alias \"\(alias)\" is an address that is taken",
                            explanation: "The alias is left out.", at: place,
                            related: owner.map { [RelatedLocation($0, "has the address")] } ?? []))
                } else {
                    kept.append(address.path)
                }
            }
            notes[index].note.matter.aliases = kept
        }
    }

    private mutating func check(_ notes: [ReadNote], _ actions: ActionIndex) {
        var checks = MatterChecks(actions: actions)
        for note in notes { checks.check(note) }
        log.add(checks.log)
    }

    private mutating func finish(_ notes: [ReadNote], _ linking: inout NoteLinking) -> [Note] {
        let resolutions = notes.map { linking.resolve($0) }
        log.add(linking.log)
        return Workers.map(count: notes.count, workers: options.workers) { index in
            Self.finish(notes[index], resolutions[index])
        }
    }

    private static func finish(_ note: ReadNote, _ resolutions: [NoteLink.Resolution]) -> Note {
        let byLink = Dictionary(zip(note.note.links, resolutions)) { first, _ in first }
        return Note(
            kind: note.file.kind, path: note.file.path, address: note.file.address, matter: note.note.matter,
            title: note.note.title, markup: note.note.markup { byLink[$0] ?? .broken }, headings: note.note.headings,
            lead: note.note.lead)
    }

    /// Home, guidelines, pages, design notes; among each by order, then by path.
    private static func inOrder(_ a: Note, _ b: Note) -> Bool {
        let (x, y) = (rank(a.kind), rank(b.kind))
        if x != y { return x < y }
        let (p, q) = (a.matter.order ?? Int.max, b.matter.order ?? Int.max)
        return p != q ? p < q : a.path.precedesByBytes(b.path)
    }

    private static func rank(_ kind: NoteKind) -> Int {
        switch kind {
        case .home: 0
        case .guideline: 1
        case .page: 2
        case .design: 3
        }
    }

    // MARK: Files

    private mutating func staticFiles() -> [CopiedFile] {
        var listing = ContentListing(tree: tree, limits: configuration.limits, log: log.taken())
        let files = listing.files(below: "content/static")
        log = listing.log
        return files.filter { !$0.entry.name.hasSameBytes(as: ".DS_Store") }.map { file in
            let path = String(decoding: file.path.utf8.dropFirst("content/static/".utf8.count), as: UTF8.self)
            return CopiedFile(path: file.path, address: SiteAddress(path), size: file.entry.size)
        }
    }

    /// The files whose address nobody has.
    private mutating func keep(_ files: [CopiedFile], _ book: inout AddressBook) -> [CopiedFile] {
        files.filter { file in
            guard let owner = book.take(file.address, for: file.path) else { return true }
            log.add(
                Finding(
                    .duplicateAddress, "\(file.path) has the address \(file.address), which is taken",
                    explanation: "The file is left out. Give it another name.", at: SourceLocation(path: file.path),
                    related: owner.map { [RelatedLocation($0, "has the address")] } ?? []))
            return false
        }
    }
}
