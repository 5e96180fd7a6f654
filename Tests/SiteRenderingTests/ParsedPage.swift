/// A small, strict reader of the pages' HTML, independent of the one that collects links.
struct ParsedPage {
    struct Element {
        var name: String
        var attributes: [(name: String, value: String)]
        subscript(name: String) -> String? { attributes.first { $0.name == name }?.value }
    }

    struct Text {
        var text: String
        var parent: String
        /// Values of `lang` on the way down to the text.
        var languages: [String]
        /// Values of `dir` on the way down.
        var directions: [String]
        /// Whether it stands in lines of code, which have no language.
        var isCode: Bool
    }

    private(set) var elements: [Element] = []
    private(set) var texts: [Text] = []
    /// What is wrong with the markup.
    private(set) var faults: [String] = []

    private static let void: Set<String> = ["meta", "link", "img", "br", "hr", "input", "wbr"]
    private var open: [Element] = []

    init(_ bytes: [UInt8]) {
        let text = Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)
        var at = 0
        while at < text.count {
            if text[at] == "<" {
                let end = tagEnd(text, at)
                tag(String(String.UnicodeScalarView(text[(at + 1)..<end])))
                at = end + 1
            } else {
                let end = text[at...].firstIndex(of: "<") ?? text.count
                add(String(String.UnicodeScalarView(text[at..<end])))
                at = end
            }
        }
        if !open.isEmpty { faults.append("never closed: \(open.map(\.name))") }
    }

    var ids: [String] { elements.compactMap { $0["id"] } }
    /// Values of `href` and `src`, in order.
    var links: [String] { elements.flatMap { $0.attributes.filter { ["href", "src"].contains($0.name) }.map(\.value) } }
    /// Everything that people or programs could read: texts and values of attributes.
    var words: [String] { texts.map(\.text) + elements.flatMap { $0.attributes.map(\.value) } }

    private func tagEnd(_ text: [Unicode.Scalar], _ start: Int) -> Int {
        var quoted = false
        for index in start..<text.count {
            if text[index] == "\"" { quoted.toggle() }
            if text[index] == ">", !quoted { return index }
        }
        return text.count - 1
    }

    private mutating func tag(_ inside: String) {
        if inside.lowercased() == "!doctype html" { return }
        if inside.hasPrefix("/") {
            let name = String(inside.dropFirst())
            if open.last?.name == name {
                open.removeLast()
            } else {
                faults.append("</\(name)> closes \(open.last?.name ?? "nothing")")
            }
            return
        }
        guard let match = inside.wholeMatch(of: /([a-z][a-z0-9]*)((?:\s+[a-zA-Z-]+(?:="[^"]*")?)*)\s*(\/?)/) else {
            faults.append("no tag: <\(inside)>")
            return
        }
        var element = Element(name: String(match.1), attributes: [])
        for part in match.2.matches(of: /([a-zA-Z-]+)(?:="([^"]*)")?/) {
            if element[String(part.1)] != nil { faults.append("\(part.1) twice in <\(inside)>") }
            element.attributes.append((String(part.1), plain(String(part.2 ?? ""))))
        }
        elements.append(element)
        if match.3.isEmpty, !Self.void.contains(element.name) { open.append(element) }
    }

    private mutating func add(_ written: String) {
        let text = plain(written)
        guard text.contains(where: { !$0.isWhitespace }) else { return }
        texts.append(
            Text(
                text: text, parent: open.last?.name ?? "", languages: open.compactMap { $0["lang"] },
                directions: open.compactMap { $0["dir"] }, isCode: open.contains { $0.name == "pre" }))
    }

    private mutating func plain(_ written: String) -> String {
        var out = ""
        for (index, part) in written.split(separator: "&", omittingEmptySubsequences: false).enumerated() {
            guard index > 0 else {
                out += part
                continue
            }
            let known = [("amp;", "&"), ("lt;", "<"), ("gt;", ">"), ("quot;", "\""), ("#39;", "'"), ("#x27;", "'")]
            guard let (name, mark) = known.first(where: { part.hasPrefix($0.0) }) else {
                faults.append("bare & before \(part.prefix(12))")
                continue
            }
            out += mark + part.dropFirst(name.count)
        }
        return out
    }
}
