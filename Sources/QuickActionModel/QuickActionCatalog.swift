/// Everything that was read: the quick actions of all apps, and the notes about them.
public struct QuickActionCatalog: Sendable {
    /// What the configuration says of the site.
    public var site: SiteFacts
    /// The apps in configured order, else by id.
    public var apps: [AppCatalog]
    /// Guidelines, pages and design notes.
    public var notes: [Note]
    /// Files that are copied as they are.
    public var copies: [CopiedFile]
    /// The release before the current one, by the app's id; apps without a saved release are not in it.
    public var previous: [ByteText: CatalogSnapshot]
    /// Every saved release, lowest version first, by the app's id; apps without one are not in it.
    public var releases: [ByteText: [CatalogSnapshot]]

    /// A catalog of its parts.
    public init(
        site: SiteFacts, apps: [AppCatalog], notes: [Note], copies: [CopiedFile], previous: [ByteText: CatalogSnapshot] = [:],
        releases: [ByteText: [CatalogSnapshot]] = [:]
    ) {
        self.site = site
        self.apps = apps
        self.notes = notes
        self.copies = copies
        self.previous = previous
        self.releases = releases
    }
}

/// What the configuration says of the site.
public struct SiteFacts: Sendable, Hashable {
    /// Slug of the catalog, prefix of stored keys.
    public var id: String
    /// Title of the site.
    public var title: String
    /// Language of the pages.
    public var language: String
    /// Absolute address, used only where a format demands one.
    public var baseURL: String?
    /// Author of the feeds; the title when not set.
    public var author: String?

    /// Facts of a site.
    public init(id: String, title: String, language: String = "en", baseURL: String? = nil, author: String? = nil) {
        self.id = id
        self.title = title
        self.language = language
        self.baseURL = baseURL
        self.author = author
    }
}

/// A file of the catalog that is copied into the site.
public struct CopiedFile: Sendable, Hashable {
    /// Path below the catalog's root.
    public var path: String
    /// Its place in the site.
    public var address: SiteAddress
    /// Its size in bytes when it was listed.
    public var size: Int

    /// A file and its place in the site.
    public init(path: String, address: SiteAddress, size: Int) {
        self.path = path
        self.address = address
        self.size = size
    }
}
