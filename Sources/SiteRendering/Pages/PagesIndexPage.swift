import QuickActionModel
import Templates

/// The list of all pages beside apps and guidelines, where there are several and no note takes its place.
struct PagesIndexPage {
    let site: SiteIndex

    func write(into values: inout TemplateValues) -> GlyphUse {
        let drawing = Drawing(site, on: .pages)
        let words = site.words
        PageFrame(title: words["pages"], description: words["pagesLede"], area: .page(.pages)).write(drawing, into: &values)
        values.text(K.title, words["pages"])
        values.text(K.lede, words["pagesLede"])
        drawing.guidelines(site.pages, into: &values)
        return drawing.glyphs
    }
}
