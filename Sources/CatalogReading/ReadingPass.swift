import MarkdownNotes
import QuickActionModel
import Workers

/// One reading of a catalog, step by step.
struct ReadingPass {
    let configuration: CatalogConfiguration
    let options: CatalogReader.Options
    let tree: any InputTree
    var log = ReadingLog()
    /// Ids of apps that exist and were not asked for.
    private var hidden: [String] = []
    /// Files whose words must not be shown.
    private var redacted: [SourceLocation] = []

    init(configuration: CatalogConfiguration, options: CatalogReader.Options, tree: any InputTree) {
        self.configuration = configuration
        self.options = options
        self.tree = tree
    }

    mutating func run() -> ReadingResult {
        let readings = readApps()
        let apps = readings.map(\.app)
        var gathering = NoteGathering(tree: tree, configuration: configuration, options: options)
        let files = options.includeNotes ? gathering.find() + readings.flatMap(\.notes) : []
        var notes = gathering.read(files)
        log.add(gathering.log)
        let drafts = options.includeDrafts ? [] : notes.filter(\.note.matter.isDraft).map(\.file.path)
        if !options.includeDrafts { notes.removeAll(where: \.note.matter.isDraft) }

        let saved = savedReleases(of: readings)
        var book = AddressBook(readings.lazy.flatMap(\.addresses))
        for (app, snapshots) in saved.all { book.reserveReleases(of: app.string, snapshots) }
        keepFirst(of: &notes, &book)
        keepAliases(of: &notes, &book)
        var copies = keep(readings.flatMap(\.copies), &book)
        let statics = options.includeNotes ? keep(staticFiles(), &book) : []
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
            copies: copies.sorted { $0.address < $1.address }, previous: saved.previous, releases: saved.all)
        return result(catalog, readSymbols())
    }

    private mutating func readSymbols() -> SymbolFacts? {
        guard let path = configuration.symbols else { return nil }
        var reader = SymbolTableReader(path: path, place: configuration.symbolsLocation, limits: configuration.limits)
        let facts = reader.read(tree)
        log.add(reader.log)
        return facts
    }

    func result(_ catalog: QuickActionCatalog, _ symbols: SymbolFacts? = nil) -> ReadingResult {
        var seen: Set<SourceLocation> = []
        let unreadable = log.unreadable.filter { seen.insert($0).inserted }.sorted()
        return ReadingResult(
            catalog: catalog, findings: log.findings.sorted(by: Finding.inOrder), unreadable: unreadable, symbols: symbols,
            redactedFiles: Set(redacted))
    }

    // MARK: Apps

    mutating func readApps() -> [AppReading] {
        let entries = chosenApps()
        let defines = options.defines.map { BuildVariable(ByteText($0.name), $0.value) }
        let readings = Workers.map(count: entries.count, workers: options.workers) { [configuration, tree, options] index in
            let entry = entries[index]
            let read = {
                let tree = options.appTree?(entry.id) ?? tree
                var reader = AppReader(entry, configuration: configuration, tree: tree, defines: defines)
                var reading = reader.read()
                reading.addresses = AddressBook.addresses(of: reading.app)
                return reading
            }
            return options.memory?.app(entry.id, read) ?? read()
        }
        for reading in readings { log.add(reading.log) }
        return readings
    }

    /// The apps to read: the configured ones, else every folder; only the ones asked for.
    private mutating func chosenApps() -> [AppEntry] {
        let all = (configuration.apps ?? foundApps()) + options.looseApps
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
            guard try tree.entry("content") != nil else {
                if !options.looseApps.isEmpty { return [] }
                throw .missing(path: "content")
            }
        } catch {
            log.add(error, at: SourceLocation(root: tree.root, path: "content"))
            return []
        }
        var listing = ContentListing(tree: tree, limits: configuration.limits, log: log.taken())
        let entries = listing.entries("content/apps")
        log = listing.log
        return entries.filter { $0.kind == .folder && SiteConfigurationReader.isAppID($0.name) }.map { AppEntry(id: $0.name) }
    }

    /// The saved releases of all apps, and of each the one before its version.
    private mutating func savedReleases(
        of readings: [AppReading]
    ) -> (all: [ByteText: [CatalogSnapshot]], previous: [ByteText: CatalogSnapshot]) {
        var all: [ByteText: [CatalogSnapshot]] = [:]
        var previous: [ByteText: CatalogSnapshot] = [:]
        for reading in readings {
            let app = reading.app
            let read = { [configuration, options, tree] in
                var folder = SnapshotFolder(
                    app: app, tree: options.appTree?(app.id) ?? tree, limits: configuration.limits, redactor: reading.redactor,
                    identity: reading.identity)
                var log = ReadingLog()
                let found = folder.releases(&log)
                return ReadingMemory.SavedReleases(
                    all: found.all, previous: found.previous, log: log, redacted: folder.redacted)
            }
            let saved = options.memory?.releases(app.id, read) ?? read()
            log.add(saved.log)
            redacted += reading.redacted + saved.redacted
            if !saved.all.isEmpty { all[ByteText(app.id)] = saved.all }
            if let snapshot = saved.previous { previous[ByteText(app.id)] = snapshot }
        }
        return (all, previous)
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
