import QuickActionModel

/// `longpress-catalog/1`: everything the pages show, for programs.
struct CatalogDocument {
    let site: SiteIndex

    /// The document of all apps.
    func whole() -> [UInt8] { document(site.apps.indices) }

    /// The document of one app.
    func app(_ index: Int) -> [UInt8] { document(index..<index + 1) }

    private func document(_ indices: Range<Int>) -> [UInt8] {
        var json = JSONText()
        json.object { json in
            json.key("apps")
            json.array { list in for index in indices { site.apps[index].app.write(to: &list) } }
            json.member("format", AppCatalog.documentFormat)
            json.member("id", site.catalog.site.id)
            json.member("language", site.catalog.site.language)
            json.member("title", site.catalog.site.title)
        }
        return json.finished()
    }
}
