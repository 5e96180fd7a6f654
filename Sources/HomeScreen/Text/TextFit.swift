/// How a title and a subtitle fit into a row of the menu.
public struct TextFit: Sendable, Hashable {
    /// The title: one line beside a subtitle, up to two without.
    public var title: FittedText
    /// The subtitle on its one line; nil when there is none.
    public var subtitle: FittedText?

    /// Fits texts into a row; an empty subtitle counts as none.
    public static func of(title: String, subtitle: String?, metrics: MenuMetrics) -> TextFit {
        let second = subtitle.flatMap { $0.isEmpty ? nil : $0 }
        return TextFit(
            title: FittedText(title, fontSize: metrics.fonts.title, width: metrics.textWidth, mostLines: second == nil ? 2 : 1),
            subtitle: second.map {
                FittedText($0, fontSize: metrics.fonts.subtitle, width: metrics.textWidth, mostLines: 1)
            })
    }

    /// Whether a part of a title or subtitle is cut off in a row, without making the lines.
    ///
    /// A text that is narrower than its line needs no breaking, and nearly every text is.
    public static func isCut(title: String, subtitle: String?, metrics: MenuMetrics) -> Bool {
        func fits(_ text: String, _ fontSize: Double) -> Bool {
            let room = fontSize > 0 ? Int((max(0, min(metrics.textWidth / fontSize, 1e6)) * 1000).rounded(.down)) : 0
            return TextWidth.sum(of: text) <= room
        }
        if fits(title, metrics.fonts.title), subtitle.map({ fits($0, metrics.fonts.subtitle) }) ?? true { return false }
        return of(title: title, subtitle: subtitle, metrics: metrics).isCut
    }

    /// Whether a part of the title or subtitle is cut off.
    public var isCut: Bool { title.isCut || subtitle?.isCut == true }
}
