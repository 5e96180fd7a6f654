/// Reads a page strictly, as our own templates must write it, and lists what is wrong with it.
struct PageCheck {
    private(set) var faults: [String] = []
    private(set) var scripts = 0
    /// Values of `href` and `src`.
    private(set) var links: [String] = []
    private let bytes: [UInt8]
    private var at = 0
    private var open: [String] = []
    private var ids: Set<String> = []

    private static let void: Set<String> = [
        "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr",
    ]

    init(_ page: String) {
        bytes = Array(page.utf8)
        guard page.hasPrefix("<!doctype html>") else {
            faults = ["the page does not begin with <!doctype html>"]
            return
        }
        at = "<!doctype html>".utf8.count
        while at < bytes.count { bytes[at] == UInt8(ascii: "<") ? tag() : text() }
        if !open.isEmpty { faults.append("not closed: \(open.joined(separator: " "))") }
    }

    private mutating func fault(_ words: String) {
        let line = bytes[..<min(at, bytes.count)].count { $0 == 10 } + 1
        faults.append("line \(line): \(words)")
    }

    private mutating func text() {
        let start = at
        while at < bytes.count, bytes[at] != UInt8(ascii: "<") { at += 1 }
        checkReferences(String(decoding: bytes[start..<at], as: UTF8.self))
    }

    /// Every `&` begins a reference, and no control character is in the way.
    private mutating func checkReferences(_ text: String) {
        for part in text.split(separator: "&", omittingEmptySubsequences: false).dropFirst() {
            let name = part.prefix { $0 != ";" }
            let isGood =
                !name.isEmpty && name.count < 12 && name.count < part.count
                && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "#") }
            if !isGood { fault("'&\(part.prefix(12))' is no reference") }
        }
        if text.unicodeScalars.contains(where: { $0.value < 32 && $0 != "\n" && $0 != "\t" }) {
            fault("a control character in '\(text)'")
        }
    }

    private mutating func tag() {
        at += 1
        let isEnd = at < bytes.count && bytes[at] == UInt8(ascii: "/")
        if isEnd { at += 1 }
        let name = word()
        guard !name.isEmpty else { return fault("'<' begins no tag") }
        if isEnd {
            if open.last == name { open.removeLast() } else { fault("</\(name)> while \(open.last ?? "nothing") is open") }
            if at < bytes.count, bytes[at] == UInt8(ascii: ">") { at += 1 } else { fault("</\(name) is not closed") }
            return
        }
        if name == "script" { scripts += 1 }
        let closesItself = attributes(of: name)
        if !closesItself, !Self.void.contains(name) { open.append(name) }
    }

    private mutating func attributes(of element: String) -> Bool {
        var seen: Set<String> = []
        while at < bytes.count {
            let spaces = bytes[at...].prefix { $0 == 32 || $0 == 10 }.count
            at += spaces
            guard at < bytes.count else { break }
            if bytes[at] == UInt8(ascii: ">") {
                at += 1
                return false
            }
            if bytes[at...].starts(with: "/>".utf8) {
                at += 2
                return true
            }
            let name = word()
            guard !name.isEmpty, spaces > 0 else {
                fault("<\(element)> has something that is no attribute")
                at += 1
                continue
            }
            if !seen.insert(name).inserted { fault("<\(element)> has \(name) twice") }
            attribute(name, value(name), element)
        }
        fault("<\(element)> is never closed")
        return false
    }

    private mutating func value(_ name: String) -> String? {
        guard at < bytes.count, bytes[at] == UInt8(ascii: "=") else { return nil }
        at += 1
        guard at < bytes.count, bytes[at] == UInt8(ascii: "\"") else {
            fault("\(name) has a value without quotes")
            return nil
        }
        let start = at + 1
        at = start
        while at < bytes.count, bytes[at] != UInt8(ascii: "\"") { at += 1 }
        let text = String(decoding: bytes[start..<min(at, bytes.count)], as: UTF8.self)
        at += 1
        if text.contains("<") { fault("\(name) holds '<'") }
        checkReferences(text)
        return text
    }

    private mutating func attribute(_ name: String, _ value: String?, _ element: String) {
        if name.hasPrefix("on") || name == "style" || name == "srcdoc" { fault("<\(element)> has \(name)") }
        if name == "id", let value, !ids.insert(value).inserted { fault("two elements have the id '\(value)'") }
        guard ["href", "src", "action", "xlink:href"].contains(name), let value else { return }
        links.append(value)
        let scheme = value.prefix { $0 != ":" && $0 != "/" && $0 != "?" && $0 != "#" }
        let hasScheme = scheme.endIndex < value.endIndex && value[scheme.endIndex] == ":"
        if hasScheme, name == "src" || !["https", "http", "mailto"].contains(String(scheme)) {
            fault("\(name) leads to '\(value)'")
        }
        if value.hasPrefix("//") { fault("\(name) leads to '\(value)'") }
    }

    private mutating func word() -> String {
        let start = at
        while at < bytes.count {
            let byte = bytes[at]
            guard (97...122).contains(byte | 32) || (48...57).contains(byte) || byte == 45 || byte == 58 else { break }
            at += 1
        }
        return String(decoding: bytes[start..<at], as: UTF8.self)
    }
}
