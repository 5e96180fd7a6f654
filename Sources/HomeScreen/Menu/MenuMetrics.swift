public import QuickActionModel

/// Measures of a menu in points.
///
/// All of them are estimates: Apple publishes none. Those marked as guesses were not even measured on a picture of such a menu.
public struct MenuMetrics: Sendable, Hashable {
    /// Width of the menu.
    public var width: Double
    /// Radius of its corners.
    public var corner: Double
    /// Font sizes.
    public var fonts: MenuFonts
    /// Heights of rows.
    public var rows: MenuRowHeights
    /// Padding and icon.
    public var spacing: MenuSpacing
    /// Width that a line of text may take.
    public var textWidth: Double
    /// Whether the values are guessed from neighbours of the table rather than estimated from a menu.
    public var isGuess: Bool

    /// How sure the measures are.
    public static let certainty = Certainty.estimated

    /// The measures of a device under a profile at a text size.
    public static func of(_ profile: MenuProfile, _ device: MenuDevice, textSize: MenuTextSize = .standard) -> MenuMetrics {
        standard(profile, device).scaled(to: textSize)
    }
}

/// Font sizes of a menu in points.
public struct MenuFonts: Sendable, Hashable {
    /// Size of titles.
    public var title: Double
    /// Size of subtitles.
    public var subtitle: Double
}

/// Heights of the rows of a menu in points.
public struct MenuRowHeights: Sendable, Hashable {
    /// A title on one line, without a subtitle.
    public var oneLine: Double
    /// A title with a subtitle, or a title on two lines.
    public var twoLine: Double
}

/// Horizontal spaces of a row in points.
public struct MenuSpacing: Sendable, Hashable {
    /// Padding at both sides.
    public var side: Double
    /// Width of the box in which the icon stands.
    public var iconBox: Double
}

/// Sizes of text that a reader can choose in the settings of the system.
public enum MenuTextSize: String, Sendable, CaseIterable {
    /// The smallest one.
    case xSmall
    /// The size of a new device.
    case standard
    /// The largest one without the accessibility sizes.
    case xxxLarge
}
