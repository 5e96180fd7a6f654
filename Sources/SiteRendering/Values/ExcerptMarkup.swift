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

    init(_ text: UnsafeBufferPointer<UInt8>) {
        isXML = text.first { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") } == UInt8(ascii: "<")
    }

    init(_ excerpt: SourceExcerpt) {
        let lines = (0..<excerpt.lineCount).lazy.flatMap { excerpt.bytes(of: $0) }
        isXML = lines.first { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") } == UInt8(ascii: "<")
    }

    /// Appends the next line to `output`, as HTML.
    mutating func add(_ line: UnsafeBufferPointer<UInt8>, to output: inout [UInt8]) {
        if isXML { tags(line, into: &output) } else { literals(line, into: &output) }
    }

    private mutating func tags(_ line: UnsafeBufferPointer<UInt8>, into output: inout [UInt8]) {
        var at = 0
        while at < line.count {
            let start = at
            if isInTag {
                at = Self.index(of: UInt8(ascii: ">"), in: line, from: at)
                let isWhole = at < line.count
                // An element without content, as <string/>, holds no value.
                if isWhole, at > start, line[at - 1] == UInt8(ascii: "/") { value = nil }
                if isWhole { at += 1 }
                Self.add(line[start..<at], .key, to: &output)
                isInTag = !isWhole
            } else {
                at = Self.index(of: UInt8(ascii: "<"), in: line, from: at)
                Self.add(line[start..<at], value, to: &output)
                if at < line.count {
                    isInTag = true
                    value = Self.value(after: line[at...])
                }
            }
        }
    }

    private static func index(of byte: UInt8, in line: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
        var at = start
        while at < line.count, line[at] != byte { at += 1 }
        return at
    }

    /// What kind of value the tag that starts here opens.
    private static func value(after tag: Slice<UnsafeBufferPointer<UInt8>>) -> Colour? {
        let name = UnsafeBufferPointer(
            rebasing: tag.dropFirst().prefix { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) })
        if ("string" as StaticString).isEqual(to: name) { return .string }
        return words.contains { $0.isEqual(to: name) } ? .word : nil
    }

    private static let words: [StaticString] = ["integer", "real", "date", "data"]

    /// JSON and the old property list: quoted strings, numbers and words; one before a colon or an equals sign is a key.
    private func literals(_ line: UnsafeBufferPointer<UInt8>, into output: inout [UInt8]) {
        var at = 0
        while at < line.count {
            let start = at
            var colour: Colour?
            if line[at] == UInt8(ascii: "\"") {
                at = Self.endOfString(line, from: at)
                colour = .string
            } else if Self.isWord(line[at]) {
                while at < line.count, Self.isWord(line[at]) { at += 1 }
                colour = .word
            } else {
                while at < line.count, line[at] != UInt8(ascii: "\""), !Self.isWord(line[at]) { at += 1 }
            }
            if colour != nil {
                var next = at
                while next < line.count, line[next] == UInt8(ascii: " ") { next += 1 }
                if next < line.count, line[next] == UInt8(ascii: ":") || line[next] == UInt8(ascii: "=") { colour = .key }
            }
            Self.add(line[start..<at], colour, to: &output)
        }
    }

    private static func endOfString(_ line: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
        var at = start + 1
        while at < line.count {
            if line[at] == UInt8(ascii: "\"") { return at + 1 }
            at += line[at] == UInt8(ascii: "\\") ? 2 : 1
        }
        return line.count
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "+"):
            true
        default: false
        }
    }

    private static func add(_ run: Slice<UnsafeBufferPointer<UInt8>>, _ colour: Colour?, to output: inout [UInt8]) {
        let isBlank = run.allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
        output.add(UnsafeBufferPointer(rebasing: run), in: isBlank ? nil : colour?.open)
    }
}
