public import QuickActionModel

/// All lists of one app from which its menu can be filled.
public struct MenuSources: Sendable, Hashable {
    /// Static lists of this release, at most one for each variant; a missing variant is not declared.
    public var statics: [DeviceVariant: [QuickAction]]
    /// One scenario's dynamic list of this release; nil when no export is known.
    public var dynamic: DynamicList?
    /// The same scenario's list in the previous release; nil when the previous release or its export is not known.
    public var previousDynamic: DynamicList?
    /// The same scenario's list of this release in the language before the change; nil when no such export is known.
    public var dynamicInPreviousLanguage: DynamicList?

    /// The lists of an app.
    public init(
        statics: [DeviceVariant: [QuickAction]] = [:], dynamic: DynamicList? = nil, previousDynamic: DynamicList? = nil,
        dynamicInPreviousLanguage: DynamicList? = nil
    ) {
        self.statics = statics
        self.dynamic = dynamic
        self.previousDynamic = previousDynamic
        self.dynamicInPreviousLanguage = dynamicInPreviousLanguage
    }

    /// The static list that counts on a device: its own variant replaces the plain one as a whole, even when it is empty.
    public func staticList(on device: MenuDevice) -> (variant: DeviceVariant, items: [QuickAction]) {
        if let own = statics[device.variant] { return (device.variant, own) }
        return (.any, statics[.any] ?? [])
    }
}

/// Dynamic quick actions as one export tells them.
public struct DynamicList: Sendable, Hashable {
    /// The quick actions in the order in which the app sets them; empty when it sets none.
    public var items: [QuickAction]
    /// Language of the texts, for example `de`.
    public var language: String
    /// Version of the app that set them, where the export says it.
    public var version: String?

    /// A list with its language and version.
    public init(items: [QuickAction], language: String, version: String? = nil) {
        self.items = items
        self.language = language
        self.version = version
    }

    /// The list of an export; nil for a static list.
    public init?(_ menu: ActionMenu) {
        guard case .dynamic(let scenario, let language) = menu.origin else { return nil }
        self.init(items: menu.items, language: language, version: scenario.appVersion)
    }
}

extension MenuSources {
    /// The lists of this release: all static ones, and the export of a scenario in the two languages that a menu may show.
    ///
    /// Without an export in `language`, the first export of the scenario stands for it: dynamic texts are literal, and the row says
    /// in which language they are.
    public init(menus: [ActionMenu], scenario: String?, language: String, previousLanguage: String? = nil) {
        self.init()
        var exports: [DynamicList] = []
        for menu in menus {
            switch menu.origin {
            case .static(let variant): statics[variant] = menu.items
            case .dynamic(let found, _):
                if let scenario, found.id.hasSameBytes(as: scenario), let list = DynamicList(menu) { exports.append(list) }
            }
        }
        dynamic = exports.first { $0.language.hasSameBytes(as: language) } ?? exports.first
        if let previousLanguage {
            dynamicInPreviousLanguage = exports.first { $0.language.hasSameBytes(as: previousLanguage) }
        }
    }
}
