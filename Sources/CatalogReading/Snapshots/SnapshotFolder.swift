import QuickActionModel

/// The saved releases of one app: `content/apps/<id>/snapshots/*.json`.
struct SnapshotFolder {
    let app: AppCatalog
    let tree: any InputTree
    let limits: ReadingLimits
    /// What stands for people's data; nil where nothing is replaced.
    var redactor: Redactor?
    /// Files whose words must not be shown.
    private(set) var redacted: [SourceLocation] = []

    /// What tells items apart, for their keys after that.
    private let identity: IdentitySettings

    init(
        app: AppCatalog, tree: any InputTree, limits: ReadingLimits, redactor: Redactor? = nil,
        identity: IdentitySettings = IdentitySettings()
    ) {
        self.identity = identity
        self.app = app
        self.tree = tree
        self.limits = limits
        self.redactor = redactor
    }

    /// Every saved release whose file has a version for its name, lowest first, and the one before the app's own version.
    mutating func releases(_ log: inout ReadingLog) -> (all: [CatalogSnapshot], previous: CatalogSnapshot?) {
        let folder = "content/apps/\(app.id)/snapshots"
        guard (try? tree.entry(folder)) != nil else { return ([], nil) }
        var listing = ContentListing(tree: tree, limits: limits, log: log.taken())
        let entries = listing.entries(folder)
        log = listing.log
        let names = entries.filter { $0.kind == .file && $0.name.hasSuffix(".json") }.map { String($0.name.dropLast(5)) }
        let before = ReleaseVersion.previousRelease(of: app.facts.version, among: names)
        var all: [CatalogSnapshot] = []
        var previous: CatalogSnapshot?
        for name in ReleaseVersion.sorted(names).versions.map(\.text) {
            let path = folder + "/" + name + ".json"
            guard var snapshot = read(path, &log) else { continue }
            checkDate(&snapshot, path, &log)
            all.append(snapshot)
            if before?.hasSameBytes(as: name) == true { previous = snapshot }
        }
        return (all, previous)
    }

    /// A release without a day has no place in a feed.
    private func checkDate(_ snapshot: inout CatalogSnapshot, _ path: String, _ log: inout ReadingLog) {
        let date = snapshot.release.date
        if let date, CalendarDay.isDay(date) { return }
        snapshot.release.date = nil
        let version = snapshot.release.version
        // A date that is none may be anything, so it is not quoted where people's data is replaced.
        let quoted = redactor == nil ? date.map { " \"\($0)\"" } ?? "" : ""
        log.add(
            Finding(
                .snapshotWithoutDate,
                date == nil
                    ? "release \(version) has no date" : "release \(version) has the date\(quoted), which no calendar has",
                explanation: "It stays out of the feeds. Save it with --date, or write its day into \"release\", for example "
                    + "\"date\": \"2026-11-30\".",
                at: SourceLocation(root: tree.root, path: path), subject: FindingSubject(app: app.id)))
    }

    private mutating func read(_ path: String, _ log: inout ReadingLog) -> CatalogSnapshot? {
        let place = SourceLocation(root: tree.root, path: path)
        let bytes: [UInt8]
        do throws(InputError) {
            bytes = try tree.read(path, limit: limits.bytes)
        } catch {
            log.add(error, at: place)
            return nil
        }
        let reading = SnapshotReader(limit: limits.bytes).read(bytes, path: path, root: tree.root)
        let before = log.findings.count
        for finding in reading.findings { log.add(finding) }
        if !reading.isReadable { log.addUnreadable(place) }
        guard var redactor else { return reading.snapshot }
        // A release that was saved before the app asked for privacy holds what the exports held then.
        redacted.append(place)
        var snapshot = reading.snapshot
        if var app = snapshot?.app, !app.isRedacted {
            app.redact(with: &redactor, identity: identity)
            snapshot?.app = app
        }
        log.rewrite(since: before) { finding in
            Redactor.withoutQuotes(&finding)
            redactor.redact(&finding, [:])
        }
        return snapshot
    }
}
