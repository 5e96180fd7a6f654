/// One app as it was at a release.
public struct CatalogSnapshot: Sendable {
    /// Which release it was.
    public var release: CatalogRelease
    /// The app at that moment.
    public var app: AppCatalog

    /// A release with the app as it was then.
    public init(release: CatalogRelease, app: AppCatalog) {
        self.release = release
        self.app = app
    }
}

/// What tells one release of an app from another.
public struct CatalogRelease: Sendable, Hashable {
    /// The version that people see, for example `4.2`.
    public var version: String
    /// The build's number; nil when not known.
    public var build: String?
    /// The day of the release, `2026-11-30`, as the user gave it; nil when not given.
    public var date: String?

    /// A release of its parts.
    public init(version: String, build: String? = nil, date: String? = nil) {
        self.version = version
        self.build = build
        self.date = date
    }
}

extension CatalogSnapshot {
    /// The snapshot as a `longpress-catalog/1` document of one app with a `release` block.
    ///
    /// It holds everything that release notes need: texts in every language with their origin, icons, order, `userInfo` with its types,
    /// device variants, scenarios, and what is declared about types. Equal snapshots give equal bytes.
    public func document() -> [UInt8] {
        var json = JSONText()
        json.object { json in
            json.key("apps")
            json.array { list in app.write(to: &list, withGaps: true) }
            json.member("format", AppCatalog.documentFormat)
            json.key("release")
            json.object { json in
                json.member("build", optional: release.build)
                json.member("date", optional: release.date)
                json.member("version", release.version)
            }
        }
        return json.finished()
    }
}
