public import QuickActionModel

/// What reading a `longpress-catalog/1` document gives.
public struct SnapshotReading: Sendable {
    /// The release that the document is of; nil for a document of a site.
    public var release: CatalogRelease?
    /// The apps that could be read, in the order of the document.
    public var apps: [AppCatalog]
    /// What is wrong with the document, in the order of all lists of findings.
    public var findings: [Finding]
    /// Whether the document could be read at all, so that "no apps" is not taken for an answer.
    public var isReadable: Bool

    /// A reading of its parts.
    public init(release: CatalogRelease?, apps: [AppCatalog], findings: [Finding], isReadable: Bool) {
        self.release = release
        self.apps = apps
        self.findings = findings
        self.isReadable = isReadable
    }

    /// The document as a saved release; nil when it has no `release` or not exactly one app.
    public var snapshot: CatalogSnapshot? {
        guard let release, apps.count == 1, let app = apps.first else { return nil }
        return CatalogSnapshot(release: release, app: app)
    }
}
