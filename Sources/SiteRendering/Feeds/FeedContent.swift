import QuickActionModel
import Templates

/// What both feeds say: the dated releases, newest first, with ids that last.
///
/// Nil where no release has a date.
struct FeedContent: Sendable {
    /// One release.
    struct Item: Sendable {
        let id: String
        let title: String
        /// Its page.
        let address: SiteAddress
        /// The day, `2026-11-30`.
        let date: String
        /// What changed, as HTML with every text escaped.
        let html: [UInt8]
        /// What changed, in one line.
        let summary: String
    }

    /// Most releases of a feed.
    static let most = 100

    let facts: SiteFacts
    let items: [Item]

    init?(_ index: ReleaseIndex, facts: SiteFacts, appNames: [ByteText: String], words: InterfaceWords) {
        // Of equal days the order of the index stands: apps in the catalog's order, the newest first.
        let dated = index.entries.enumerated().filter { $0.element.release.isSaved && $0.element.release.date != nil }
            .sorted { a, b in
                let (x, y) = (a.element.release.date ?? "", b.element.release.date ?? "")
                return x.hasSameBytes(as: y) ? a.offset < b.offset : y.precedesByBytes(x)
            }
        guard !dated.isEmpty else { return nil }
        self.facts = facts
        items = dated.prefix(Self.most).map { _, entry in
            let release = entry.release
            let name = appNames[ByteText(release.app)] ?? release.app
            let version = release.version ?? ""
            let address = facts.baseURL.map { PageFrame.join($0, entry.address) }
            let text = FeedText(release: release, words: words)
            return Item(
                id: address ?? Self.uuid([facts.id, release.app, version]), title: "\(name) \(version)", address: entry.address,
                date: release.date ?? "", html: text.html(), summary: text.summary())
        }
    }

    /// Id of the feed itself.
    var id: String { facts.baseURL.map { PageFrame.join($0, .releases) } ?? Self.uuid([facts.id]) }

    /// When the feed changed last: with its newest release.
    var updated: String { Self.instant(items[0].date) }

    var author: String { facts.author ?? facts.title }

    /// A day as the instant at which it begins.
    static func instant(_ day: String) -> String { day + "T00:00:00Z" }

    /// An id from names alone: the same names give the same id for ever.
    ///
    /// A UUID of version 8, of the first bytes of the SHA-256 of the names, each with its length before it.
    static func uuid(_ names: [String]) -> String {
        let text = names.map { "\($0.utf8.count):\($0)" }.joined()
        var bytes = Array(SHA256.hash(Array(text.utf8)).prefix(16))
        bytes[6] = bytes[6] & 0x0F | 0x80
        bytes[8] = bytes[8] & 0x3F | 0x80
        let hex = Array(SHA256.hex(bytes).utf8)
        let parts = [hex[0..<8], hex[8..<12], hex[12..<16], hex[16..<20], hex[20..<32]]
        return "urn:uuid:" + parts.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "-")
    }
}
