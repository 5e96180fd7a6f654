import QuickActionModel

/// `longpress-catalog/1`: everything the pages show, for programs.
struct CatalogDocument {
    let site: SiteIndex

    /// Writes the document of all apps, which is as long as the catalog is large.
    func writeWhole(into output: inout PageOutput) { write(site.apps.indices, into: &output) }

    /// Writes the document of one app.
    func write(app index: Int, into output: inout PageOutput) { write(index..<index + 1, into: &output) }

    private func write(_ indices: Range<Int>, into output: inout PageOutput) {
        var json = JSONText()
        json.object { json in
            json.key("apps")
            json.array { list in
                for index in indices {
                    site.apps[index].app.write(to: &list)
                    list.move(to: &output.bytes)
                    output.drainIfFull()
                }
            }
            json.member("format", AppCatalog.documentFormat)
            json.member("id", site.catalog.site.id)
            json.member("language", site.catalog.site.language)
            json.member("title", site.catalog.site.title)
        }
        output.bytes.append(contentsOf: json.finished())
    }
}
