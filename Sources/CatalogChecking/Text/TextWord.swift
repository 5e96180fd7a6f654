/// One word of a text without the marks around it.
struct TextWord: Sendable {
    /// The word as it stands.
    let text: String
    /// The word in lower case.
    let lower: String
    /// First scalar, counted from 0.
    let start: Int
    /// Number of scalars.
    let length: Int
    /// Whether a colon or a dash stands before it, so that a new phrase begins.
    let beginsPhrase: Bool

    /// The words between blanks; what holds no letter and no digit is no word.
    static func words(of text: String) -> [TextWord] {
        var splitter = WordSplitter()
        for scalar in text.unicodeScalars { splitter.take(scalar) }
        splitter.finish()
        return splitter.words
    }
}

/// Splits a text at blanks and takes the marks off the ends of the parts.
private struct WordSplitter {
    var words: [TextWord] = []
    private var index = 0
    private var scalars = String.UnicodeScalarView()
    private var start = 0
    /// Scalars of the word up to its last letter or digit.
    private var solid = 0
    private var beginsPhrase = false
    private var marks = false

    mutating func take(_ scalar: Unicode.Scalar) {
        defer { index += 1 }
        if Self.isBlank(scalar) {
            flush()
        } else if Self.isSolid(scalar) {
            if scalars.isEmpty { start = index }
            scalars.append(scalar)
            solid = scalars.count
        } else if scalars.isEmpty {
            if Self.isPhraseMark(scalar) { marks = true }
        } else {
            scalars.append(scalar)
        }
    }

    mutating func finish() { flush() }

    private mutating func flush() {
        defer {
            scalars = String.UnicodeScalarView()
            solid = 0
        }
        guard solid > 0 else {
            if marks { beginsPhrase = true }
            marks = false
            return
        }
        let hasColon = scalars.count > solid && scalars.last.map(Self.isPhraseMark) ?? false
        let text = String(String.UnicodeScalarView(scalars.prefix(solid)))
        words.append(
            TextWord(text: text, lower: TextCase.lowered(text), start: start, length: solid, beginsPhrase: beginsPhrase || marks))
        beginsPhrase = hasColon
        marks = false
    }

    private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
        scalar.isASCII ? scalar.value <= 32 : scalar.properties.isWhitespace
    }

    private static func isSolid(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.isASCII {
            let value = scalar.value
            return (48...57).contains(value) || (65...90).contains(value) || (97...122).contains(value)
        }
        let properties = scalar.properties
        return properties.isAlphabetic || properties.numericType != nil || properties.canonicalCombiningClass != .notReordered
    }

    private static func isPhraseMark(_ scalar: Unicode.Scalar) -> Bool {
        scalar == ":" || scalar == "\u{2013}" || scalar == "\u{2014}" || scalar == "-" || scalar == "|"
    }
}
