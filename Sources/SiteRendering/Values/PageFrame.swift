import QuickActionModel
import Templates

/// What stands around the content of every page: title, navigation, breadcrumbs, neighbours.
struct PageFrame {
    /// A link with its words and their language.
    struct Link {
        var title: String
        var language: String?
        var target: SiteAddress?
        /// Part of the target.
        var fragment: String?
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

    enum Area { case apps, guidelines, icons, releases, findings, rules, page(SiteAddress), none }

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
            if !drawing.site.icons.isEmpty {
                entry(drawing.words["icons"], .icons(page: 1), isCurrent: area.isIcons, drawing, into: &list)
            }
            if !drawing.site.releases.isEmpty {
                entry(drawing.words["releases"], .releases, isCurrent: area.isReleases, drawing, into: &list)
            }
            if !drawing.site.rules.isEmpty {
                entry(drawing.words["findings"], .findings, isCurrent: area.isFindings, drawing, into: &list)
                entry(drawing.words["rules"], .rules, isCurrent: area.isRules, drawing, into: &list)
            }
            pages(drawing, into: &list)
        }
    }

    /// One page stands in the navigation itself, several behind their list: the bar must not grow with the catalog.
    private func pages(_ drawing: Drawing, into list: inout TemplateValues) {
        let pages = drawing.site.pages
        if pages.count == 1, let target = pages[0].address {
            entry(pages[0].title, target, isCurrent: area.isPage, drawing, into: &list)
        } else if !pages.isEmpty {
            entry(drawing.words["pages"], .pages, isCurrent: area.isPage, drawing, into: &list)
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
        values.text(K.href, link.target.map { drawing.link($0, fragment: link.fragment) } ?? "")
        drawing.text(link.title, language: link.language, into: &values)
    }

    /// The absolute address of a file of the site.
    static func join(_ base: String, _ address: SiteAddress) -> String {
        (base.hasSuffix("/") ? base : base + "/") + PercentEncoding.path(address.path)
    }
}

extension PageFrame.Area {
    fileprivate var isApps: Bool { if case .apps = self { true } else { false } }
    fileprivate var isGuidelines: Bool { if case .guidelines = self { true } else { false } }
    fileprivate var isIcons: Bool { if case .icons = self { true } else { false } }
    fileprivate var isReleases: Bool { if case .releases = self { true } else { false } }
    fileprivate var isFindings: Bool { if case .findings = self { true } else { false } }
    fileprivate var isRules: Bool { if case .rules = self { true } else { false } }
    fileprivate var isPage: Bool { if case .page = self { true } else { false } }
}
