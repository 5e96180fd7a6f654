/// Tells whether texts fit on the lines of a row.
public protocol TextFitting: Sendable {
    /// Whether a text fits; titles without a subtitle have two lines, everything else has one.
    func fits(_ text: String, as role: TextRole, lines: Int) -> Bool
    /// What of a text is shown when it does not fit, without the ellipsis; for messages.
    func shownPart(of text: String, as role: TextRole, lines: Int) -> String
}

/// Which font a text has.
public enum TextRole: Sendable {
    /// The larger one.
    case title
    /// The smaller one.
    case subtitle
}
