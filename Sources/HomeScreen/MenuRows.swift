public import QuickActionModel

/// Which quick actions of two lists take a row, and which are defined but not shown.
public struct MenuRows: Sendable {
    /// Rows that the system shows, static ones first, then dynamic ones.
    public var shown: [QuickAction] = []
    /// Defined, not shown: beyond the limit.
    public var beyond: [QuickAction] = []
    /// Defined, not shown: the title is empty, so no row is taken.
    public var untitled: [QuickAction] = []

    /// Fills the rows from the static list and one dynamic list, in declared order.
    ///
    /// `language` picks the title that decides whether a row is taken; `limit` is the number of rows, usually four.
    public init(static fixed: [QuickAction], dynamic: [QuickAction], language: String, limit: Int) {
        for action in fixed + dynamic {
            let title = action.title.text(in: language)?.text ?? action.title.value
            if title.isEmpty {
                untitled.append(action)
            } else if shown.count < limit {
                shown.append(action)
            } else {
                beyond.append(action)
            }
        }
    }
}
