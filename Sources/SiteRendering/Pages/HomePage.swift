import HomeScreen
import QuickActionModel
import Templates

/// The home page: what is here, and what needs a look; with many apps, further pages of their list.
struct HomePage {
    let site: SiteIndex
    var number = 1

    /// Apps on one page.
    static let most = 120

    /// Number of pages of the list of apps.
    static func pages(of site: SiteIndex) -> Int { PageCut(1, of: site.apps.count, each: most).pages }

    func write(into values: inout TemplateValues) -> GlyphUse {
        let drawing = Drawing(site, on: .apps(page: number))
        let cut = PageCut(number, of: site.apps.count, each: Self.most)
        frame(cut).write(drawing, into: &values)
        values.text(K.more, cut.text(site.words))
        let apps = site.apps[cut.rows]
        AppFilters(site: site, apps: apps).write(into: &values)
        values.flag(K.hasApps, !apps.isEmpty)
        values.list(K.apps) { list in
            for entry in apps { list.item { tile(entry, drawing, into: &$0) } }
        }
        if number == 1 { overview(drawing, into: &values) }
        return drawing.glyphs
    }

    private func frame(_ cut: PageCut) -> PageFrame {
        var frame = PageFrame(
            title: number == 1 ? "" : "\(site.words["apps"]), \(cut.text(site.words))",
            description: site.home?.lead ?? site.catalog.site.title, area: .apps)
        if number > 1 {
            frame.crumbs = [.init(title: site.words["apps"], target: .home), .init(title: cut.text(site.words))]
        }
        (frame.previous, frame.next) = cut.neighbours(site.words) { .apps(page: $0) }
        return frame
    }

    /// What the home page alone shows.
    private func overview(_ drawing: Drawing, into values: inout TemplateValues) {
        lede(drawing, into: &values)
        values.list(K.counts) { counts(drawing, into: &$0) }
        values.text(K.actionsHref, site.actions.pages == 0 ? "" : drawing.link(.actions(page: 1)))
        let list = site.rules.isEmpty ? nil : SiteAddress.findings
        values.text(K.findingsHref, list.map { drawing.link($0) } ?? "")
        drawing.findings(site.findings.filter { $0.severity > .info }, most: 12, rest: list, into: &values)
        drawing.changes(site.changes, most: 8, into: &values)
        values.text(K.releasesHref, site.releases.isEmpty ? "" : drawing.link(.releases))
        drawing.feeds(into: &values)
        values.text(K.guidelinesHref, drawing.link(.guidelines))
        drawing.guidelines(Array(site.guidelines.prefix(8)), into: &values)
    }

    private func lede(_ drawing: Drawing, into values: inout TemplateValues) {
        var bytes: [UInt8] = []
        site.home?.markup.write(to: &bytes, on: .home, prefix: "note-")
        values.markup(K.lede, bytes)
    }

    private func counts(_ drawing: Drawing, into list: inout TemplateValues) {
        let languages = Set(site.apps.flatMap { $0.app.languages.map { ByteText($0.code) } }).count
        count("app", site.apps.count, into: &list)
        count("staticCount", site.apps.reduce(0) { $0 + $1.count(.static) }, into: &list)
        count("dynamicCount", site.apps.reduce(0) { $0 + $1.count(.dynamic) }, into: &list)
        count("languageCount", languages, into: &list)
        for severity in [Severity.error, .warning] {
            let number = site.findings.count(severity)
            guard number > 0 else { continue }
            let mark = drawing.glyphs.interface(severity.rawValue)
            count(severity.rawValue, number, tone: drawing.tone(severity), mark: mark, into: &list)
        }
    }

    private func count(_ key: String, _ number: Int, tone: String = "", mark: String? = nil, into list: inout TemplateValues) {
        let words = site.words.count(key, number)
        let label = words.split(separator: " ", maxSplits: 1).last.map(String.init) ?? words
        list.item { item in
            item.text(K.number, number)
            item.text(K.label, label)
            item.text(K.tone, tone)
            item.text(K.mark, mark ?? "")
        }
    }

    private func tile(_ entry: AppEntry, _ drawing: Drawing, into values: inout TemplateValues) {
        let words = site.words
        drawing.appIcon(entry, into: &values)
        AppFilters.tile(entry, in: site, into: &values)
        values.text(K.href, drawing.link(entry.address))
        values.text(K.name, entry.app.name)
        // The fullest menu shows best what people find; of equally full ones the first.
        let rows = entry.menus.map(\.rows.shown).reduce([]) { $1.count > $0.count ? $1 : $0 }
        if rows.isEmpty {
            values.list(K.menu) { _ in }
        } else {
            drawing.menu(rows, .init(language: entry.language, app: entry.app), into: &values)
        }
        values.list(K.badges) { drawing.findingBadges(entry.findings, into: &$0) }
        var parts = [words.count("staticCount", entry.count(.static)), words.count("dynamicCount", entry.count(.dynamic))]
        if let version = entry.app.facts.version { parts.append("\(words["version"]) \(version)") }
        if !entry.app.languages.isEmpty { parts.append(words.count("languageCount", entry.app.languages.count)) }
        values.text(K.summary, entry.app.unreadable == nil ? parts.joined(separator: " · ") : words["unreadable"])
    }
}
