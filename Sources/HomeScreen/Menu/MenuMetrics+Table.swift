import QuickActionModel

extension MenuMetrics {
    static func standard(_ profile: MenuProfile, _ device: MenuDevice) -> MenuMetrics {
        switch (profile, device) {
        case (.docs, .iphone): docs
        case (.ios26, .iphone): ios26
        case (.ios26, .ipad): ipad26
        case (.docs, .ipad): docs.guessed()
        }
    }

    private static let docs = MenuMetrics(
        width: 250, corner: 13, fonts: MenuFonts(title: 17, subtitle: 15), rows: MenuRowHeights(oneLine: 44, twoLine: 64),
        spacing: MenuSpacing(side: 16, iconBox: 24), textWidth: 190, isGuess: false)

    private static let ios26 = MenuMetrics(
        width: 250, corner: 32, fonts: MenuFonts(title: 17, subtitle: 13), rows: MenuRowHeights(oneLine: 44, twoLine: 58),
        spacing: MenuSpacing(side: 28, iconBox: 40), textWidth: 162, isGuess: false)

    private static let ipad26 = MenuMetrics(
        width: 224, corner: 26, fonts: MenuFonts(title: 15, subtitle: 13), rows: MenuRowHeights(oneLine: 38, twoLine: 54),
        spacing: MenuSpacing(side: 20, iconBox: 34), textWidth: 151, isGuess: false)

    private func guessed() -> MenuMetrics {
        var copy = self
        copy.isGuess = true
        return copy
    }

    /// Widths stay; fonts follow the text styles of Apple's guidelines, and each line makes its row as much higher as its font grows,
    /// by the usual line height of 1.2.
    func scaled(to size: MenuTextSize) -> MenuMetrics {
        guard size != .standard else { return self }
        var copy = guessed()
        copy.fonts = MenuFonts(title: Self.font(fonts.title, size), subtitle: Self.font(fonts.subtitle, size))
        let title = 1.2 * (copy.fonts.title - fonts.title)
        let subtitle = 1.2 * (copy.fonts.subtitle - fonts.subtitle)
        copy.rows = MenuRowHeights(
            oneLine: (rows.oneLine + title).rounded(), twoLine: (rows.twoLine + title + subtitle).rounded())
        return copy
    }

    /// Body (17), subheadline (15) and footnote (13) at other sizes.
    private static func font(_ points: Double, _ size: MenuTextSize) -> Double {
        switch (size, points) {
        case (.xSmall, 17): 14
        case (.xSmall, _): 12
        case (.xxxLarge, 17): 23
        case (.xxxLarge, 15): 21
        case (.xxxLarge, _): 19
        case (.standard, _): points
        }
    }
}
