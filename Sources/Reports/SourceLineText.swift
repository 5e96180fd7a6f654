/// A line of a source file with a caret under the place that is meant.
enum SourceLineText {
    private static let mostColumns = 160

    /// Two lines of text, each with its end; long lines are cut around the place.
    static func of(_ line: String, line number: Int, column: Int, length: Int) -> String {
        let scalars = Array(line.unicodeScalars)
        let start = min(max(column - 1, 0), scalars.count)
        let end = min(start + max(length, 1), max(scalars.count, start + 1))
        let from = start > mostColumns / 2 ? start - mostColumns / 2 : 0
        let to = min(scalars.count, from + mostColumns)
        var text = from > 0 ? "…" : ""
        var caret = from > 0 ? " " : ""
        for index in from..<max(to, from) {
            let scalar = scalars[index]
            let shown = scalar == "\t" ? "    " : VisibleText.of(scalar)
            text += shown
            // What is written out takes a column for each of its characters.
            let written = shown.unicodeScalars.count
            let width = written > 1 ? written : DisplayWidth.of(scalar)
            if index == start {
                // A mark that stands on another character is pointed at there.
                if width == 0, index > from { caret.removeLast() }
                caret += "^" + String(repeating: length > 1 ? "~" : " ", count: max(width - 1, 0))
            } else {
                caret += String(repeating: index > start && index < end ? "~" : " ", count: width)
            }
        }
        if start >= to { caret += "^" }
        if to < scalars.count { text += "…" }
        while caret.hasSuffix(" ") { caret.removeLast() }
        let margin = String(number)
        return " \(margin) | \(text)\n \(String(repeating: " ", count: margin.utf8.count)) | \(caret)\n"
    }
}
