import QuickActionModel

/// The saved releases of one app: `content/apps/<id>/snapshots/*.json`.
struct SnapshotFolder {
    let app: AppCatalog
    let tree: any InputTree
    let limits: ReadingLimits

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

    private func read(_ path: String, _ log: inout ReadingLog) -> CatalogSnapshot? {
        let place = SourceLocation(root: tree.root, path: path)
        let bytes: [UInt8]
        do throws(InputError) {
            bytes = try tree.read(path, limit: limits.bytes)
        } catch {
            log.add(error, at: place)
            return nil
        }
        let reading = SnapshotReader(limit: limits.bytes).read(bytes, path: path, root: tree.root)
        for finding in reading.findings { log.add(finding) }
        if !reading.isReadable { log.addUnreadable(place) }
        return reading.snapshot
    }
}
