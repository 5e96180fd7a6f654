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
        var splitter = WordSplitter(text)
        return splitter.words()
    }
}

/// Splits a text at blanks and takes the marks off the ends of the parts.
private struct WordSplitter {
    private let text: String
    private var found: [TextWord] = []
    /// A colon or a dash came since the last word.
    private var beginsPhrase = false
    /// Number of scalars so far.
    private var count = 0
    /// First letter of the word.
    private var start: (index: String.Index, count: Int)?
    /// Behind its last letter.
    private var end: (index: String.Index, count: Int)
    private var last: Unicode.Scalar = " "

    init(_ text: String) {
        self.text = text
        end = (text.startIndex, 0)
    }

    mutating func words() -> [TextWord] {
        let scalars = text.unicodeScalars
        var index = scalars.startIndex
        while index < scalars.endIndex {
            let scalar = scalars[index]
            let next = scalars.index(after: index)
            if ScalarKind.isBlank(scalar) {
                finish()
            } else if ScalarKind.isSolid(scalar) {
                if start == nil { start = (index, count) }
                end = (next, count + 1)
            } else if start == nil, Self.isPhraseMark(scalar) {
                beginsPhrase = true
            }
            last = scalar
            count += 1
            index = next
        }
        finish()
        return found
    }

    private mutating func finish() {
        guard let start else { return }
        let word = String(text[start.index..<end.index])
        found.append(
            TextWord(
                text: word, lower: TextCase.lowered(word), start: start.count, length: end.count - start.count,
                beginsPhrase: beginsPhrase))
        // A colon at the end of a word begins a phrase with the next one.
        beginsPhrase = end.count < count && Self.isPhraseMark(last)
        self.start = nil
    }

    private static func isPhraseMark(_ scalar: Unicode.Scalar) -> Bool {
        scalar == ":" || scalar == "\u{2013}" || scalar == "\u{2014}" || scalar == "-" || scalar == "|"
    }
}
