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
            let width = scalar == "\t" ? 4 : shown.unicodeScalars.count > 1 ? shown.unicodeScalars.count : DisplayWidth.of(scalar)
            let mark = index == start ? "^" : index > start && index < end ? "~" : " "
            if width > 0 {
                caret +=
                    mark + String(repeating: mark == "^" ? (index + 1 < end || length > 1 ? "~" : " ") : mark, count: width - 1)
            }
        }
        if start >= to { caret += "^" }
        if to < scalars.count { text += "…" }
        while caret.hasSuffix(" ") { caret.removeLast() }
        let margin = String(number)
        return " \(margin) | \(text)\n \(String(repeating: " ", count: margin.utf8.count)) | \(caret)\n"
    }
}
