/// A row that the system adds, apart from those of the app.
public struct SystemRow: Sendable, Hashable {
    /// Kebab-case id that never changes.
    public var id: String
    /// The English words.
    public var title: String
    /// Drawn in red, because it takes the app away.
    public var isRed: Bool
    /// When it is there.
    public var condition: Condition

    /// On what a row of the system depends.
    public enum Condition: String, Sendable {
        /// Always there.
        case always
        /// Only on devices with Face ID (or Touch ID, under its name).
        case faceID
        /// Only for apps with widgets; a row of sizes rather than of words.
        case widgets
    }

    init(_ id: String, _ title: String, isRed: Bool = false, condition: Condition = .always) {
        self.id = id
        self.title = title
        self.isRed = isRed
        self.condition = condition
    }
}

extension SystemRow {
    /// How sure the rows of the system are.
    public static let certainty = Certainty.observed

    /// The rows of a major version of iOS, nearest to the app icon first; none before 13.
    public static func rows(systemVersion: Int) -> [SystemRow] { table.last { $0.since <= systemVersion }?.rows ?? [] }

    /// First major version of iOS (13: from 13.2) → rows, nearest to the app icon first.
    static let table: [(since: Int, rows: [SystemRow])] = [
        (13, [edit, share, SystemRow("delete-app", "Delete App", isRed: true)]),
        (14, [edit, share, remove]),
        (
            18,
            [
                SystemRow("widget-sizes", "Widget sizes", condition: .widgets), edit, share,
                SystemRow("require-face-id", "Require Face ID", condition: .faceID), remove,
            ]
        ),
    ]

    private static let edit = SystemRow("edit-home-screen", "Edit Home Screen")
    private static let share = SystemRow("share-app", "Share App")
    private static let remove = SystemRow("remove-app", "Remove App", isRed: true)
}
