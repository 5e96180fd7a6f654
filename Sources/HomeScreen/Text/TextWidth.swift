/// Estimates how wide a text is on the screen, without any font.
///
/// The figures are averages measured on Inter, which is close to the system's own face, and on Noto Sans for scripts that Inter lacks.
/// Kerning is left out.
public enum TextWidth {
    /// Width in points at a font size in points.
    public static func points(of text: String, fontSize: Double) -> Double {
        Double(advances(of: text).reduce(0, +)) / 1000 * fontSize
    }
}
