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

    /// The release before the app's own version, by numeric and pre-release order; nil when none is saved.
    mutating func previous(_ log: inout ReadingLog) -> CatalogSnapshot? {
        let folder = "content/apps/\(app.id)/snapshots"
        guard (try? tree.entry(folder)) != nil else { return nil }
        var listing = ContentListing(tree: tree, limits: limits, log: log.taken())
        let entries = listing.entries(folder)
        log = listing.log
        let versions = entries.filter { $0.kind == .file && $0.name.hasSuffix(".json") }.map { String($0.name.dropLast(5)) }
        guard let version = ReleaseVersion.previousRelease(of: app.facts.version, among: versions) else { return nil }
        return read(folder + "/" + version + ".json", &log)
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
