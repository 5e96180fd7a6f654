/// Finds out where a link of a page leads. One value is used for many links, so that its buffers are kept.
struct LinkReader {
    /// Where a link leads.
    enum Target: Equatable {
        /// Out into the web or to a mail program; never checked.
        case external
        /// Out of the site in a way that pages must not use.
        case leavesSite
        /// To the page that holds it; the hash of the anchor, nil for none.
        case samePage(anchor: UInt64?)
        /// To the address in `path`; the hash of the anchor, nil for none.
        case page(anchor: UInt64?)
    }

    /// The address that the last link of kind `page` leads to.
    private(set) var path: [UInt8] = []
    private var text: [UInt8] = []

    /// Reads a link as it stands in HTML, in a page of that folder (with the slash at its end).
    mutating func read(_ link: UnsafeBufferPointer<UInt8>, folder: ArraySlice<UInt8>) -> Target {
        decodeEntities(link)
        let fragment = text.firstIndex(of: UInt8(ascii: "#"))
        let beforeFragment = text[..<(fragment ?? text.endIndex)]
        let way = beforeFragment[..<(beforeFragment.firstIndex(of: UInt8(ascii: "?")) ?? beforeFragment.endIndex)]
        if let scheme = scheme(of: way) {
            return Self.external.contains { scheme.elementsEqual($0.utf8, by: Self.equalLetters) } ? .external : .leavesSite
        }
        if way.first == UInt8(ascii: "/") { return .leavesSite }
        let anchor = fragment.flatMap { anchorHash(text[($0 + 1)...]) }
        if way.isEmpty { return .samePage(anchor: anchor) }
        return follow(way, from: folder) ? .page(anchor: anchor) : .leavesSite
    }

    /// Hash of an `id` as it stands in HTML.
    mutating func anchor(_ id: UnsafeBufferPointer<UInt8>) -> UInt64 {
        guard id.contains(UInt8(ascii: "&")) else { return ByteHash.of(id) }
        decodeEntities(id)
        return ByteHash.of(text)
    }

    private static var external: [String] { ["http", "https", "mailto"] }

    private static func equalLetters(_ a: UInt8, _ b: UInt8) -> Bool { a | 32 == b }

    /// The part before the first colon, when it is written like a scheme.
    private func scheme(of way: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        for (index, byte) in zip(way.indices, way) {
            switch byte {
            case UInt8(ascii: ":"): return way[..<index]
            case 65...90, 97...122, 48...57, UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."): continue
            default: return nil
            }
        }
        return nil
    }

    /// The hash of a fragment; nil for the empty one and for the top of the page, which every page has.
    private func anchorHash(_ fragment: ArraySlice<UInt8>) -> UInt64? {
        if fragment.isEmpty || fragment.elementsEqual("top".utf8) { return nil }
        var hash = ByteHash()
        Self.decodePercent(fragment) { hash.add($0) }
        return hash.value
    }

    /// Puts the address into `path`; false when it leads above the site's root.
    private mutating func follow(_ way: ArraySlice<UInt8>, from folder: ArraySlice<UInt8>) -> Bool {
        path.removeAll(keepingCapacity: true)
        path.append(contentsOf: folder)
        var start = way.startIndex
        while true {
            let end = way[start...].firstIndex(of: UInt8(ascii: "/")) ?? way.endIndex
            let before = path.count
            Self.decodePercent(way[start..<end]) { path.append($0) }
            let part = path[before...]
            if part.elementsEqual(".".utf8) {
                path.removeLast()
            } else if part.elementsEqual("..".utf8) {
                path.removeLast(2)
                guard !path.isEmpty else { return false }
                path.removeLast()
                path.removeLast(path.count - (path.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0))
            } else if end < way.endIndex {
                path.append(UInt8(ascii: "/"))
            }
            guard end < way.endIndex else { return true }
            start = end + 1
        }
    }

    private static func decodePercent(_ bytes: ArraySlice<UInt8>, _ put: (UInt8) -> Void) {
        var at = bytes.startIndex
        while at < bytes.endIndex {
            if bytes[at] == UInt8(ascii: "%"), at + 2 < bytes.endIndex, let high = hexDigit(bytes[at + 1]),
                let low = hexDigit(bytes[at + 2])
            {
                put(high << 4 | low)
                at += 3
            } else {
                put(bytes[at])
                at += 1
            }
        }
    }

    private static func hexDigit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case 48...57: byte - 48
        case 65...70: byte - 55
        case 97...102: byte - 87
        default: nil
        }
    }

    /// Puts a value of an HTML attribute into `text`, its character references replaced.
    private mutating func decodeEntities(_ value: UnsafeBufferPointer<UInt8>) {
        text.removeAll(keepingCapacity: true)
        guard value.contains(UInt8(ascii: "&")) else {
            text.append(contentsOf: value)
            return
        }
        var at = 0
        while at < value.count {
            if value[at] == UInt8(ascii: "&"), let end = value[at...].prefix(12).firstIndex(of: UInt8(ascii: ";")),
                let meant = HTMLReference.character(UnsafeBufferPointer(rebasing: value[at + 1..<end]))
            {
                text.append(contentsOf: meant)
                at = end + 1
            } else {
                text.append(value[at])
                at += 1
            }
        }
    }
}
