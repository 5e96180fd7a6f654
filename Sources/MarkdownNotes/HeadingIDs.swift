import QuickActionModel

/// Gives the headings of one note their ids.
///
/// The rule, the same in every version: the text without markup, lower-cased; letters, digits and marks of every script, `-` and `_`
/// stay; blanks become `-`, those at the ends are dropped; everything else is dropped, variation selectors too. What is left empty is
/// called `section`. An id that is taken gets `-1`, `-2` and so on, the first that is free.
struct HeadingIDs {
    private var taken: Set<ByteText> = []
    private var counters: [ByteText: Int] = [:]

    /// The id of the next heading.
    mutating func next(for text: String) -> String {
        let base = Self.plain(text)
        if taken.insert(ByteText(base)).inserted { return base }
        var number = counters[ByteText(base)] ?? 0
        while true {
            number += 1
            let candidate = "\(base)-\(number)"
            if taken.insert(ByteText(candidate)).inserted {
                counters[ByteText(base)] = number
                return candidate
            }
        }
    }

    /// The id that the first heading with that text gets.
    static func plain(_ text: String) -> String {
        var scalars = String.UnicodeScalarView()
        var blanks = 0
        for scalar in text.lowercased().unicodeScalars {
            if isBlank(scalar) {
                blanks += scalars.isEmpty ? 0 : 1
            } else if isKept(scalar) {
                while blanks > 0 {
                    scalars.append("-")
                    blanks -= 1
                }
                scalars.append(scalar)
            }
        }
        return scalars.isEmpty ? "section" : String(scalars)
    }

    private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value < 0x80
            ? scalar.value == 0x20 || scalar.value == 0x09 || scalar.value == 0x0A : scalar.properties.isWhitespace
    }

    private static func isKept(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x30...0x39, 0x61...0x7A, 0x2D, 0x5F: return true
        case 0..<0x80, 0xFE00...0xFE0F, 0xE0100...0xE01EF: return false
        default: break
        }
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark, .spacingMark,
            .enclosingMark, .decimalNumber, .letterNumber, .otherNumber:
            return true
        default: return false
        }
    }
}
