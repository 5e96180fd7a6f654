public import HomeScreen
public import QuickActionModel

/// The estimate of the Home Screen's own measures.
public struct EstimatedWidth: TextFitting {
    private let metrics: MenuMetrics

    /// The estimate for a menu; that of an iPhone under the documented rules unless told otherwise.
    public init(metrics: MenuMetrics = .of(.docs, .iphone)) { self.metrics = metrics }

    /// Whether no letter is cut off.
    public func fits(_ text: String, as role: TextRole, lines: Int) -> Bool {
        let size = role == .title ? metrics.fonts.title : metrics.fonts.subtitle
        // Most texts are short, and a letter is hardly wider than the font is high for each of its bytes.
        if Double(text.utf8.count) * size <= metrics.textWidth { return true }
        if TextWidth.points(of: text, fontSize: size) <= metrics.textWidth { return true }
        return !FittedText(text, fontSize: size, width: metrics.textWidth, mostLines: lines).isCut
    }

    /// The lines in a row.
    public func shownPart(of text: String, as role: TextRole, lines: Int) -> String {
        let size = role == .title ? metrics.fonts.title : metrics.fonts.subtitle
        let fitted = FittedText(text, fontSize: size, width: metrics.textWidth, mostLines: lines)
        let shown = fitted.lines.joined(separator: " ")
        return fitted.isCut && shown.hasSuffix("…") ? String(shown.dropLast()) : shown
    }
}
