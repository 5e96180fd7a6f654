import QuickActionModel
import Templates

/// The releases as Atom 1.0 (RFC 4287).
///
/// With a base address every link and id is absolute; without one, links lead from the feed's own place, and ids are names.
struct AtomFeed {
    let content: FeedContent
    let language: String

    func document() -> [UInt8] {
        var xml = FeedXML()
        xml.raw("<?xml version=\"1.0\" encoding=\"utf-8\"?>\n")
        xml.element("feed", [("xmlns", "http://www.w3.org/2005/Atom"), ("xml:lang", language)]) { xml in
            xml.text("id", content.id)
            xml.text("title", content.facts.title)
            xml.text("updated", content.updated)
            xml.element("author") { $0.text("name", content.author) }
            if content.facts.baseURL != nil {
                xml.empty(
                    "link", [("rel", "self"), ("type", "application/atom+xml"), ("href", href(.atomFeed))])
            }
            xml.empty("link", [("rel", "alternate"), ("type", "text/html"), ("href", href(.releases))])
            xml.text("generator", "Longpress")
            for item in content.items {
                xml.element("entry") { entry in
                    entry.text("id", item.id)
                    entry.text("title", item.title)
                    entry.text("updated", FeedContent.instant(item.date))
                    entry.text("published", FeedContent.instant(item.date))
                    entry.empty("link", [("rel", "alternate"), ("type", "text/html"), ("href", href(item.address))])
                    entry.text("summary", item.summary)
                    entry.text("content", String(decoding: item.html, as: UTF8.self), [("type", "html")])
                }
            }
        }
        xml.raw("\n")
        return xml.bytes
    }

    private func href(_ address: SiteAddress) -> String {
        content.facts.baseURL.map { PageFrame.join($0, address) } ?? SiteAddress.atomFeed.link(to: address)
    }
}
