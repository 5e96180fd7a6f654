/// Moments at which the menu of one app differs.
public enum MenuState: String, Sendable, CaseIterable {
    /// Installed, never opened: the app has not set dynamic quick actions yet.
    case justInstalled
    /// Opened at least once, so that static and dynamic quick actions are there.
    case firstLaunchDone
    /// A new release is installed but was not opened: dynamic quick actions are those that the old release set.
    case updatedNotOpened
    /// The language of the system changed, the app was not opened: dynamic titles are still in the old language.
    case languageChangedNotOpened

    /// The state in words.
    public var name: String {
        switch self {
        case .justInstalled: "just installed"
        case .firstLaunchDone: "first launch done"
        case .updatedNotOpened: "updated, not opened"
        case .languageChangedNotOpened: "language changed, not opened"
        }
    }
}
