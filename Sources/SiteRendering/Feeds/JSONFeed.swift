import QuickActionModel

/// The releases as JSON Feed 1.1.
///
/// Its addresses are absolute, so without a base address it has none, and ids are names.
struct JSONFeed {
    let content: FeedContent
    let language: String

    func document() -> [UInt8] {
        var json = JSONText()
        json.object { json in
            json.key("authors")
            json.array { list in list.object { $0.member("name", content.author) } }
            if let base = content.facts.baseURL {
                json.member("feed_url", PageFrame.join(base, .jsonFeed))
                json.member("home_page_url", PageFrame.join(base, .releases))
            }
            json.key("items")
            json.array { list in for item in content.items { write(item, to: &list) } }
            json.member("language", language)
            json.member("title", content.facts.title)
            json.member("version", "https://jsonfeed.org/version/1.1")
        }
        return json.finished()
    }

    private func write(_ item: FeedContent.Item, to json: inout JSONText) {
        json.object { json in
            json.member("content_html", String(decoding: item.html, as: UTF8.self))
            json.member("date_published", FeedContent.instant(item.date))
            json.member("id", item.id)
            json.member("summary", item.summary)
            json.member("title", item.title)
            if let base = content.facts.baseURL { json.member("url", PageFrame.join(base, item.address)) }
        }
    }
}
