import CCMarkGFM
import QuickActionModel

extension NoteRenderer {
    mutating func enterText(_ node: OpaquePointer) {
        let literal = CString(cmark_node_get_literal(node)).bytes
        HTMLText.append(literal, to: &body.bytes)
        text.plain?.append(contentsOf: literal)
    }

    /// Reports what was meant as a link and is none, because its destination holds a blank: `[a](my note.md)`.
    mutating func reportLostLinks(_ node: OpaquePointer) {
        let literal = CString(cmark_node_get_literal(node)).bytes
        guard literal.contains(UInt8(ascii: "]")) else { return }
        var start = 0
        var index = 0
        while index < literal.count {
            if literal[index] == UInt8(ascii: "[") { start = index }
            index += 1
            let isEnd = index < literal.count && literal[index - 1] == UInt8(ascii: "]") && literal[index] == UInt8(ascii: "(")
            guard isEnd else { continue }
            let destination = literal[(index + 1)...].prefix { $0 != UInt8(ascii: ")") && $0 != UInt8(ascii: "(") }
            index += destination.count
            guard Self.namesFileWithBlank(destination) else { continue }
            let line = Int(cmark_node_get_start_line(node)) + setting.skippedLines
            let location = location(line: line, byteColumn: Int(cmark_node_get_start_column(node)) + start)
            findings.add(.brokenLink, at: location) {
                let shown = String(decoding: destination, as: UTF8.self)
                return (
                    "\"\(MatterReader.shortened(shown))\" holds a blank, so this is no link",
                    "Write <\(MatterReader.shortened(shown))>, or %20 for each blank.", []
                )
            }
        }
    }

    private static let fileEndings = [".md", ".png", ".jpg", ".jpeg", ".gif", ".svg", ".webp", ".pdf"].map { Array($0.utf8) }

    private static func namesFileWithBlank(_ destination: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        guard destination.contains(0x20), destination.count < 1_000 else { return false }
        let path = destination.prefix { $0 != UInt8(ascii: "#") }
        return fileEndings.contains { path.count > $0.count && path.suffix($0.count).elementsEqual($0) }
    }

    mutating func enterCode(_ node: OpaquePointer) {
        body.add("<code>")
        enterText(node)
        body.add("</code>")
    }

    mutating func addBlank(_ html: StaticString) {
        body.add(html)
        text.plain?.append(0x20)
    }

    /// A link must not stand in a link, so a reference in one is a number only.
    mutating func enterFootnoteReference(_ node: OpaquePointer) {
        guard let number = Int(CString(cmark_node_get_literal(node)).string), number > 0, number <= setting.limits.bytes else {
            return
        }
        guard text.linkEnds.isEmpty else {
            return body.add(plain: "<sup class=\"footnote-ref\">\(number)</sup>")
        }
        while body.footnoteUses.count < number { body.footnoteUses.append(0) }
        body.footnoteUses[number - 1] += 1
        // The way back is written later; its length counts now.
        text.hiddenBytes += 100
        body.add("<sup class=\"footnote-ref\"><a href=\"#")
        body.mark(.prefix)
        body.add(plain: FootnoteIDs.note(number))
        body.add("\" id=\"")
        body.mark(.prefix)
        body.add(plain: FootnoteIDs.reference(number, use: body.footnoteUses[number - 1]))
        body.add(plain: "\" aria-label=\"Footnote \(number)\">\(number)</a></sup>")
    }

    /// Reports HTML that is left out.
    ///
    /// Comments say nothing to a reader, and an end tag goes with its start tag.
    mutating func reportHTML(_ node: OpaquePointer) {
        let bytes = CString(cmark_node_get_literal(node)).bytes
        if Self.isOnlyComments(bytes) || (bytes.count > 1 && bytes[1] == UInt8(ascii: "/")) { return }
        let location = findings.hasRoom(for: .rawHTML) ? location(of: node) : lastLocation
        findings.add(.rawHTML, at: location) {
            let line = bytes.drop { $0 == 0x20 }.prefix { $0 != 0x0A }
            return (
                "HTML \(MatterReader.shortened(String(decoding: line, as: UTF8.self))) is left out",
                "Notes hold Markdown, not HTML. Write Markdown, or put the HTML in backticks to show it.", []
            )
        }
    }

    private static func isOnlyComments(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var rest = bytes[...]
        while true {
            rest = rest.drop { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A }
            if rest.isEmpty { return true }
            guard rest.starts(with: "<!--".utf8) else { return false }
            rest = rest.dropFirst(4)
            while !rest.isEmpty && !rest.starts(with: "-->".utf8) { rest = rest.dropFirst() }
            rest = rest.dropFirst(3)
        }
    }
}
