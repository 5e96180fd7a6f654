import Templates

/// The one writer of the feed's XML: every text and every value of an attribute goes through it and is escaped.
struct FeedXML {
    private(set) var bytes: [UInt8] = []
    private var depth = 0

    /// Markup of our own.
    mutating func raw(_ text: String) { bytes += text.utf8 }

    /// An element with children.
    mutating func element(_ name: String, _ attributes: [(String, String)] = [], _ body: (inout FeedXML) -> Void) {
        begin(name, attributes)
        raw(">")
        depth += 1
        body(&self)
        depth -= 1
        newLine()
        raw("</\(name)>")
    }

    /// An element with text.
    mutating func text(_ name: String, _ text: String, _ attributes: [(String, String)] = []) {
        begin(name, attributes)
        raw(">")
        HTMLEscaping.escapeText(text, into: &bytes)
        raw("</\(name)>")
    }

    /// An element without content.
    mutating func empty(_ name: String, _ attributes: [(String, String)]) {
        begin(name, attributes)
        raw("/>")
    }

    private mutating func begin(_ name: String, _ attributes: [(String, String)]) {
        if depth > 0 { newLine() }
        raw("<\(name)")
        for (key, value) in attributes {
            raw(" \(key)=\"")
            HTMLEscaping.escapeText(value, into: &bytes)
            raw("\"")
        }
    }

    private mutating func newLine() { raw("\n" + String(repeating: "  ", count: depth)) }
}
