import Foundation

/// Takes comments and strings out of Swift code, line by line, well enough for looking for names.
enum CodeLines {
    static func stripped(_ lines: [String]) -> [String] {
        var isInComment = false
        var isInText = false
        return lines.map { line in
            var out = ""
            var rest = Substring(line)
            while !rest.isEmpty {
                if isInComment {
                    isInComment = !skip(&rest, past: "*/")
                } else if isInText {
                    isInText = !skip(&rest, past: "\"\"\"")
                } else if rest.hasPrefix("//") {
                    break
                } else if rest.hasPrefix("/*") {
                    isInComment = true
                } else if rest.hasPrefix("\"\"\"") {
                    rest = rest.dropFirst(3)
                    isInText = true
                } else if rest.hasPrefix("\"") {
                    rest = rest.dropFirst()
                    skipString(&rest)
                    out += "\"\""
                } else {
                    out.append(rest.removeFirst())
                }
            }
            return out
        }
    }

    /// Drops all up to and with a mark; all there is, and false, when the mark is not there.
    private static func skip(_ rest: inout Substring, past mark: String) -> Bool {
        while !rest.isEmpty {
            if rest.hasPrefix(mark) {
                rest = rest.dropFirst(mark.count)
                return true
            }
            rest.removeFirst()
        }
        return false
    }

    /// Drops the rest of a string of one line, with strings in its interpolations.
    private static func skipString(_ rest: inout Substring) {
        var depth = 0
        while let character = rest.popFirst() {
            if character == "\\" {
                if rest.first == "(" { depth += 1 }
                rest = rest.dropFirst()
            } else if depth > 0 {
                if character == "(" { depth += 1 }
                if character == ")" { depth -= 1 }
                if character == "\"" { skipString(&rest) }
            } else if character == "\"" {
                return
            }
        }
    }

    /// Whether a name stands in a line of code, not as the end of a longer name and not as a member of something.
    static func uses(_ needle: String, in line: String) -> Bool {
        var start = line.startIndex
        while let found = line.range(of: needle, range: start..<line.endIndex) {
            let before = found.lowerBound == line.startIndex ? " " : line[line.index(before: found.lowerBound)]
            let isWhole = !(before.isLetter || before.isNumber || before == "_" || before == ".")
            let last = needle.last ?? " "
            let after = found.upperBound == line.endIndex ? " " : line[found.upperBound]
            let ends = !(last.isLetter || last.isNumber) || !(after.isLetter || after.isNumber || after == "_")
            if isWhole, ends { return true }
            start = found.upperBound
        }
        return false
    }
}
