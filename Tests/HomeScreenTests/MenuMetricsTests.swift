import HomeScreen
import QuickActionModel
import Testing

@Suite struct MenuMetricsTests {
    /// Width, corner, title, subtitle, one line, two lines, side, icon box, text.
    private static func numbers(_ metrics: MenuMetrics) -> [Double] {
        [
            metrics.width, metrics.corner, metrics.fonts.title, metrics.fonts.subtitle, metrics.rows.oneLine,
            metrics.rows.twoLine,
            metrics.spacing.side, metrics.spacing.iconBox, metrics.textWidth,
        ]
    }

    @Test(
        arguments: [
            (.docs, .iphone, [250, 13, 17, 15, 44, 64, 16, 24, 190], false),
            (.ios26, .iphone, [250, 32, 17, 13, 44, 58, 28, 40, 162], false),
            (.ios26, .ipad, [224, 26, 15, 13, 38, 54, 20, 34, 151], false),
            (.docs, .ipad, [250, 13, 17, 15, 44, 64, 16, 24, 190], true),
        ] as [(MenuProfile, MenuDevice, [Double], Bool)])
    func table(profile: MenuProfile, device: MenuDevice, numbers: [Double], isGuess: Bool) {
        let metrics = MenuMetrics.of(profile, device)
        #expect(Self.numbers(metrics) == numbers)
        #expect(metrics.isGuess == isGuess)
    }

    @Test(arguments: MenuProfile.allCases, MenuDevice.allCases)
    func otherTextSizesAreGuesses(profile: MenuProfile, device: MenuDevice) {
        let usual = MenuMetrics.of(profile, device)
        let small = MenuMetrics.of(profile, device, textSize: .xSmall)
        let large = MenuMetrics.of(profile, device, textSize: .xxxLarge)
        #expect(small.isGuess && large.isGuess)
        #expect(small.fonts.title < usual.fonts.title && usual.fonts.title < large.fonts.title)
        #expect(small.fonts.subtitle < usual.fonts.subtitle && usual.fonts.subtitle < large.fonts.subtitle)
        #expect(small.rows.twoLine < usual.rows.twoLine && usual.rows.twoLine < large.rows.twoLine)
        #expect(small.textWidth == usual.textWidth && usual.textWidth == large.textWidth)
    }

    @Test func sizesFollowTheTextStyles() {
        let large = MenuMetrics.of(.docs, .iphone, textSize: .xxxLarge)
        #expect(Self.numbers(large) == [250, 13, 23, 21, 51, 78, 16, 24, 190])
        let small = MenuMetrics.of(.ios26, .ipad, textSize: .xSmall)
        #expect(Self.numbers(small) == [224, 26, 12, 12, 34, 49, 20, 34, 151])
    }
}
