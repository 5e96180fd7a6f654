import HomeScreen
import QuickActionModel
import Templates

/// The page of one app: its menu, its quick actions, what is wrong, its languages and notes.
struct AppPage {
    let site: SiteIndex
    let index: Int

    private var entry: AppEntry { site.apps[index] }
    private var words: InterfaceWords { site.words }

    func write(into values: inout TemplateValues) -> GlyphUse {
        let entry = entry
        let drawing = Drawing(site, on: entry.address)
        frame(entry).write(drawing, into: &values)
        values.text(K.name, entry.app.name)
        drawing.appIcon(entry, into: &values)
        head(entry, drawing, into: &values)
        StageView(entry: entry, previous: entry.previous).write(drawing, into: &values)
        AppStates(entry: entry).write(drawing, into: &values)
        actions(entry, drawing, into: &values)
        findings(entry, drawing, into: &values)
        drawing.changes(site.changes(of: entry.app.id), into: &values)
        values.list(K.releases) { list in
            for release in site.releases.entries(of: entry.app.id) {
                list.item { item in
                    item.text(K.href, drawing.link(release.address))
                    drawing.text(drawing.releaseName(release.release), language: nil, into: &item)
                }
            }
        }
        values.flag(K.hasReleases, !site.releases.entries(of: entry.app.id).isEmpty)
        AppLanguages(entry: entry, words: words).write(drawing, into: &values)
        about(entry, drawing, into: &values)
        snippets(entry, drawing, into: &values)
        drawing.notes(entry.notes, into: &values)
        drawing.guidelines(entry.guidelines, into: &values)
        return drawing.glyphs
    }

    private func frame(_ entry: AppEntry) -> PageFrame {
        func neighbour(_ offset: Int) -> PageFrame.Link? {
            let other = index + offset
            guard site.apps.indices.contains(other) else { return nil }
            return .init(title: site.apps[other].app.name, target: site.apps[other].address)
        }
        let shown = entry.menus.first?.rows.shown.map { Shown($0.title, in: entry.language).text } ?? []
        return PageFrame(
            title: entry.app.name,
            description: shown.isEmpty ? words["noActions"] : "\(entry.app.name): \(shown.joined(separator: ", "))",
            area: .apps,
            crumbs: [.init(title: words["apps"], target: .home), .init(title: entry.app.name)],
            previous: neighbour(-1), next: neighbour(1))
    }

    private func head(_ entry: AppEntry, _ drawing: Drawing, into values: inout TemplateValues) {
        let facts = entry.app.facts
        values.list(K.meta) { list in
            func add(_ text: String?, code: String? = nil) {
                guard text != nil || code != nil else { return }
                list.item { item in
                    item.text(K.text, text ?? "")
                    item.text(K.code, code ?? "")
                }
            }
            add(facts.version)
            add(facts.minimumOS.map { words("minimumOS", ["version": $0]) })
            add(nil, code: facts.bundleIdentifier)
            add(facts.owner)
        }
        values.flag(K.hasBadges, entry.count(.error) + entry.count(.warning) > 0)
        values.list(K.badges) { drawing.findingBadges(entry.findings, into: &$0) }
        values.list(K.callout) { list in
            guard let reason = entry.app.unreadable else { return }
            list.item { item in
                item.text(K.tone, "error")
                item.text(K.mark, drawing.glyphs.interface("error") ?? "")
                item.text(K.strong, words["unreadable"])
                item.text(K.text, reason)
            }
        }
    }

    private func actions(_ entry: AppEntry, _ drawing: Drawing, into values: inout TemplateValues) {
        let sections = entry.groups.flatMap { group in group.sections.map { (group, $0) } }
        let shown = sections.count { if case .row? = $0.1.place { true } else { false } }
        values.flag(K.hasActions, !sections.isEmpty)
        values.text(K.noActions, words[entry.app.facts.propertyList == nil ? "noActions" : "noActionFile"])
        values.text(K.actionCount, words("shownAs", ["n": String(sections.count), "m": String(shown)]))
        values.list(K.actions) { list in
            for (group, section) in sections {
                list.item { ActionCard(entry: entry, group: group, section: section).write(drawing, into: &$0) }
            }
        }
    }

    /// What is found about the app as a whole; the rest stands with its quick action.
    private func findings(_ entry: AppEntry, _ drawing: Drawing, into values: inout TemplateValues) {
        let most = 200
        let own = entry.ownFindings.worstFirst
        values.flag(K.hasFindings, !entry.findings.isEmpty)
        values.text(K.findingCount, drawing.countText(entry.findings))
        drawing.findingList(own.prefix(most).map { FoundLine($0) }, into: &values)
        let rest = entry.findings.count - min(own.count, most)
        let place = site.rules.isEmpty ? nil : site.findingGroups.place(app: entry.app.id)
        drawing.more(rest > 0 ? words.count("findingsAbove", rest) : "", leadsTo: place, into: &values)
    }

    /// Swift for the types of the app.
    private func snippets(_ entry: AppEntry, _ drawing: Drawing, into values: inout TemplateValues) {
        var seen: Set<ByteText> = []
        let types = entry.groups.filter { seen.insert($0.type).inserted }.map { group in
            (
                type: group.type.string,
                title: (group.kind == .dynamic ? "For example " : "") + ActionPage.title(of: group, in: entry).text
            )
        }
        let snippets = AppSnippets(name: entry.app.name, types: types)
        values.flag(K.hasSnippets, !snippets.isEmpty)
        values.list(K.snippets) { list in
            guard !snippets.isEmpty else { return }
            let view = SnippetView(drawing: drawing)
            view.write("types", snippets.types, .swift, into: &list)
            view.write("handler", snippets.handler, .swift, into: &list)
            view.write("scene", snippets.sceneDelivery, .swift, into: &list)
            view.write("application", snippets.applicationDelivery, .swift, into: &list)
        }
    }

    private func about(_ entry: AppEntry, _ drawing: Drawing, into values: inout TemplateValues) {
        let facts = entry.app.facts
        values.list(K.facts) { list in
            drawing.fact("bundleIdentifier", code: facts.bundleIdentifier ?? "", into: &list)
            drawing.fact("version", facts.version ?? words["noInfo"], into: &list)
            drawing.fact("build", facts.build ?? words["noInfo"], into: &list)
            drawing.fact("developmentRegion", code: facts.developmentLanguage, into: &list)
            if let owner = facts.owner { drawing.fact("owner", owner, into: &list) }
            if let file = facts.propertyList { drawing.fact("propertyList", code: file.displayPath, into: &list) }
            let names = entry.menus.compactMap(\.scenario?.name)
            if !names.isEmpty { drawing.fact("scenarios", names.joined(separator: ", "), into: &list) }
            if entry.app.isRedacted { drawing.fact("privacy", words["redacted"], into: &list) }
        }
        values.flag(K.hasLinks, !facts.links.isEmpty)
        values.list(K.links) { list in
            for link in facts.links {
                list.item { item in
                    item.text(K.url, link.url)
                    item.text(K.title, link.title)
                }
            }
        }
    }
}
