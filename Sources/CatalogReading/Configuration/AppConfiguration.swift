public import QuickActionModel

/// What an app's `app.yaml` says.
public struct AppConfiguration: Sendable {
    /// Name, owner, links, lowest system and languages.
    public var facts = ConfiguredFacts()
    /// Where the app's files are and how they are read.
    public var input = AppInputSettings()
    /// Keys that tell items apart; nil for the catalog's.
    public var identityKeys: [ByteText]?
    /// Key of a version in `userInfo`; nil for the catalog's.
    public var versionKey: ByteText?
    /// Swift files to scan for handled types.
    public var handlers: [ConfiguredPath] = []
    /// Retired, renamed and handled types.
    public var lifecycle = TypeLifecycle()
    /// How its menus are shown where that differs from the catalog.
    public var menu = MenuOverrides()
    /// Rules of this app.
    public var checks = CheckSettings()

    /// Nothing configured.
    public init() {}
}

/// What `app.yaml` says in place of, or in addition to, the property list.
public struct ConfiguredFacts: Sendable, Hashable {
    /// Name for people.
    public var name: String?
    /// Who looks after it.
    public var owner: String?
    /// Links with their words.
    public var links: [AppLink] = []
    /// Lowest iOS version.
    public var minimumOS: String?
    /// Languages that the app must have, normalised.
    public var languages: [String] = []

    /// Nothing configured.
    public init() {}
}

/// Where an app's files are and how they are read.
public struct AppInputSettings: Sendable, Hashable {
    /// Folder, property list or bundle, relative to `app.yaml`.
    public var source: String?
    /// Where `source` stands.
    public var sourceLocation: SourceLocation?
    /// The Xcode project whose build settings have the values of variables.
    public var xcodeproj: XcodeProjectReference?
    /// Build variables in configured order.
    public var variables: [BuildVariable] = []
    /// Files of build variables.
    public var xcconfig: [ConfiguredPath] = []
    /// How files of another framework are read.
    public var dialect: String?
    /// Where the values of `xcodeproj`, `xcconfig` and `dialect` stand, by key.
    var places: [String: SourceLocation] = [:]

    /// Nothing configured.
    public init() {}
}

/// A target of an Xcode project.
public struct XcodeProjectReference: Sendable, Hashable {
    /// Path of the `.xcodeproj` folder.
    public var path: String
    /// Name of the target.
    public var target: String?
    /// Name of the configuration.
    public var configuration: String?
    /// Where the path stands.
    public var location: SourceLocation?
    /// Where the target's name stands.
    public var targetLocation: SourceLocation?
    /// Where the configuration's name stands.
    public var configurationLocation: SourceLocation?
}

/// A path as the configuration writes it, with its place.
public struct ConfiguredPath: Sendable, Hashable {
    /// The path, relative to the file that says it.
    public var path: String
    /// Where it stands.
    public var location: SourceLocation?
}

/// One build variable with its value.
public struct BuildVariable: Sendable, Hashable {
    /// Its name.
    public var name: ByteText
    /// Its value, which may refer to others.
    public var value: String
    /// Where it is defined; nil for a command-line option.
    public var location: SourceLocation?

    /// A variable of its parts.
    public init(_ name: ByteText, _ value: String, at location: SourceLocation? = nil) {
        self.name = name
        self.value = value
        self.location = location
    }
}

/// How an app's menus are shown where that differs from the catalog.
public struct MenuOverrides: Sendable, Hashable {
    /// Rows that the system shows.
    public var limit: Int?
    /// Rules for the side of the icon.
    public var profile: MenuProfile?

    /// Nothing configured.
    public init() {}

    /// The catalog's settings with these in their place.
    public func applied(to settings: MenuSettings) -> MenuSettings {
        MenuSettings(limit: limit ?? settings.limit, profile: profile ?? settings.profile)
    }
}
