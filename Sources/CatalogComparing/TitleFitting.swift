/// Tells whether a title is shown whole in its row.
public protocol TitleFitting: Sendable {
    /// Whether the title fits; a subtitle leaves one line to the title, otherwise there are two.
    func fits(_ title: String, language: String, hasSubtitle: Bool) -> Bool
}

/// An estimate by the number of characters, wide scripts counting double.
public struct CharacterBudget: TitleFitting {
    /// Columns of one line.
    public var line: Int

    /// A budget of that many columns a line.
    public init(line: Int = 26) { self.line = line }

    /// Whether the columns of the title stay within one line, or within two without a subtitle.
    public func fits(_ title: String, language: String, hasSubtitle: Bool) -> Bool {
        let columns = title.unicodeScalars.reduce(0) { $0 + Self.columns(of: $1) }
        return columns <= (hasSubtitle ? line : line * 2)
    }

    private static func columns(of scalar: Unicode.Scalar) -> Int {
        if scalar.properties.generalCategory == .nonspacingMark { return 0 }
        switch scalar.value {
        case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFF00...0xFF60, 0x1F300...0x1FAFF,
            0x20000...0x3FFFD:
            return 2
        default: return 1
        }
    }
}
