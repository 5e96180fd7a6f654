import QuickActionModel
import Templates

/// A line of a rule's example as HTML: the spots stand in `mark`, and what nobody could see is written out.
struct ExampleMarkup {
    /// Spots of the line: 1-based columns and lengths in Unicode scalars.
    let spots: [(column: Int, length: Int)]

    /// The line, escaped.
    func line(_ text: String) -> [UInt8] {
        let scalars = Array(text.unicodeScalars)
        var output: [UInt8] = []
        var at = 0
        for spot in spots {
            let start = min(max(spot.column - 1, at), scalars.count)
            let end = min(start + max(spot.length, 0), scalars.count)
            add(scalars[at..<start], isSpot: false, to: &output)
            output += "<mark>".utf8
            add(scalars[start..<end], isSpot: true, to: &output)
            output += "</mark>".utf8
            at = end
        }
        add(scalars[at...], isSpot: false, to: &output)
        return output
    }

    private func add(_ run: ArraySlice<Unicode.Scalar>, isSpot: Bool, to output: inout [UInt8]) {
        let hasEmoji = run.contains { $0.properties.isEmojiPresentation }
        for scalar in run {
            if Self.isUnseen(scalar, inEmoji: hasEmoji || !isSpot) || (isSpot && scalar == "\u{A0}") {
                let hex = String(scalar.value, radix: 16, uppercase: true)
                output += "<span class=\"esc\">U+\(String(repeating: "0", count: max(0, 4 - hex.count)))\(hex)</span>".utf8
            } else {
                Array(String(Character(scalar)).utf8).withUnsafeBufferPointer { HTMLEscaping.escapeText($0, into: &output) }
            }
        }
    }

    /// Joiners and variation selectors belong to emoji and to some scripts; elsewhere they are as unseen as the rest.
    private static func isUnseen(_ scalar: Unicode.Scalar, inEmoji: Bool) -> Bool {
        switch scalar.value {
        case 0x200C, 0x200D, 0xFE0E, 0xFE0F: !inEmoji
        case 0..<32, 127..<160: true
        default: scalar.properties.isDefaultIgnorableCodePoint || scalar.properties.isBidiControl
        }
    }
}
