public import HomeScreen
public import QuickActionModel
import Templates

/// Turns a catalog with its findings into the plan of a site: what files there are, and how each is made.
public struct SiteRenderer: Sendable {
    private let theme: Theme
    private let glyphs: GlyphSet

    /// A renderer for a theme and the pictures that could be read.
    public init(theme: Theme, glyphs: GlyphSet) {
        self.theme = theme
        self.glyphs = glyphs
    }

    /// The plan; nothing is rendered before its closures run.
    ///
    /// It does not depend on `memory`, which spares work for apps that it knows.
    public func render(
        _ catalog: QuickActionCatalog, findings: [Finding], rules: CheckedRules = CheckedRules(),
        releases: [ToldRelease] = [], changes: [ToldChange] = [], icons: IconFacts = IconFacts(), memory: PlanningMemory? = nil
    ) -> SitePlan {
        let site = SiteIndex(
            catalog: catalog, findings: findings, rules: rules, releases: releases, changes: changes, icons: icons, theme: theme,
            glyphs: glyphs, memory: memory)
        return SitePlan(
            pages(site) + documents(site)
                + theme.assets.map { file in
                    SitePage(SiteAddress(file.path)) { $0.bytes = file.bytes }
                } + images(site) + SearchDocuments(site: site).pages + forwards(site)
                + catalog.copies.map { SitePage(copy: $0) } + formerPages(site))
    }

    private func pages(_ site: SiteIndex) -> [SitePage] {
        var pages = (1...HomePage.pages(of: site)).map { number in
            page("home", .apps(page: number)) { HomePage(site: site, number: number).write(into: &$0) }
        }
        for app in site.apps.indices {
            pages.append(page("app", site.apps[app].address) { AppPage(site: site, index: app).write(into: &$0) })
            for index in site.apps[app].groups.indices {
                pages.append(
                    page("action", site.apps[app].groups[index].address) {
                        ActionPage(site: site, app: app, index: index).write(into: &$0)
                    })
            }
        }
        if !site.guidelines.isEmpty { pages += noteLists(site, .guidelines, of: site.guidelines) }
        for list in [site.guidelines, site.pages] {
            for (index, note) in list.enumerated() {
                guard let address = note.address else { continue }
                let neighbours = NotePage(
                    site: site, note: note, previous: index > 0 ? list[index - 1] : nil,
                    next: index + 1 < list.count ? list[index + 1] : nil)
                pages.append(page("note", address) { neighbours.write(on: address, into: &$0) })
            }
        }
        if site.hasPagesIndex { pages += noteLists(site, .pages, of: site.pages) }
        return pages + listPages(site) + rulePages(site) + releasePages(site) + [
            SitePage(SiteAddress("404.html")) { NotFoundPage(site: site).render(into: &$0) }
        ]
    }

    private func noteLists(_ site: SiteIndex, _ list: NoteListPage.List, of notes: [Note]) -> [SitePage] {
        (1...NoteListPage.pages(of: notes)).map { number in
            let address = list == .guidelines ? SiteAddress.guidelines(page: number) : .pages(page: number)
            return page("notes", address) { NoteListPage(site: site, list: list, number: number).write(into: &$0) }
        }
    }

    /// A page for each rule, their table, and the list of all findings with its further pages.
    private func rulePages(_ site: SiteIndex) -> [SitePage] {
        guard !site.rules.isEmpty else { return [] }
        var pages = [
            page("rules", .rules) { RulesPage(site: site).write(into: &$0) },
            page("review-findings", .findings) { FindingsPage(site: site).write(into: &$0) },
        ]
        for entry in site.rules.entries {
            pages.append(page("rule", entry.address) { RulePage(site: site, entry: entry).write(into: &$0) })
        }
        for group in site.findingGroups.groups where group.pages > 0 {
            for number in 1...group.pages {
                let address = SiteAddress.findings(app: group.id, page: number)
                pages.append(
                    page("review-findings", address) {
                        FindingsPage(site: site, group: group, number: number).write(into: &$0)
                    })
            }
        }
        return pages
    }

    /// The list of all quick actions, and the pages about icons.
    private func listPages(_ site: SiteIndex) -> [SitePage] {
        var pages: [SitePage] = []
        for number in 1..<site.actions.pages + 1 {
            pages.append(
                page("actions", .actions(page: number)) { ActionsPage(site: site, number: number).write(into: &$0) })
        }
        guard !site.icons.isEmpty else { return pages }
        for number in 1...PageCut(1, of: site.icons.entries.count, each: IconIndex.rowsOfIcons).pages {
            pages.append(page("icons", .icons(page: number)) { IconsPage(site: site, number: number).write(into: &$0) })
        }
        if !site.icons.meanings.isEmpty {
            for number in 1...PageCut(1, of: site.icons.meanings.count, each: IconIndex.rowsOfMeanings).pages {
                pages.append(
                    page("meanings", .meanings(page: number)) { MeaningsPage(site: site, number: number).write(into: &$0) })
            }
        }
        for entry in site.icons.entries {
            for number in 1...entry.pages {
                pages.append(
                    page("icon", .icon(entry.address, page: number)) {
                        IconPage(site: site, entry: entry, number: number).write(into: &$0)
                    })
            }
        }
        return pages
    }

    /// The list of releases, a page for each, and the feeds.
    private func releasePages(_ site: SiteIndex) -> [SitePage] {
        guard !site.releases.isEmpty else { return [] }
        var pages = [page("releases", .releases) { ReleasesPage(site: site).write(into: &$0) }]
        let entries = site.releases.entries
        for (index, entry) in entries.enumerated() {
            func neighbour(_ other: Int) -> ReleaseIndex.Entry? {
                guard entries.indices.contains(other) else { return nil }
                return entries[other].release.app.hasSameBytes(as: entry.release.app) ? entries[other] : nil
            }
            let view = ReleasePage(site: site, entry: entry, newer: neighbour(index - 1), older: neighbour(index + 1))
            pages.append(page("release", entry.address) { view.write(into: &$0) })
        }
        if let feed = site.feed {
            pages.append(
                SitePage(.atomFeed) { $0.bytes = AtomFeed(content: feed, language: site.language).document() })
            pages.append(
                SitePage(.jsonFeed) { $0.bytes = JSONFeed(content: feed, language: site.language).document() })
        }
        return pages
    }

    /// Pages at the addresses of quick actions that are gone; they come last, so that they never hide another page.
    private func formerPages(_ site: SiteIndex) -> [SitePage] {
        site.apps.flatMap { app -> [SitePage] in
            FormerActions(of: app, in: site.releases.entries(of: app.app.id)).all.map { former -> SitePage in
                let address = SiteAddress.action(app: app.app.id, kind: former.page.kind, type: former.page.type)
                guard let successor = former.successor else {
                    return page("gone", address) { ReleaseGonePage(site: site, app: app, former: former).write(into: &$0) }
                }
                return SitePage(address) { output in
                    ForwardPage(site: site, title: ActionPage.title(of: successor, in: app).text, target: successor.address)
                        .render(on: address, into: &output)
                }
            }
        }
    }

    private func documents(_ site: SiteIndex) -> [SitePage] {
        [SitePage(SiteAddress("catalog.json"), isLong: true) { CatalogDocument(site: site).writeWhole(into: &$0) }]
            + site.apps.indices.map { index in
                SitePage(.appDocument(id: site.apps[index].app.id)) { CatalogDocument(site: site).write(app: index, into: &$0) }
            }
    }

    /// The images of icons that pages draw from a file.
    private func images(_ site: SiteIndex) -> [SitePage] {
        site.catalog.apps.flatMap { app in
            app.assets.sorted { $0.key < $1.key }.compactMap { _, asset in
                guard asset.isDrawnFromFile else { return nil }
                return SitePage(.iconImage(app: app.id, asset)) { $0.bytes = asset.bytes }
            }
        }
    }

    private func forwards(_ site: SiteIndex) -> [SitePage] {
        (site.guidelines + site.pages).flatMap { note -> [SitePage] in
            guard let target = note.address else { return [] }
            return note.matter.aliases.map { alias in
                let address = SiteAddress(alias.hasSuffix("/") ? alias + "index.html" : alias)
                return SitePage(address) { output in
                    ForwardPage(site: site, title: note.title, target: target).render(on: address, into: &output)
                }
            }
        }
    }

    private func page(
        _ template: String, _ address: SiteAddress, _ write: @escaping @Sendable (inout TemplateValues) -> GlyphUse
    ) -> SitePage {
        let templates = theme.templates
        return SitePage(address) { output in
            let memory = output.memory as? PageMemory ?? PageMemory()
            output.memory = memory
            memory.values.removeAll()
            write(&memory.values).write(into: &memory.values)
            output.values = memory.values.count
            templates.render(template, memory.values, into: &output)
        }
    }
}

/// The values of the page that is being made, kept with the output so that the next page finds their memory.
private final class PageMemory: @unchecked Sendable {
    var values = TemplateValues()
}

extension TemplateSet {
    /// Renders a template by name; a fault goes into the output's faults, with its place.
    func render(_ name: String, _ values: borrowing TemplateValues, into output: inout PageOutput) {
        guard let template = template(name) else {
            return output.faults.append("the theme has no template \(name)")
        }
        do throws(TemplateError) {
            try render(template, values, into: &output.bytes)
            LinkScan.scan(&output)
        } catch {
            output.faults.append("\(error.template):\(error.line):\(error.column): \(error.message)")
        }
    }
}
