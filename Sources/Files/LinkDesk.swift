import QuickActionModel

/// The link facts that one worker gathers.
///
/// It sees pages in rising order, so that its first items are the first of its share.
struct LinkDesk {
    /// A wrong link.
    struct Wrong {
        let page: Int
        let link: String
        let reason: BrokenLink.Reason
    }

    /// A wrong page.
    struct Faulty {
        let page: Int
        let text: String
    }

    /// An anchor that links of other pages ask for.
    struct Wanted: Hashable {
        let page: Int32
        let anchor: UInt64
    }

    /// Who asks for an anchor.
    struct Asking {
        /// The first page that does.
        var first: Int
        /// How many links do.
        var count: Int
    }

    private(set) var wrong = CountedList<Wrong>()
    private(set) var faulty = CountedList<Faulty>()
    private(set) var wanted: [Wanted: Asking] = [:]
    /// Every page that was seen, with the range of its anchors' hashes in `anchors`, sorted there.
    private(set) var pages: [(page: Int, anchors: Range<Int>)] = []
    private(set) var anchors: [UInt64] = []
    private var reader = LinkReader()
    private var own: [UInt64] = []

    /// Takes in a fault of a page that has no links.
    mutating func addFault(_ text: String, page: Int) { faulty.add(Faulty(page: page, text: text)) }

    /// Takes in the facts of one page.
    mutating func add(_ output: PageOutput, page: Int, table: AddressTable, hasAnchors: (Int) -> Bool) {
        for text in output.faults { faulty.add(Faulty(page: page, text: text)) }
        output.bytes.withUnsafeBufferPointer { bytes in
            takeAnchors(output, bytes, page: page)
            table.withFolder(of: page) { folder in
                for range in output.links {
                    guard let link = Self.part(bytes, range) else {
                        faulty.add(Faulty(page: page, text: "a link lies outside the page"))
                        continue
                    }
                    check(link, page: page, folder: folder, table: table, hasAnchors: hasAnchors)
                }
            }
        }
    }

    private mutating func check(
        _ link: UnsafeBufferPointer<UInt8>, page: Int, folder: UnsafeBufferPointer<UInt8>, table: AddressTable,
        hasAnchors: (Int) -> Bool
    ) {
        switch reader.read(link, folder: folder) {
        case .external: return
        case .leavesSite: report(link, page, .leavesSite)
        case .samePage(let anchor):
            if let anchor, !Self.contains(own[...], anchor) { report(link, page, .noAnchor) }
        case .page(let anchor):
            guard let target = table.index(of: reader.path) else { return report(link, page, .noPage) }
            guard let anchor, hasAnchors(target) else { return }
            if target == page {
                if !Self.contains(own[...], anchor) { report(link, page, .noAnchor) }
            } else {
                wanted[Wanted(page: Int32(truncatingIfNeeded: target), anchor: anchor), default: Asking(first: page, count: 0)]
                    .count += 1
            }
        }
    }

    private mutating func report(_ link: UnsafeBufferPointer<UInt8>, _ page: Int, _ reason: BrokenLink.Reason) {
        // A link that stands in a page twice is counted twice and shown once.
        let isKnown = wrong.items.reversed().prefix { $0.page == page }.contains { $0.link.utf8.elementsEqual(link) }
        if isKnown {
            wrong.count += 1
        } else {
            wrong.add(Wrong(page: page, link: String(decoding: link, as: UTF8.self), reason: reason))
        }
    }

    private mutating func takeAnchors(_ output: PageOutput, _ bytes: UnsafeBufferPointer<UInt8>, page: Int) {
        own.removeAll(keepingCapacity: true)
        for range in output.anchors {
            guard let id = Self.part(bytes, range) else {
                faulty.add(Faulty(page: page, text: "an id lies outside the page"))
                continue
            }
            own.append(reader.anchor(id))
        }
        own.sort()
        if zip(own, own.dropFirst()).contains(where: ==) { reportDuplicates(output, bytes, page: page) }
        let start = anchors.count
        anchors.append(contentsOf: own)
        pages.append((page, start..<anchors.count))
    }

    private mutating func reportDuplicates(_ output: PageOutput, _ bytes: UnsafeBufferPointer<UInt8>, page: Int) {
        var seen: Set<UInt64> = []
        var told: Set<UInt64> = []
        for range in output.anchors {
            guard let id = Self.part(bytes, range) else { continue }
            let hash = reader.anchor(id)
            guard !seen.insert(hash).inserted, told.insert(hash).inserted else { continue }
            faulty.add(Faulty(page: page, text: "duplicate id \"\(String(decoding: id, as: UTF8.self))\""))
        }
    }

    private static func part(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> UnsafeBufferPointer<UInt8>? {
        guard range.lowerBound >= 0, range.upperBound <= bytes.count else { return nil }
        return UnsafeBufferPointer(rebasing: bytes[range])
    }

    /// Whether a sorted list holds a hash.
    static func contains(_ sorted: ArraySlice<UInt64>, _ hash: UInt64) -> Bool {
        var (low, high) = (sorted.startIndex, sorted.endIndex)
        while low < high {
            let middle = (low + high) / 2
            if sorted[middle] < hash { low = middle + 1 } else { high = middle }
        }
        return low < sorted.endIndex && sorted[low] == hash
    }
}
