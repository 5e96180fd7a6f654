import QuickActionModel

/// Keys of an item of an export, spelt as UIKit's properties.
enum ExportItemKey: String, CaseIterable {
    case type
    case title = "localizedTitle"
    case subtitle = "localizedSubtitle"
    case icon
    case userInfo
    case target = "targetContentIdentifier"
    case ignore = "longpress:ignore"

    /// All spellings.
    static let names = allCases.map(\.rawValue)

    /// Keys of other frameworks' exports that mean the same.
    static let others: [(key: String, meant: ExportItemKey)] = [
        ("id", .type), ("title", .title), ("subtitle", .subtitle), ("params", .userInfo),
    ]

    /// The key of an exact spelling.
    static func of(_ text: String) -> ExportItemKey? {
        // The raw value is found by canonical equivalence, which is weaker than equal bytes.
        guard let key = ExportItemKey(rawValue: text), key.rawValue.hasSameBytes(as: text) else { return nil }
        return key
    }

    /// What a finding calls the field.
    var field: String {
        switch self {
        case .title: "title"
        case .subtitle: "subtitle"
        default: rawValue
        }
    }
}
