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

    /// Sorts a destination by its scheme; a relative one is followed from the note's folder.
    static func read(_ written: [UInt8], from base: LinkBase) -> LinkDestination {
        // Browsers drop blanks at both ends before they look at the scheme.
        let bytes = trimmed(written)
        if bytes.contains(where: { $0 < 0x20 || $0 == 0x7F }) {
            return .refused(.unsafeLink, reason: "holds a control character")
        }
        if let colon = schemeEnd(of: bytes) { return absolute(bytes, colon: colon) }
        if bytes.starts(with: "//".utf8) {
            return .refused(.unsafeLink, reason: "takes its scheme from the page (write https: in front)")
        }
        return relative(bytes, from: base)
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

    private static func relative(_ bytes: ArraySlice<UInt8>, from base: LinkBase) -> LinkDestination {
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
        switch base.follow(path) {
        case .success(let path): return .file(path: path, fragment: fragment?.isEmpty == true ? nil : fragment)
        case .failure(let fault): return .refused(.brokenLink, reason: fault.reason)
        }
    }

    private static func isLetter(_ byte: UInt8) -> Bool { (97...122).contains(byte | 0x20) }
}
