import QuickActionModel
import Templates

/// The page for addresses that lead nowhere.
///
/// A server shows it at any depth, so it stands alone: no stylesheet, no relative link.
struct NotFoundPage {
    let site: SiteIndex

    func render(into output: inout PageOutput) {
        var values = TemplateValues()
        values.text(K.language, site.language)
        values.text(K.siteTitle, site.catalog.site.title)
        values.text(K.home, site.catalog.site.baseURL ?? "")
        site.theme.templates.render("not-found", values, into: &output)
    }
}

/// A page at an old address that leads to the new one, by itself and by a link.
struct ForwardPage {
    let site: SiteIndex
    let title: String
    let target: SiteAddress

    func render(on address: SiteAddress, into output: inout PageOutput) {
        var values = TemplateValues()
        values.text(K.language, site.language)
        values.text(K.title, title)
        values.text(K.href, address.link(to: target))
        site.theme.templates.render("forward", values, into: &output)
    }
}
