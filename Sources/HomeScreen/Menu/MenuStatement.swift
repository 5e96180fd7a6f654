/// One sentence about how a menu came to be, with how sure it is.
public struct MenuStatement: Sendable, Hashable {
    /// What it is about.
    public var topic: Topic
    /// The sentence.
    public var text: String
    /// How sure it is.
    public var certainty: Certainty

    /// What a statement is about.
    public enum Topic: String, Sendable, CaseIterable {
        /// Number of rows and which come first.
        case rows
        /// Quick actions with an empty title.
        case emptyTitles
        /// Where the menu opens.
        case direction
        /// Order of the rows as seen.
        case order
        /// Side of the icons.
        case iconSide
        /// Where static rows come from.
        case statics
        /// Where dynamic rows come from.
        case dynamics
        /// Which list a device reads.
        case variant
        /// Rows of the system.
        case systemRows
    }
}
