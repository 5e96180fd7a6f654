import QuickActionModel

/// Keys of a static quick action.
enum StaticItemKey: String, CaseIterable {
    case type = "UIApplicationShortcutItemType"
    case title = "UIApplicationShortcutItemTitle"
    case subtitle = "UIApplicationShortcutItemSubtitle"
    case iconType = "UIApplicationShortcutItemIconType"
    case iconFile = "UIApplicationShortcutItemIconFile"
    case iconSymbolName = "UIApplicationShortcutItemIconSymbolName"
    case userInfo = "UIApplicationShortcutItemUserInfo"
    case target = "UIApplicationShortcutItemTargetContentIdentifier"
    case activationMode = "UIApplicationShortcutItemActivationMode"

    /// The key that holds the list.
    static let list = "UIApplicationShortcutItems"
    /// What every key begins with.
    static let prefix = "UIApplicationShortcutItem"
    /// All spellings.
    static let names = allCases.map(\.rawValue)

    /// Keys that people write by mistake, each with the one that is meant.
    static let mistakes: [(key: String, meant: StaticItemKey)] = [
        ("UIApplicationShortcutItemIconSystemName", .iconSymbolName),
        ("UIApplicationShortcutItemIconSystemImageName", .iconSymbolName),
        ("UIApplicationShortcutItemIconName", .iconFile),
        ("UIApplicationShortcutItemIconImageName", .iconFile),
        ("UIApplicationShortcutItemIcon", .iconType),
    ]

    /// The key of an exact spelling.
    static func of(_ text: String) -> StaticItemKey? {
        // The raw value is found by canonical equivalence, which is weaker than equal bytes.
        guard let key = StaticItemKey(rawValue: text), key.rawValue.hasSameBytes(as: text) else { return nil }
        return key
    }

    /// What a finding calls the field.
    var field: String {
        switch self {
        case .type: "type"
        case .title: "title"
        case .subtitle: "subtitle"
        case .iconType, .iconFile, .iconSymbolName: "icon"
        case .userInfo: "userInfo"
        case .target: "target"
        case .activationMode: "activationMode"
        }
    }
}
