/// One app's part of the catalog at one moment.
///
/// Every page of an app looks into it, so its parts lie in one place that all copies share until one of them is changed.
public struct AppCatalog: Sendable {
    @usableFromInline
    var parts: Parts

    /// An app of its parts.
    public init(
        id: String, facts: AppFacts = AppFacts(), languages: [AppLanguage] = [], menus: [ActionMenu] = [],
        lifecycle: TypeLifecycle = TypeLifecycle(), settings: MenuSettings = MenuSettings(), unreadable: String? = nil,
        assets: [ByteText: IconAsset] = [:]
    ) {
        parts = Parts(
            id: id, facts: facts, languages: languages, menus: menus, lifecycle: lifecycle, settings: settings, assets: assets,
            checks: CheckSettings(), isRedacted: false, unreadable: unreadable)
    }

    /// Folder name or configured id.
    @inlinable
    public var id: String {
        get { parts.id }
        _modify {
            makeUnique()
            yield &parts.id
        }
    }

    /// What the plist and `app.yaml` say of the app.
    @inlinable
    public var facts: AppFacts {
        get { parts.facts }
        _modify {
            makeUnique()
            yield &parts.facts
        }
    }

    /// Languages of the app, the development language first, the rest by code.
    @inlinable
    public var languages: [AppLanguage] {
        get { parts.languages }
        _modify {
            makeUnique()
            yield &parts.languages
        }
    }

    /// Static lists (any, iphone, ipad), then exports by scenario and language.
    @inlinable
    public var menus: [ActionMenu] {
        get { parts.menus }
        _modify {
            makeUnique()
            yield &parts.menus
        }
    }

    /// Declared renames, retired and handled types.
    @inlinable
    public var lifecycle: TypeLifecycle {
        get { parts.lifecycle }
        _modify {
            makeUnique()
            yield &parts.lifecycle
        }
    }

    /// How its menus are shown.
    @inlinable
    public var settings: MenuSettings {
        get { parts.settings }
        _modify {
            makeUnique()
            yield &parts.settings
        }
    }

    /// The images that quick actions name, by the name as they write it.
    @inlinable
    public var assets: [ByteText: IconAsset] {
        get { parts.assets }
        _modify {
            makeUnique()
            yield &parts.assets
        }
    }

    /// Severities, options and accepted findings of this app alone.
    @inlinable
    public var checks: CheckSettings {
        get { parts.checks }
        _modify {
            makeUnique()
            yield &parts.checks
        }
    }

    /// Whether people's data in the dynamic quick actions was replaced by made-up words.
    @inlinable
    public var isRedacted: Bool {
        get { parts.isRedacted }
        _modify {
            makeUnique()
            yield &parts.isRedacted
        }
    }

    /// What could be read: nil when the property list was read, else why there is none.
    @inlinable
    public var unreadable: String? {
        get { parts.unreadable }
        _modify {
            makeUnique()
            yield &parts.unreadable
        }
    }

    /// The name for people: the configured or declared one, else the id.
    public var name: String { facts.name ?? id }

    /// The id as it stands in addresses.
    public var slug: String { Slug.of(id) }

    /// Makes the parts our own before one of them is changed.
    @usableFromInline
    mutating func makeUnique() {
        if !isKnownUniquelyReferenced(&parts) { parts = parts.copy() }
    }
}

/// What is known of an app; nil parts are unknown.
public struct AppFacts: Sendable, Hashable {
    /// Name for people.
    public var name: String?
    /// Team or person who looks after it.
    public var owner: String?
    /// Links with their words, in configured order.
    public var links: [AppLink] = []
    /// `CFBundleIdentifier`, variables resolved where values are known.
    public var bundleIdentifier: String?
    /// `CFBundleShortVersionString`.
    public var version: String?
    /// `CFBundleVersion`.
    public var build: String?
    /// Lowest iOS version.
    public var minimumOS: String?
    /// `CFBundleDevelopmentRegion`, normalised.
    public var developmentLanguage: String = "en"
    /// What the property list says the bundle is; an app where it says nothing.
    public var bundleKind: BundleKind = .app
    /// The property list that was read.
    public var propertyList: SourceLocation?
    /// Path of `icon.png` below the catalog's root, if there is one.
    public var iconPath: String?

    /// Facts of which nothing is known.
    public init() {}
}

/// A link of an app to somewhere else.
public struct AppLink: Sendable, Hashable {
    /// Its words.
    public var title: String
    /// Address with a safe scheme.
    public var url: String

    /// A link with its words.
    public init(title: String, url: String) {
        self.title = title
        self.url = url
    }
}

/// One language of an app.
public struct AppLanguage: Sendable, Hashable {
    /// Normalised code, for example `zh-Hans`.
    public var code: String
    /// Where its table stands; nil for a language without an InfoPlist table.
    public var table: SourceLocation?
    /// Whether the table was there but could not be read.
    public var isUnreadable: Bool
    /// Codes that are asked in turn for a text, this language first.
    public var chain: [String]

    /// A language with its table.
    public init(code: String, table: SourceLocation? = nil, isUnreadable: Bool = false, chain: [String] = []) {
        self.code = code
        self.table = table
        self.isUnreadable = isUnreadable
        self.chain = chain
    }
}

/// What `app.yaml` declares about types over time.
public struct TypeLifecycle: Sendable, Hashable {
    /// Types that are gone.
    public var retired: [RetiredType] = []
    /// Types that got another name.
    public var renames: [TypeRename] = []
    /// Types that the app handles; nil when not declared.
    public var handledTypes: [ByteText]?
    /// What the app's sources say of handled types; nil when none were given.
    ///
    /// `handledTypes` holds those types, too.
    public var handlers: HandlerFacts?

    /// Nothing declared.
    public init() {}
}

/// A type that is gone but may still be sent by an old menu.
public struct RetiredType: Sendable, Hashable {
    /// The type.
    public var type: ByteText
    /// Version that no longer offers it.
    public var since: String?
    /// Version until which the app still handles it.
    public var handledUntil: String?
    /// Type that took its place.
    public var replacedBy: ByteText?

    /// A retired type of its parts.
    public init(type: ByteText, since: String? = nil, handledUntil: String? = nil, replacedBy: ByteText? = nil) {
        self.type = type
        self.since = since
        self.handledUntil = handledUntil
        self.replacedBy = replacedBy
    }
}

/// A declared rename of a type.
public struct TypeRename: Sendable, Hashable {
    /// The old type.
    public var from: ByteText
    /// The new type.
    public var to: ByteText
    /// Version of the change.
    public var since: String?
    /// Kind that it concerns; nil for both.
    public var kind: ActionKind?

    /// A rename of its parts.
    public init(from: ByteText, to: ByteText, since: String? = nil, kind: ActionKind? = nil) {
        self.from = from
        self.to = to
        self.since = since
        self.kind = kind
    }
}

/// How menus of an app are shown.
public struct MenuSettings: Sendable, Hashable {
    /// Rows that the system shows of an app.
    public var limit: Int
    /// Rules for the side of the icon.
    public var profile: MenuProfile

    /// Four rows and the documented rules, unless told otherwise.
    public init(limit: Int = 4, profile: MenuProfile = .docs) {
        self.limit = limit
        self.profile = profile
    }
}

/// Which rules tell the side on which the icon of a row stands.
public enum MenuProfile: String, Sendable, CaseIterable {
    /// As documented: the side follows from the app's place on the Home Screen.
    case docs
    /// As observed in iOS 26: the icon leads.
    case ios26
}
