public import QuickActionModel

/// One row of an app in its menu.
public struct MenuRow: Sendable, Hashable {
    /// The quick action that a tap delivers.
    public var action: QuickAction
    /// The title that people see; never empty in a shown row.
    public var title: String
    /// The subtitle that people see; nil when there is none or an empty one.
    public var subtitle: String?
    /// Language in which the title is written; nil for a declared value that no table has (development language or a bare key).
    public var language: String?
    /// The release that supplied it.
    public var release: MenuRelease
    /// Why the row is out of date; nil when it is not.
    public var stale: Staleness?
    /// How sure it is that this row is there in this state.
    public var certainty: Certainty
}

/// The release of an app from which a row comes.
public enum MenuRelease: Sendable, Hashable {
    /// The installed release.
    case this
    /// The release that ran before; its version where known.
    case previous(version: String?)
}

/// Why a row is out of date until the app is opened.
public enum Staleness: String, Sendable, CaseIterable {
    /// The old release set it: the new one may no longer know its type.
    case oldRelease
    /// It was set in the language before the change.
    case oldLanguage
}
