/// The evidence by which a quick action of one release is taken for one of another, strongest first.
public enum ChangeMatch: String, Sendable, CaseIterable, Comparable {
    /// `renames` says so.
    case declared
    /// Kind, type and identity are equal.
    case key
    /// The type is equal.
    case type
    /// Type and identity are equal.
    case identity
    /// Type and title are equal.
    case typeAndTitle = "type and title"
    /// Title and target are equal.
    case titleAndTarget = "title and target"
    /// The titles are equal, and the icons are or one side has no target.
    case title
    /// The last part of the type is equal, and a word, the icon or the target.
    case typeTail = "type tail"
    /// The target is equal, and the icon or a word.
    case target
    /// The title differs by a slip of the pen, and the icon is equal.
    case typo
    /// What was left of one type, in order; ambiguous, never called a rename.
    case order

    /// The stronger evidence is the smaller one.
    public static func < (a: ChangeMatch, b: ChangeMatch) -> Bool { a.rank < b.rank }

    /// Whether more than one pairing would have fitted.
    public var isAmbiguous: Bool { self == .order }

    /// Why the two are one quick action, as a clause without a full stop.
    public var reason: String {
        switch self {
        case .declared: "declared in renames"
        case .key: "same kind, type and identity"
        case .type: "same type, which stands once on each side"
        case .identity: "same type and identity"
        case .typeAndTitle: "same type and title"
        case .titleAndTarget: "same title and target"
        case .title: "same title, and the same icon or no target on one side"
        case .typeTail: "same last part of the type, and a word, icon or target in common"
        case .target: "same target, and a word or icon in common"
        case .typo: "same icon, and a title that differs by a slip of the pen"
        case .order: "same type, paired in order; other pairings would fit too"
        }
    }

    private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
