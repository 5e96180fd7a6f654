import HomeScreen
public import QuickActionModel

/// Tells whether a title is shown whole in its row.
public protocol TitleFitting: Sendable {
    /// Whether the title fits; a subtitle leaves one line to the title, otherwise there are two.
    func fits(_ title: String, language: String, hasSubtitle: Bool) -> Bool
}

/// The estimate that the pages show: the widths of the letters against the width of a menu on an iPhone.
public struct MenuFitting: TitleFitting {
    private let metrics: MenuMetrics

    /// An estimate for the menus of a profile.
    public init(profile: MenuProfile) { metrics = MenuMetrics.of(profile, .iphone) }

    /// Whether no part of the title is cut off.
    public func fits(_ title: String, language: String, hasSubtitle: Bool) -> Bool {
        !TextFit.of(title: title, subtitle: hasSubtitle ? "x" : nil, metrics: metrics).title.isCut
    }
}
