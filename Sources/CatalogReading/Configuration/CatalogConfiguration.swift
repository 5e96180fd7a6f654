public import QuickActionModel

/// What `longpress.yaml` says, with the defaults of everything that it does not say.
public struct CatalogConfiguration: Sendable {
    /// Id, title, language, address and author of the site.
    public var site = SiteFacts(id: "quick-actions", title: "Quick Actions")
    /// Name of a theme, or its folder relative to the catalog.
    public var theme = "standard"
    /// Folder of look-alike pictures; nil for the theme's own.
    public var glyphs: String?
    /// Folder with Apple's symbol tables; nil when symbol names are not checked.
    public var symbols: String?
    /// Where `symbols` stands.
    public var symbolsLocation: SourceLocation?
    /// The apps in order; nil for every folder of `content/apps`.
    public var apps: [AppEntry]?
    /// How menus are shown.
    public var menu = MenuSettings()
    /// What tells items of one type apart.
    public var identity = IdentitySettings()
    /// How changes are told.
    public var changes = ChangeSettings()
    /// How findings are made and kept quiet.
    public var checks = CheckSettings()
    /// Bounds of the readers.
    public var limits = ReadingLimits()

    /// The defaults.
    public init() {}
}

/// One entry of `apps:`.
public struct AppEntry: Sendable, Hashable {
    /// Name of the folder below `content/apps`.
    public var id: String
    /// Where the app's files are, relative to the catalog; nil for its folder in the catalog.
    public var source: String?
    /// Where the entry stands.
    public var location: SourceLocation?
    /// What the app has outside of `content/apps`; nil for an app of the catalog.
    public var loose: LooseApp?

    /// An entry of its parts.
    public init(id: String, source: String? = nil, location: SourceLocation? = nil, loose: LooseApp? = nil) {
        self.id = id
        self.source = source
        self.location = location
        self.loose = loose
    }
}

/// Which keys of `userInfo` tell items of one type apart, and which one is only a version.
public struct IdentitySettings: Sendable, Hashable {
    /// Keys that are looked at, in order.
    public var keys: [ByteText] = ActionIdentity.defaultKeys
    /// The key of a version, which is no part of the identity.
    public var versionKey: ByteText?

    /// The default keys and no version.
    public init() {}
}
