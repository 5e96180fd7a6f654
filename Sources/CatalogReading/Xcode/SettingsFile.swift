import QuickActionModel
import SourceTrees

/// The lines of one `.xcconfig` file.
struct SettingsFile {
    /// What a line says.
    enum Line {
        /// `NAME = value`.
        case setting(name: String, value: String)
        /// `NAME[sdk=…] = value`, which holds for some builds only.
        case conditional(name: String)
        /// `#include "path"` or `#include? "path"`.
        case include(path: String, isOptional: Bool)
        /// Something else; the text says what is missing.
        case unknown(String)
    }

    /// The text with its lines.
    let text: SourceText
    /// Every line that says something, with its place.
    let lines: [(line: Line, span: SourceSpan)]

    /// Reads the lines; `bytes` are UTF-8 without a byte-order mark.
    init(_ bytes: [UInt8]) {
        text = SourceText(bytes)
        var found: [(line: Line, span: SourceSpan)] = []
        for number in 1...max(text.lineCount, 1) {
            let span = Self.trimmed(Self.withoutComment(text.lineSpan(number), bytes), bytes)
            if span.count > 0 { found.append(Self.line(span, bytes)) }
        }
        lines = found
    }

    private static func line(_ span: SourceSpan, _ bytes: [UInt8]) -> (line: Line, span: SourceSpan) {
        if bytes[span.start] == UInt8(ascii: "#") { return include(span, bytes) }
        let all = bytes[span.start..<span.end]
        let name = all.prefix { isNameByte($0) }
        var at = name.endIndex
        guard !name.isEmpty else { return (.unknown("a line begins with the name of a setting"), span) }
        var conditions = 0
        while at < all.endIndex, bytes[at] == UInt8(ascii: "[") {
            guard let close = bytes[at..<all.endIndex].firstIndex(of: UInt8(ascii: "]")) else {
                return (.unknown("a condition ends with ]"), span)
            }
            conditions += 1
            at = close + 1
        }
        let head = SourceSpan(start: span.start, end: at)
        while at < all.endIndex, isBlank(bytes[at]) { at += 1 }
        guard at < all.endIndex, bytes[at] == UInt8(ascii: "=") else {
            return (.unknown("a setting is written NAME = value"), head)
        }
        let text = String(decoding: name, as: UTF8.self)
        if conditions > 0 { return (.conditional(name: text), head) }
        return (.setting(name: text, value: value(SourceSpan(start: at + 1, end: span.end), bytes)), head)
    }

    /// A value without blanks and semicolons at its end; `$()`, with which people keep `//` from being a comment, is nothing.
    private static func value(_ span: SourceSpan, _ bytes: [UInt8]) -> String {
        let whole = trimmed(span, bytes)
        var (at, end) = (whole.start, whole.end)
        while end > at, bytes[end - 1] == UInt8(ascii: ";") || isBlank(bytes[end - 1]) { end -= 1 }
        var out: [UInt8] = []
        while at < end {
            if bytes[at] == UInt8(ascii: "$"), at + 2 < end,
                bytes[at + 1...at + 2].elementsEqual("()".utf8) || bytes[at + 1...at + 2].elementsEqual("{}".utf8)
            {
                at += 3
            } else {
                out.append(bytes[at])
                at += 1
            }
        }
        return String(decoding: out, as: UTF8.self)
    }

    private static func include(_ span: SourceSpan, _ bytes: [UInt8]) -> (line: Line, span: SourceSpan) {
        var rest = bytes[span.start..<span.end]
        let wrong = (line: Line.unknown("an include is written #include \"path\""), span: span)
        guard rest.starts(with: "#include".utf8) else { return wrong }
        rest = rest.dropFirst("#include".utf8.count)
        let isOptional = rest.first == UInt8(ascii: "?")
        if isOptional { rest = rest.dropFirst() }
        rest = rest.drop { isBlank($0) }
        guard rest.count > 2, rest.first == UInt8(ascii: "\""), rest.last == UInt8(ascii: "\"") else { return wrong }
        let path = rest.dropFirst().dropLast()
        return (
            .include(path: String(decoding: path, as: UTF8.self), isOptional: isOptional),
            SourceSpan(start: path.startIndex, end: path.endIndex)
        )
    }

    private static func withoutComment(_ span: SourceSpan, _ bytes: [UInt8]) -> SourceSpan {
        var at = span.start
        while at + 1 < span.end {
            if bytes[at] == UInt8(ascii: "/"), bytes[at + 1] == UInt8(ascii: "/") {
                return SourceSpan(start: span.start, end: at)
            }
            at += 1
        }
        return span
    }

    private static func trimmed(_ span: SourceSpan, _ bytes: [UInt8]) -> SourceSpan {
        var (start, end) = (span.start, span.end)
        while start < end, isBlank(bytes[start]) { start += 1 }
        while end > start, isBlank(bytes[end - 1]) { end -= 1 }
        return SourceSpan(start: start, end: end)
    }

    private static func isBlank(_ byte: UInt8) -> Bool { byte == 32 || byte == 9 || byte == 11 || byte == 12 }

    private static func isNameByte(_ byte: UInt8) -> Bool {
        (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte) || byte == UInt8(ascii: "_")
    }
}
