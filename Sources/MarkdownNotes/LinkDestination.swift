import QuickActionModel

/// What the destination of a link is, before anybody looks whether it exists.
enum LinkDestination: Equatable {
    /// A complete `http`, `https` or `mailto` address, ready to stand in `href`.
    case external([UInt8], isWeb: Bool)
    /// The decoded fragment of a link within the note.
    case heading(String)
    /// A file below the root, decoded, and the decoded fragment.
    case file(path: String, fragment: String?)
    /// A quick action.
    case action(NoteLink.Target)
    /// Refused: the rule, and the reason as the second half of a sentence.
    case refused(Rule, reason: String)

    /// Sorts a destination by its scheme; `note` is the path of the note, `root` the folder that links may not leave.
    static func read(_ written: [UInt8], note: String, root: String) -> LinkDestination {
        // Browsers drop blanks at both ends before they look at the scheme.
        let bytes = trimmed(written)
        if bytes.contains(where: { $0 < 0x20 || $0 == 0x7F }) {
            return .refused(.unsafeLink, reason: "holds a control character")
        }
        if let colon = schemeEnd(of: bytes) { return absolute(bytes, colon: colon) }
        if bytes.starts(with: "//".utf8) {
            return .refused(.unsafeLink, reason: "takes its scheme from the page (write https: in front)")
        }
        return relative(bytes, note: note, root: root)
    }

    private static func trimmed(_ bytes: [UInt8]) -> ArraySlice<UInt8> {
        var slice = bytes[...]
        while slice.first == 0x20 { slice.removeFirst() }
        while slice.last == 0x20 { slice.removeLast() }
        return slice
    }

    /// Index of the colon behind a scheme, by RFC 3986.
    private static func schemeEnd(of bytes: ArraySlice<UInt8>) -> Int? {
        guard let first = bytes.first, isLetter(first) else { return nil }
        for index in bytes.indices.dropFirst() {
            let byte = bytes[index]
            if byte == UInt8(ascii: ":") { return index }
            let isPart =
                isLetter(byte) || (48...57).contains(byte) || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-")
                || byte == UInt8(ascii: ".")
            if !isPart { return nil }
        }
        return nil
    }

    private static func absolute(_ bytes: ArraySlice<UInt8>, colon: Int) -> LinkDestination {
        let scheme = String(decoding: bytes[..<colon].map { isLetter($0) ? $0 | 0x20 : $0 }, as: UTF8.self)
        let rest = bytes[(colon + 1)...]
        switch scheme {
        case "http", "https":
            guard rest.starts(with: "//".utf8), let host = rest.dropFirst(2).first, host != UInt8(ascii: "/") else {
                return .refused(.unsafeLink, reason: "has no host")
            }
            return .external(HTMLText.href(bytes), isWeb: true)
        case "mailto":
            return .external(HTMLText.href(bytes), isWeb: false)
        case "action":
            switch ActionDestination.read(String(decoding: bytes, as: UTF8.self)) {
            case .success(let target): return .action(target)
            case .failure(let fault): return .refused(.unknownAction, reason: fault.reason)
            }
        default:
            return .refused(.unsafeLink, reason: "has the scheme \(scheme)")
        }
    }

    private static func relative(_ bytes: ArraySlice<UInt8>, note: String, root: String) -> LinkDestination {
        var path = bytes
        var fragment: String?
        if let mark = bytes.firstIndex(of: UInt8(ascii: "#")) {
            path = bytes[..<mark]
            guard let decoded = PercentEncoding.decode(String(decoding: bytes[(mark + 1)...], as: UTF8.self)) else {
                return .refused(.brokenAnchor, reason: "has a percent escape that cannot be read")
            }
            fragment = decoded
        }
        if path.isEmpty, let fragment { return .heading(fragment) }
        if let query = path.firstIndex(of: UInt8(ascii: "?")) { path = path[..<query] }
        if path.isEmpty { return .refused(.brokenLink, reason: "names no file") }
        switch resolve(path, note: note, root: root) {
        case .success(let path): return .file(path: path, fragment: fragment?.isEmpty == true ? nil : fragment)
        case .failure(let fault): return .refused(.brokenLink, reason: fault.reason)
        }
    }

    private struct Fault: Error { var reason: String }

    /// Walks the segments from the note's folder, or from the root for a leading slash.
    private static func resolve(_ path: ArraySlice<UInt8>, note: String, root: String) -> Result<String, Fault> {
        let base = segments(of: root)
        let isRooted = path.first == UInt8(ascii: "/")
        var result = isRooted ? base : Array(segments(of: note).dropLast())
        let parts = path.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: true)
        var namesFolder = path.last == UInt8(ascii: "/")
        for (index, part) in parts.enumerated() {
            let isLast = index == parts.count - 1
            if part.elementsEqual(".".utf8) {
                namesFolder = namesFolder || isLast
            } else if part.elementsEqual("..".utf8) {
                guard result.count > base.count else { return .failure(Fault(reason: "leaves the content folder")) }
                result.removeLast()
                namesFolder = namesFolder || isLast
            } else {
                guard let name = PercentEncoding.decode(String(decoding: part, as: UTF8.self)) else {
                    return .failure(Fault(reason: "has a percent escape that cannot be read"))
                }
                if let reason = refusal(of: name) { return .failure(Fault(reason: reason)) }
                result.append(name)
            }
        }
        if namesFolder { result.append("index.md") }
        return .success(result.joined(separator: "/"))
    }

    private static func refusal(of name: String) -> String? {
        if name.utf8.contains(where: { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "\\") }) {
            return "has an encoded slash or a backslash in a name"
        }
        if name.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F }) { return "holds a control character" }
        return name.utf8.elementsEqual(".".utf8) || name.utf8.elementsEqual("..".utf8) ? "has encoded dots for a name" : nil
    }

    private static func segments(of path: String) -> [String] {
        path.utf8.split(separator: UInt8(ascii: "/")).map { String(decoding: $0, as: UTF8.self) }
    }

    private static func isLetter(_ byte: UInt8) -> Bool { (97...122).contains(byte | 0x20) }
}
