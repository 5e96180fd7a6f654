public import QuickActionModel

/// All saved releases of one app: `content/apps/<id>/snapshots/*.json`.
public struct SavedReleases: Sendable {
    /// The releases, lowest version first; files whose names are no versions stand in front, by the bytes of their names.
    public var snapshots: [CatalogSnapshot] = []
    /// What is wrong with the files.
    public var findings: [Finding] = []

    /// Reads the releases of an app; a file that cannot be read is a finding, everything else is read all the same.
    public init(of app: String, in tree: any InputTree, limits: ReadingLimits = ReadingLimits()) {
        let folder = "content/apps/\(app)/snapshots"
        guard let entries = try? tree.list(folder) else { return }
        let names = entries.filter { $0.kind == .file && $0.name.hasSuffix(".json") }.map { String($0.name.dropLast(5)) }
        let (versions, others) = ReleaseVersion.sorted(names)
        for name in others + versions.map(\.text) {
            let path = folder + "/" + name + ".json"
            do throws(InputError) {
                let bytes = try tree.read(path, limit: limits.bytes)
                let reading = SnapshotReader(limit: limits.bytes).read(bytes, path: path, root: tree.root)
                findings += reading.findings
                if let snapshot = reading.snapshot { snapshots.append(snapshot) }
            } catch {
                findings.append(Finding(.unreadable, error.message, at: SourceLocation(root: tree.root, path: path)))
            }
        }
    }
}
