public import QuickActionModel

/// Everything outside the app on which its menu depends.
public struct MenuSituation: Sendable, Hashable {
    /// The moment in the life of the installed app.
    public var state: MenuState
    /// The device.
    public var device: MenuDevice
    /// The place of the app icon.
    public var place: MenuPlace
    /// Rules for the side of the icon.
    public var profile: MenuProfile
    /// Language of the system now, for example `pt-BR`.
    public var language: String
    /// Language before the change; only the state "language changed, not opened" looks at it, nil where it is not known.
    public var previousLanguage: String?
    /// Major version of iOS, 13 to 26; decides on the rows of the system.
    public var systemVersion: Int

    /// A situation; an iPhone after the first launch, the icon in the upper left quarter, unless told otherwise.
    public init(
        state: MenuState = .firstLaunchDone, device: MenuDevice = .iphone, place: MenuPlace = MenuPlace(),
        profile: MenuProfile = .docs, language: String, previousLanguage: String? = nil, systemVersion: Int = 26
    ) {
        self.state = state
        self.device = device
        self.place = place
        self.profile = profile
        self.language = language
        self.previousLanguage = previousLanguage
        self.systemVersion = systemVersion
    }
}
