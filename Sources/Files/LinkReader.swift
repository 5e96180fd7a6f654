/// Finds out where a link of a page leads.
///
/// One value is used for many links, so that its buffers are kept.
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
    mutating func read(_ link: UnsafeBufferPointer<UInt8>, folder: UnsafeBufferPointer<UInt8>) -> Target {
        guard link.contains(UInt8(ascii: "&")) else { return readDecoded(link, folder: folder) }
        decodeEntities(link)
        let decoded = text
        return decoded.withUnsafeBufferPointer { readDecoded($0, folder: folder) }
    }

    private mutating func readDecoded(_ link: UnsafeBufferPointer<UInt8>, folder: UnsafeBufferPointer<UInt8>) -> Target {
        var fragment = link.count
        var end = link.count
        for (index, byte) in link.enumerated() {
            if byte == UInt8(ascii: "?"), end == link.count { end = index }
            guard byte == UInt8(ascii: "#") else { continue }
            fragment = index
            end = min(end, index)
            break
        }
        let way = UnsafeBufferPointer(rebasing: link[..<end])
        if let scheme = schemeLength(of: way) {
            let name = way[..<scheme]
            return Self.external.contains { name.elementsEqual($0.utf8) { $0 | 32 == $1 } } ? .external : .leavesSite
        }
        if way.first == UInt8(ascii: "/") { return .leavesSite }
        let anchor = fragment < link.count ? anchorHash(UnsafeBufferPointer(rebasing: link[(fragment + 1)...])) : nil
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

    /// The length of the part before the first colon, when it is written like a scheme.
    private func schemeLength(of way: UnsafeBufferPointer<UInt8>) -> Int? {
        for (index, byte) in way.enumerated() {
            switch byte {
            case UInt8(ascii: ":"): return index
            case 65...90, 97...122, 48...57, UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."): continue
            default: return nil
            }
        }
        return nil
    }

    /// The hash of a fragment; nil for the empty one and for the top of the page, which every page has.
    private func anchorHash(_ fragment: UnsafeBufferPointer<UInt8>) -> UInt64? {
        if fragment.isEmpty || (fragment.count == 3 && fragment.elementsEqual("top".utf8)) { return nil }
        var hash = ByteHash()
        Self.decodePercent(fragment) { hash.add($0) }
        return hash.value
    }

    /// Puts the address into `path`; false when it leads above the site's root.
    private mutating func follow(_ way: UnsafeBufferPointer<UInt8>, from folder: UnsafeBufferPointer<UInt8>) -> Bool {
        // Nearly every link is some `../` and then plain names, so this way is kept free of work for each part.
        var depth = folder.count
        var start = 0
        while start + 2 < way.count, way[start] == Self.dot, way[start + 1] == Self.dot, way[start + 2] == Self.slash {
            guard depth > 0 else { return false }
            depth = Self.above(folder, depth)
            start += 3
        }
        path.removeAll(keepingCapacity: true)
        path.append(contentsOf: folder[..<depth])
        let rest = UnsafeBufferPointer(rebasing: way[start...])
        guard !isPlain(rest) else {
            path.append(contentsOf: rest)
            return true
        }
        return followParts(rest)
    }

    /// Whether no part begins with a dot and nothing is encoded.
    private func isPlain(_ way: UnsafeBufferPointer<UInt8>) -> Bool {
        var before = Self.slash
        for byte in way {
            if byte == UInt8(ascii: "%") || (byte == Self.dot && before == Self.slash) { return false }
            before = byte
        }
        return true
    }

    private mutating func followParts(_ way: UnsafeBufferPointer<UInt8>) -> Bool {
        var start = 0
        while true {
            let end = way[start...].firstIndex(of: Self.slash) ?? way.count
            let before = path.count
            Self.decodePercent(UnsafeBufferPointer(rebasing: way[start..<end])) { path.append($0) }
            let count = path.count - before
            if count == 1, path[before] == Self.dot {
                path.removeLast()
            } else if count == 2, path[before] == Self.dot, path[before + 1] == Self.dot {
                guard before > 0 else { return false }
                path.removeLast(path.count - path.withUnsafeBufferPointer { Self.above($0, before) })
            } else if end < way.count {
                path.append(Self.slash)
            }
            guard end < way.count else { return true }
            start = end + 1
        }
    }

    /// The length of the folder above the one that ends, with its slash, at `end`.
    private static func above(_ path: UnsafeBufferPointer<UInt8>, _ end: Int) -> Int {
        var end = end - 1
        while end > 0, path[end - 1] != slash { end -= 1 }
        return end
    }

    private static var dot: UInt8 { UInt8(ascii: ".") }
    private static var slash: UInt8 { UInt8(ascii: "/") }

    private static func decodePercent(_ bytes: UnsafeBufferPointer<UInt8>, _ put: (UInt8) -> Void) {
        var at = 0
        while at < bytes.count {
            if bytes[at] == UInt8(ascii: "%"), at + 2 < bytes.count, let high = hexDigit(bytes[at + 1]),
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
