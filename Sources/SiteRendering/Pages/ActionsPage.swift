import QuickActionModel
import Templates

/// One page of the list of all quick actions.
struct ActionsPage {
    let site: SiteIndex
    var number = 1

    private var words: InterfaceWords { site.words }

    func write(into values: inout TemplateValues) -> GlyphUse {
        let drawing = Drawing(site, on: .actions(page: number))
        let cut = PageCut(number, of: site.actions.rows.count, each: ActionRows.most)
        var frame = PageFrame(
            title: words["allActions"], description: words["actionsLede"], area: .apps,
            crumbs: [.init(title: words["apps"], target: .home), .init(title: words["allActions"])])
        (frame.previous, frame.next) = cut.neighbours(words) { .actions(page: $0) }
        frame.write(drawing, into: &values)
        values.text(K.title, words["allActions"])
        values.text(K.lede, words["actionsLede"])
        values.text(K.more, cut.text(words))
        let rows = site.actions.rows[cut.rows].map { Row(site: site, row: $0) }
        choices(rows).write(status: words["shownActions"], into: &values)
        values.list(K.rows) { list in
            for row in rows { list.item { row.write(drawing, into: &$0) } }
        }
        return drawing.glyphs
    }

    private func choices(_ rows: [Row]) -> FilterChoices {
        var choices = FilterChoices()
        choices.add("app", words["app"], rows.map { [$0.entry.app.id] }) { site.app(id: $0)?.app.name ?? $0 }
        choices.add("owner", words["owner"], rows.map { $0.owner.map { [$0] } ?? [] })
        choices.add(
            "kind", words["actionKind"], [ActionKind.static, .dynamic].map { ($0.rawValue, words[$0.rawValue]) },
            rows.map { [$0.group.kind.rawValue] })
        choices.add(
            "icon", words["icon"], (IconKind.allCases.map(\.rawValue) + ["none"]).map { ($0, words["iconKind." + $0]) },
            rows.map { [$0.iconKind] })
        choices.add("language", words["language"], rows.map(\.languages)) { LanguageNames.english($0) ?? $0 }
        choices.addSeverity(words, rows.map(\.severities))
        choices.add("changed", words["changedSince"], rows.map { $0.changed.map { [$0] } ?? [] })
        choices.dropUseless(rows: rows.count)
        return choices
    }

    /// A row with what its choices ask.
    private struct Row {
        let site: SiteIndex
        let entry: AppEntry
        let group: ActionGroup
        let icon: IconReference?
        /// Languages that have the first title themselves.
        let languages: [String]
        let severities: [String]
        let changed: String?

        var owner: String? { entry.app.facts.owner }
        var iconKind: String { icon?.kind.rawValue ?? "none" }

        init(site: SiteIndex, row: ActionRows.Row) {
            self.site = site
            entry = site.apps[row.app]
            group = entry.groups[row.group]
            let item = group.sections.first?.item
            icon = item?.icon.effective
            languages = (item?.title.languages ?? []).filter { $0.origin == .table || $0.origin == .literal }.map(\.language)
            let found = group.findings
            severities = Severity.allCases.reversed().filter { found.count($0) > 0 }.map(\.rawValue)
            changed = site.actions.changedSince(group, of: entry)
        }

        func write(_ drawing: Drawing, into values: inout TemplateValues) {
            let words = site.words
            let title = ActionPage.title(of: group, in: entry)
            values.text(K.href, drawing.link(group.address))
            drawing.text(title.text, language: title.language, into: &values)
            values.text(K.more, group.sections.count > 1 ? words.count("exampleCount", group.sections.count) : "")
            values.text(K.id, entry.app.id)
            values.text(K.app, entry.app.name)
            values.text(K.appHref, drawing.link(entry.address))
            values.text(K.owner, owner ?? "")
            values.text(K.type, group.type.string)
            values.text(K.kind, words[group.kind.rawValue])
            values.text(K.code, group.kind.rawValue)
            values.text(K.name, icon.map { drawing.iconName($0) } ?? "")
            values.text(K.iconKind, iconKind)
            values.text(K.iconHref, icon.flatMap { site.icons.entry($0) }.map { drawing.link($0.address) } ?? "")
            values.text(K.languages, languages.joined(separator: " "))
            values.text(K.number, languages.count)
            values.text(K.level, severities.joined(separator: " "))
            values.text(K.findingCount, drawing.countText(group.findings))
            values.text(K.since, changed ?? "")
        }
    }
}
