/// Walks over the start tags of an SVG file.
///
/// Text, comments, declarations and end tags, those of groups aside, are passed over, and so is all that stands in elements that are not drawn; a file that
/// breaks off ends the walk.
struct SVGTagScanner {
    struct Tag {
        var name: String
        var attributes: [String: String]
        /// Whether it ends a group.
        var isEnd = false
        /// Whether nothing stands in it.
        var isClosed = false
    }

    /// Elements whose content is not drawn where it stands: a clip path drawn as a shape would cover the picture.
    private static let hidden: Set<String> = [
        "defs", "clipPath", "mask", "pattern", "marker", "symbol", "filter", "linearGradient", "radialGradient", "foreignObject",
        "script", "style", "metadata", "title", "desc", "text",
    ]

    private let bytes: [UInt8]
    private var at = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    mutating func next() -> Tag? {
        while let open = bytes[at...].firstIndex(of: UInt8(ascii: "<")) {
            at = open + 1
            guard at < bytes.count else { return nil }
            if bytes[at...].starts(with: "!--".utf8) {
                skip(past: "-->")
            } else if bytes[at...].starts(with: "![CDATA[".utf8) {
                skip(past: "]]>")
            } else if bytes[at...].starts(with: "/g".utf8), at + 2 < bytes.count, !isNameByte(bytes[at + 2]) {
                return Tag(name: "g", attributes: [:], isEnd: true)
            } else if isNameByte(bytes[at]) {
                guard let tag = tag() else { return nil }
                if Self.hidden.contains(tag.name) {
                    skipContent(of: tag.name)
                } else {
                    return tag
                }
            }
        }
        return nil
    }

    private mutating func skip(past end: String) {
        while at < bytes.count, !bytes[at...].starts(with: end.utf8) { at += 1 }
        at = min(at + end.utf8.count, bytes.count)
    }

    private mutating func skipContent(of name: String) {
        guard at < bytes.count, bytes[at - 1] != UInt8(ascii: "/") else { return }
        skip(past: "</" + name)
    }

    private mutating func tag() -> Tag? {
        var tag = Tag(name: name(), attributes: [:])
        while at < bytes.count, bytes[at] != UInt8(ascii: ">") {
            guard isNameByte(bytes[at]) else {
                at += 1
                continue
            }
            let key = name()
            guard at + 1 < bytes.count, bytes[at] == UInt8(ascii: "="), bytes[at + 1] == 34 || bytes[at + 1] == 39 else {
                continue
            }
            let quote = bytes[at + 1]
            guard let end = bytes[(at + 2)...].firstIndex(of: quote) else { return nil }
            tag.attributes[key] = String(decoding: bytes[(at + 2)..<end], as: UTF8.self)
            at = end + 1
        }
        tag.isClosed = at < bytes.count && bytes[at - 1] == UInt8(ascii: "/")
        return tag
    }

    private mutating func name() -> String {
        let start = at
        while at < bytes.count, isNameByte(bytes[at]) { at += 1 }
        return String(decoding: bytes[start..<at], as: UTF8.self)
    }

    private func isNameByte(_ byte: UInt8) -> Bool {
        (48...58).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte) || byte == 45 || byte == 95
    }
}
