import QuickActionModel
import Templates

/// What stands around the content of every page: title, navigation, breadcrumbs, neighbours.
struct PageFrame {
    /// A link with its words and their language.
    struct Link {
        var title: String
        var language: String?
        var target: SiteAddress?
    }

    /// Title of the page, without the site's.
    var title: String
    var description: String
    /// Part of the navigation that is the current one.
    var area: Area
    /// The way down to this page; the last entry is the page itself.
    var crumbs: [Link] = []
    var previous: Link?
    var next: Link?

    enum Area { case apps, guidelines, page(SiteAddress), none }

    func write(_ drawing: Drawing, into values: inout TemplateValues) {
        let site = drawing.site
        let facts = site.catalog.site
        values.text(K.language, facts.language)
        values.flag(K.rightToLeft, LanguageTag.isRightToLeft(facts.language))
        values.text(K.pageTitle, title.isEmpty ? facts.title : "\(title) · \(facts.title)")
        values.text(K.description, description)
        values.text(K.siteTitle, facts.title)
        values.text(K.root, drawing.address.toRoot)
        values.text(K.canonical, facts.baseURL.map { Self.join($0, drawing.address) } ?? "")
        navigation(drawing, into: &values)
        values.flag(K.hasCrumbs, !crumbs.isEmpty)
        values.list(K.crumbs) { list in
            for crumb in crumbs { list.item { link(crumb, drawing, into: &$0) } }
        }
        values.flag(K.hasSiblings, previous != nil || next != nil)
        values.list(K.previous) { list in if let previous { list.item { link(previous, drawing, into: &$0) } } }
        values.list(K.next) { list in if let next { list.item { link(next, drawing, into: &$0) } } }
    }

    private func navigation(_ drawing: Drawing, into values: inout TemplateValues) {
        values.list(K.navigation) { list in
            entry(drawing.words["apps"], .home, isCurrent: area.isApps, drawing, into: &list)
            if !drawing.site.guidelines.isEmpty {
                entry(drawing.words["guidelines"], .guidelines, isCurrent: area.isGuidelines, drawing, into: &list)
            }
            for page in drawing.site.pages {
                guard let target = page.address else { continue }
                entry(page.title, target, isCurrent: area.isPage(target), drawing, into: &list)
            }
        }
    }

    private func entry(
        _ title: String, _ target: SiteAddress, isCurrent: Bool, _ drawing: Drawing, into list: inout TemplateValues
    ) {
        list.item { item in
            item.text(K.title, title)
            item.text(K.href, drawing.link(target))
            item.text(K.current, !isCurrent ? "" : target == drawing.address ? "page" : "true")
        }
    }

    private func link(_ link: Link, _ drawing: Drawing, into values: inout TemplateValues) {
        values.text(K.href, link.target.map { drawing.link($0) } ?? "")
        drawing.text(link.title, language: link.language, into: &values)
    }

    private static func join(_ base: String, _ address: SiteAddress) -> String {
        (base.hasSuffix("/") ? base : base + "/") + PercentEncoding.path(address.path)
    }
}

extension PageFrame.Area {
    fileprivate var isApps: Bool { if case .apps = self { true } else { false } }
    fileprivate var isGuidelines: Bool { if case .guidelines = self { true } else { false } }
    fileprivate func isPage(_ address: SiteAddress) -> Bool { if case .page(let own) = self { own == address } else { false } }
}
