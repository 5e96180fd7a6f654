public import QuickActionModel

/// The side of a row on which its icon stands.
public enum IconSide: String, Sendable, CaseIterable {
    /// Left as seen by the reader, whatever the writing direction.
    case left
    /// Right as seen by the reader.
    case right

    /// The side by the rules of a profile.
    ///
    /// `docs`: the half of the Home Screen in which the app stands (Human Interface Guidelines: left or right by the app's place).
    /// `ios26`: the icon leads, wherever the app is (observed).
    public static func of(profile: MenuProfile, appInRightHalf: Bool, rightToLeft: Bool) -> IconSide {
        switch profile {
        case .docs: appInRightHalf ? .right : .left
        case .ios26: rightToLeft ? .right : .left
        }
    }

    /// One sentence that says why.
    public static func reason(profile: MenuProfile) -> String {
        switch profile {
        case .docs: "Left when the app stands in the left half of the Home Screen, right in the right half (documented)."
        case .ios26: "At the leading edge, wherever the app stands (observed in iOS 26)."
        }
    }
}
