import QuickActionModel
import Templates

/// The lines of one declaration with colour: tags and keys, string values, numbers and words stand in spans of their class.
///
/// It never judges the text: what it does not understand stays plain. Everything is escaped.
struct ExcerptMarkup {
    private enum Colour {
        case key
        case string
        case word

        var open: StaticString {
            switch self {
            case .key: "<span class=\"k\">"
            case .string: "<span class=\"s\">"
            case .word: "<span class=\"w\">"
            }
        }
    }

    private let isXML: Bool
    /// The value that stands between two tags, and whether a tag is still open at the end of a line.
    private var value: Colour?
    private var isInTag = false

    init(_ lines: [String]) {
        let first = lines.lazy.flatMap(\.utf8).first { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
        isXML = first == UInt8(ascii: "<")
    }

    init(_ excerpt: SourceExcerpt) {
        let lines = (0..<excerpt.lineCount).lazy.flatMap { excerpt.bytes(of: $0) }
        isXML = lines.first { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") } == UInt8(ascii: "<")
    }

    /// The next line, as HTML.
    mutating func line(_ text: String) -> [UInt8] {
        var output: [UInt8] = []
        add(Array(text.utf8)[...], to: &output)
        return output
    }

    /// Appends the next line to `output`, as HTML.
    mutating func add(_ line: ArraySlice<UInt8>, to output: inout [UInt8]) {
        if isXML { tags(line, into: &output) } else { literals(line, into: &output) }
    }

    private mutating func tags(_ line: ArraySlice<UInt8>, into output: inout [UInt8]) {
        var rest = line
        while !rest.isEmpty {
            let stop = isInTag ? UInt8(ascii: ">") : UInt8(ascii: "<")
            let end = rest.firstIndex(of: stop)
            if isInTag {
                let run = rest[..<(end.map { $0 + 1 } ?? rest.endIndex)]
                Self.add(run, .key, to: &output)
                isInTag = end == nil
                // An element without content, as <string/>, holds no value.
                if end != nil, run.dropLast().last == UInt8(ascii: "/") { value = nil }
                rest = rest[run.endIndex...]
            } else {
                let run = rest[..<(end ?? rest.endIndex)]
                Self.add(run, value, to: &output)
                rest = rest[run.endIndex...]
                if end != nil {
                    isInTag = true
                    value = Self.value(after: rest)
                }
            }
        }
    }

    /// What kind of value the tag that starts here opens.
    private static func value(after tag: ArraySlice<UInt8>) -> Colour? {
        let name = tag.dropFirst().prefix { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
        if name.elementsEqual("string".utf8) { return .string }
        let words = ["integer", "real", "date", "data"]
        return words.contains { name.elementsEqual($0.utf8) } ? .word : nil
    }

    /// JSON and the old property list: quoted strings, numbers and words; one before a colon or an equals sign is a key.
    private func literals(_ line: ArraySlice<UInt8>, into output: inout [UInt8]) {
        var rest = line
        while let first = rest.first {
            let run: ArraySlice<UInt8>
            var colour: Colour?
            if first == UInt8(ascii: "\"") {
                run = rest[..<Self.endOfString(rest)]
                colour = .string
            } else if Self.isWord(first) {
                run = rest.prefix(while: Self.isWord)
                colour = .word
            } else {
                run = rest.prefix { $0 != UInt8(ascii: "\"") && !Self.isWord($0) }
            }
            rest = rest[run.endIndex...]
            let next = rest.first { $0 != UInt8(ascii: " ") }
            if colour != nil, next == UInt8(ascii: ":") || next == UInt8(ascii: "=") { colour = .key }
            Self.add(run, colour, to: &output)
        }
    }

    private static func endOfString(_ text: ArraySlice<UInt8>) -> Int {
        var index = text.startIndex + 1
        while index < text.endIndex {
            if text[index] == UInt8(ascii: "\"") { return index + 1 }
            index += text[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        return text.endIndex
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "+"):
            true
        default: false
        }
    }

    private static func add(_ run: ArraySlice<UInt8>, _ colour: Colour?, to output: inout [UInt8]) {
        let colour = run.allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") } ? nil : colour
        if let colour { colour.open.withUTF8Buffer { output.append(contentsOf: $0) } }
        run.withUnsafeBufferPointer { HTMLEscaping.escapeText($0, into: &output) }
        if colour != nil { ("</span>" as StaticString).withUTF8Buffer { output.append(contentsOf: $0) } }
    }
}
