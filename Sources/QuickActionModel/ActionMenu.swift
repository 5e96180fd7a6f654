/// One declared list of quick actions: the static items of a device variant, or one export of the dynamic ones.
public struct ActionMenu: Sendable, Hashable {
    /// Which list it is.
    public var origin: Origin
    /// Whether the list is known to be empty or holds items.
    public var state: State
    /// The file that declares it.
    public var location: SourceLocation
    /// The items in declared order.
    public var items: [QuickAction]

    /// Where a list comes from.
    public enum Origin: Sendable, Hashable {
        /// `UIApplicationShortcutItems` of a device variant.
        case `static`(DeviceVariant)
        /// An export of a scenario in a language.
        case dynamic(Scenario, language: String)
    }

    /// What is known of a list.
    ///
    /// A missing file is no list at all and is never told as a removal.
    public enum State: String, Sendable {
        /// The list holds items.
        case known
        /// The list was read and is empty.
        case empty
    }

    /// A list; its state follows from its items.
    public init(origin: Origin, location: SourceLocation, items: [QuickAction]) {
        self.origin = origin
        self.state = items.isEmpty ? .empty : .known
        self.location = location
        self.items = items
    }

    /// Static or dynamic.
    public var kind: ActionKind {
        switch origin {
        case .static: .static
        case .dynamic: .dynamic
        }
    }
}

/// One named export of an app's dynamic quick actions, for example "Three favourites".
public struct Scenario: Sendable, Hashable {
    /// The file's stem.
    public var id: String
    /// The name for people; the id when the export gives none.
    public var name: String
    /// Version of the app that wrote the export.
    public var appVersion: String?
    /// When it was written, as the file says.
    public var exportedAt: String?
    /// How many quick actions the app had to offer when it wrote the export; nil when the file does not say.
    public var available: Int?

    /// A scenario of an id and what the export says of itself.
    public init(id: String, name: String, appVersion: String? = nil, exportedAt: String? = nil) {
        self.id = id
        self.name = name
        self.appVersion = appVersion
        self.exportedAt = exportedAt
    }
}
