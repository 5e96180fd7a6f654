/// Questions about scalars, with a quick answer for the letters that most texts are made of.
enum ScalarKind {
    /// Whether a scalar is a plain letter of Latin, Greek, Cyrillic, Hebrew, Arabic, kana, Han or Hangul: neither a mark nor a blank nor
    /// invisible.
    static func isPlainLetter(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x41...0x5A, 0x61...0x7A, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2AF, 0x391...0x3A1, 0x3A3...0x3E1, 0x400...0x481,
            0x48A...0x52F, 0x5D0...0x5EA, 0x620...0x64A, 0x671...0x6D3, 0x1E00...0x1EFF, 0x3041...0x3096, 0x30A1...0x30FA,
            0x4E00...0x9FFF, 0xAC00...0xD7A3:
            true
        default: false
        }
    }

    /// Whether words end at it.
    static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.isASCII { return scalar.value == 32 || (9...13).contains(scalar.value) }
        return !isPlainLetter(scalar) && scalar.properties.isWhitespace
    }

    /// Whether words are made of it: a letter, a digit, or a mark on a letter.
    static func isSolid(_ scalar: Unicode.Scalar) -> Bool {
        if isPlainLetter(scalar) { return true }
        if scalar.isASCII { return (48...57).contains(scalar.value) }
        let properties = scalar.properties
        return properties.isAlphabetic || properties.numericType != nil || properties.canonicalCombiningClass != .notReordered
    }

    /// Whether it is a mark that joins the letter before it.
    static func isMark(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value >= 0x300 && !isPlainLetter(scalar) && scalar.properties.canonicalCombiningClass != .notReordered
    }

    /// Whether nothing is drawn for it.
    static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
        !scalar.isASCII && !isPlainLetter(scalar) && scalar.properties.isDefaultIgnorableCodePoint
    }
}
