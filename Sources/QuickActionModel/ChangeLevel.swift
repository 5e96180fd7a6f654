/// How much a change means to the people who use an app.
public enum ChangeLevel: String, Sendable, CaseIterable, Comparable {
    /// Not visible to anybody who uses the app.
    case `internal`
    /// Looks or reads the same to most people.
    case cosmetic
    /// People can see or feel it.
    case notable
    /// A tap, an automation or a saved reference can do the wrong thing.
    case breaking

    /// The words of all levels, `breaking` first, as options and configurations take them.
    public static let words = allCases.reversed().map(\.rawValue)

    /// `internal` is the least, `breaking` the most.
    public static func < (a: ChangeLevel, b: ChangeLevel) -> Bool { a.rank < b.rank }

    private var rank: Int {
        switch self {
        case .internal: 0
        case .cosmetic: 1
        case .notable: 2
        case .breaking: 3
        }
    }
}
