public import QuickActionModel

/// The menu that people see when they touch and hold an app icon, in one situation.
public struct HomeScreenMenu: Sendable, Hashable {
    /// Rows of the app from top to bottom as seen.
    public var rows: [MenuRow]
    /// Defined, not shown: beyond the limit, in declared order, static ones first.
    public var beyond: [QuickAction]
    /// Defined, not shown: the title is empty, in declared order, static ones first.
    public var untitled: [QuickAction]
    /// Rows of the system from top to bottom as seen; a list of its own, on the far side of the app's rows.
    public var systemRows: [SystemRow]
    /// The situation in which it is seen.
    public var situation: MenuSituation
    /// What is not known, or known with a reservation.
    public var notes: [MenuNote]
    /// What the menu rests on, with how sure each is.
    public var statements: [MenuStatement]

    /// The menu of an app; `limit` is the number of rows that the system grants it, none when negative.
    public init(_ sources: MenuSources, in situation: MenuSituation, limit: Int = 4) {
        let fixed = sources.staticList(on: situation.device)
        let choice = DynamicChoice(sources, in: situation)
        let filled = MenuRows(
            static: fixed.items, dynamic: choice.list?.items ?? [], language: situation.language, limit: limit)
        let rows = filled.shown.map { action in
            switch action.key.kind {
            case .static: MenuRow(fixed: action, in: situation)
            case .dynamic: MenuRow(dynamic: action, of: choice, in: situation)
            }
        }
        let isAbove = situation.place.isInLowerHalf
        let system = SystemRow.rows(systemVersion: situation.systemVersion)
        self.rows = isAbove ? rows.reversed() : rows
        self.systemRows = isAbove ? system.reversed() : system
        self.beyond = filled.beyond
        self.untitled = filled.untitled
        self.situation = situation
        self.notes = (fixed.variant == .any ? [] : [.variantUnverified(fixed.variant)]) + choice.notes
        self.statements = MenuStatement.all(in: situation, limit: limit, variant: fixed.variant)
    }
}

extension HomeScreenMenu {
    /// Rows of the app from the app icon outwards: as declared, wherever the menu opens.
    public var nearestFirst: [MenuRow] { direction == .above ? rows.reversed() : rows }

    /// Where the menu opens.
    public var direction: MenuDirection { situation.place.isInLowerHalf ? .above : .below }

    /// The side of the rows on which icons stand.
    public var iconSide: IconSide {
        IconSide.of(
            profile: situation.profile, appInRightHalf: situation.place.isInRightHalf,
            rightToLeft: LanguageTag.isRightToLeft(situation.language))
    }

    /// What is said about a topic; nil where the menu says nothing about it.
    public func statement(_ topic: MenuStatement.Topic) -> MenuStatement? { statements.first { $0.topic == topic } }
}
