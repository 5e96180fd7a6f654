public import HomeScreen
import QuickActionModel
import Templates

/// A menu, or one row of it, as a self-contained SVG: text as text, icons as shapes, no font and no link.
public struct MenuSVG: Sendable {
    /// Rows from top to bottom.
    public var rows: [MenuRow]
    /// Measures of the device and profile.
    public var metrics: MenuMetrics
    /// Side of the icons.
    public var side: IconSide
    /// Language of the menu, for its direction.
    public var language: String
    /// Whether it is drawn dark.
    public var isDark: Bool
    private let glyphs: GlyphSet

    /// A drawing of rows; `glyphs` are the pictures at hand.
    public init(rows: [MenuRow], metrics: MenuMetrics, side: IconSide, language: String, isDark: Bool, glyphs: GlyphSet) {
        self.rows = rows
        self.metrics = metrics
        self.side = side
        self.language = language
        self.isDark = isDark
        self.glyphs = glyphs
    }

    /// The file's bytes.
    ///
    /// `title` names the picture for assistive technology.
    public func document(title: String) -> [UInt8] {
        let heights = rows.map(height)
        let height = heights.reduce(0, +)
        var svg = SVGText()
        svg.raw(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" width=\"\(Self.number(metrics.width))\" height=\"\(Self.number(height))\""
        )
        svg.raw(
            " viewBox=\"0 0 \(Self.number(metrics.width)) \(Self.number(height))\" font-family=\"-apple-system, system-ui, Inter, sans-serif\">\n"
        )
        svg.raw("<title>")
        svg.text(title)
        svg.raw(
            "</title>\n<rect width=\"100%\" height=\"100%\" rx=\"\(Self.number(metrics.corner))\" fill=\"\(colours.ground)\"/>\n")
        var top = 0.0
        for (index, row) in rows.enumerated() {
            if index > 0 {
                svg.raw("<rect y=\"\(Self.number(top))\" width=\"100%\" height=\"0.5\" fill=\"\(colours.line)\"/>\n")
            }
            draw(row, top: top, height: heights[index], into: &svg)
            top += heights[index]
        }
        svg.raw("</svg>\n")
        return svg.bytes
    }

    private var isRightToLeft: Bool { LanguageTag.isRightToLeft(language) }

    private func height(_ row: MenuRow) -> Double {
        let fit = fit(row)
        return fit.subtitle == nil && fit.title.lines.count < 2 ? metrics.rows.oneLine : metrics.rows.twoLine
    }

    private func fit(_ row: MenuRow) -> TextFit { TextFit.of(title: row.title, subtitle: row.subtitle, metrics: metrics) }

    private func draw(_ row: MenuRow, top: Double, height: Double, into svg: inout SVGText) {
        let fit = fit(row)
        let iconIsFirst = (side == .left) != isRightToLeft
        let start = metrics.spacing.side + (iconIsFirst ? metrics.spacing.iconBox + 4 : 0)
        let x = isRightToLeft ? metrics.width - start : start
        var lines = fit.title.lines.map { ($0, metrics.fonts.title, colours.ink) }
        if let subtitle = fit.subtitle { lines += subtitle.lines.map { ($0, metrics.fonts.subtitle, colours.second) } }
        let block = lines.reduce(0) { $0 + Self.lineHeight($1.1) }
        var baseline = top + (height - block) / 2
        for (line, size, colour) in lines {
            baseline += Self.lineHeight(size)
            svg.raw(
                "<text x=\"\(Self.number(x))\" y=\"\(Self.number(baseline - size * 0.3))\" font-size=\"\(Self.number(size))\" fill=\"\(colour)\""
            )
            if isRightToLeft { svg.raw(" direction=\"rtl\"") }
            if let code = row.language, !code.hasSameBytes(as: language) {
                svg.raw(" xml:lang=\"")
                svg.text(code)
                svg.raw("\"")
            }
            svg.raw(">")
            svg.text(line)
            svg.raw("</text>\n")
        }
        icon(row, centre: top + height / 2, into: &svg)
    }

    private func icon(_ row: MenuRow, centre: Double, into svg: inout SVGText) {
        let size = metrics.fonts.title * 1.12
        let box = metrics.spacing.side
        let x = side == .left ? box : metrics.width - box - size
        let y = centre - size / 2
        let picture = glyphs.picture(for: row.action.icon.effective)
        if let glyph = glyphs.glyph(picture) {
            svg.raw(
                "<svg x=\"\(Self.number(x))\" y=\"\(Self.number(y))\" width=\"\(Self.number(size))\" height=\"\(Self.number(size))\""
            )
            svg.raw(" viewBox=\"\(glyph.viewBox)\" fill=\"\(colours.ink)\" color=\"\(colours.ink)\">\(glyph.shapes)</svg>\n")
        } else if case .tile(let name) = picture {
            svg.raw("<g><title>")
            svg.text(name)
            svg.raw(
                "</title><rect x=\"\(Self.number(x + 0.75))\" y=\"\(Self.number(y + 0.75))\" width=\"\(Self.number(size - 1.5))\""
            )
            svg.raw(
                " height=\"\(Self.number(size - 1.5))\" rx=\"5\" fill=\"none\" stroke=\"\(colours.second)\" stroke-width=\"1.5\"")
            svg.raw(" stroke-dasharray=\"3 2\"/></g>\n")
        } else {
            svg.raw(
                "<circle cx=\"\(Self.number(x + size / 2))\" cy=\"\(Self.number(centre))\" r=\"3\" fill=\"\(colours.ink)\"/>\n")
        }
    }

    private var colours: (ground: String, ink: String, second: String, line: String) {
        isDark ? ("#2b2c30", "#ffffff", "#b2b3ba", "#ffffff24") : ("#f9f9fb", "#000000", "#5f6067", "#3c3c4329")
    }

    private static func lineHeight(_ size: Double) -> Double { (size * 1.3).rounded() }

    /// At most one digit behind the point, the same on every system.
    private static func number(_ value: Double) -> String {
        let tenths = Int((value * 10).rounded())
        return tenths % 10 == 0 ? String(tenths / 10) : "\(tenths / 10).\(abs(tenths % 10))"
    }
}

/// Bytes of an SVG file; texts are escaped, markup is written as it is.
private struct SVGText {
    var bytes: [UInt8] = []

    mutating func raw(_ markup: String) { bytes.append(contentsOf: markup.utf8) }

    mutating func text(_ text: String) { HTMLEscaping.escapeText(text, into: &bytes) }
}
