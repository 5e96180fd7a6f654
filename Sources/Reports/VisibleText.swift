/// Text made safe and readable for a terminal: control and invisible characters are written out.
public enum VisibleText {
    /// The text with every control, bidirectional and invisible character as `⟨U+200B⟩`, so that nothing can steer the terminal.
    public static func of(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: mustBeWritten) else { return text }
        var out = ""
        for scalar in text.unicodeScalars { out += of(scalar) }
        return out
    }

    /// Columns that a text takes in a terminal.
    public static func columns(of text: String) -> Int { DisplayWidth.columns(of: Array(text.unicodeScalars)).reduce(0, +) }

    static func of(_ scalar: Unicode.Scalar) -> String {
        guard mustBeWritten(scalar) else { return String(Character(scalar)) }
        let hex = String(scalar.value, radix: 16, uppercase: true)
        return "⟨U+" + String(repeating: "0", count: max(0, 4 - hex.count)) + hex + "⟩"
    }

    private static func mustBeWritten(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.value < 0x7F { return scalar.value < 0x20 }
        if scalar.value < 0xA0 { return true }
        // Joiners and variation selectors are part of ordinary words and emoji.
        if [0x200C, 0x200D, 0xFE0E, 0xFE0F].contains(scalar.value) { return false }
        return scalar.properties.isBidiControl || scalar.properties.isDefaultIgnorableCodePoint || scalar.value == 0x2028
            || scalar.value == 0x2029
    }
}
