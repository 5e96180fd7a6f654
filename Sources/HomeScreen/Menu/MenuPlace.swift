/// Where the app icon stands on the Home Screen, as far as the menu depends on it.
public struct MenuPlace: Sendable, Hashable, CaseIterable {
    /// Low on the screen: the menu opens above the icon.
    public var isInLowerHalf: Bool
    /// Right as seen by the reader, whatever the writing direction.
    public var isInRightHalf: Bool

    /// A place by halves of the screen; the upper left quarter unless told otherwise.
    public init(isInLowerHalf: Bool = false, isInRightHalf: Bool = false) {
        self.isInLowerHalf = isInLowerHalf
        self.isInRightHalf = isInRightHalf
    }

    /// The place of a cell in a grid of `rows` × `columns`; row 0 is the top one, column 0 the leftmost one as seen.
    ///
    /// The middle of an odd number belongs to the upper or left half; cells outside the grid count by the side on which they lie.
    public init(row: Int, column: Int, rows: Int = 6, columns: Int = 4) {
        isInLowerHalf = row >= rows / 2 + rows % 2
        isInRightHalf = column >= columns / 2 + columns % 2
    }

    /// The four quarters: upper left, upper right, lower left, lower right.
    public static let allCases: [MenuPlace] = [
        MenuPlace(), MenuPlace(isInRightHalf: true), MenuPlace(isInLowerHalf: true),
        MenuPlace(isInLowerHalf: true, isInRightHalf: true),
    ]
}
