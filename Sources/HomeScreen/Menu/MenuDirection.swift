/// Where the menu stands as seen from the app icon.
public enum MenuDirection: String, Sendable, CaseIterable {
    /// Below the icon: the first row is at the top.
    case below
    /// Above the icon: the first row is at the bottom.
    case above
}
