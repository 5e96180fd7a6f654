import QuickActionModel
import Templates

/// The list of all findings by app, with tables by app, rule and language; or one of the pages of an app that has too many for it.
struct FindingsPage {
    let site: SiteIndex
    /// The findings that the page is about; nil for all.
    var group: FindingGroups.Group?
    /// Page of the group, 1-based.
    var number = 1

    private var words: InterfaceWords { site.words }
    private var address: SiteAddress { group.map { .findings(app: $0.id, page: number) } ?? .findings }

    func write(into values: inout TemplateValues) -> GlyphUse {
        let drawing = Drawing(site, on: address)
        let title = group.map { words("findingsOf", ["app": name(of: $0)]) } ?? words["findings"]
        frame(title).write(drawing, into: &values)
        values.text(K.title, title)
        values.text(K.lede, lede)
        let findings = group.map(\.findings) ?? site.findings
        FindingCounts(findings: findings).write(drawing, into: &values)
        let tables = FindingTables(site: site)
        tables.write(group == nil ? findings : nil, drawing, into: &values)
        let shown = shownGroups
        FindingFilters(site: site, shown: shown.flatMap { $0.1 }, isWhole: group == nil).write(into: &values)
        values.flag(K.hasFindings, !findings.isEmpty)
        values.list(K.groups) { list in
            for (group, lines) in shown { list.item { section(group, lines, drawing, into: &$0) } }
        }
        accepted(drawing, into: &values)
        notChecked(drawing, into: &values)
        return drawing.glyphs
    }

    private var lede: String {
        guard let group, group.pages > 1 else { return words["findingsLede"] }
        return words("pageOf", ["n": String(number), "m": String(group.pages)])
    }

    private func frame(_ title: String) -> PageFrame {
        var frame = PageFrame(title: title, description: words["findingsLede"], area: .findings)
        guard let group else { return frame }
        frame.crumbs = [.init(title: words["findings"], target: .findings), .init(title: name(of: group))]
        func neighbour(_ page: Int) -> PageFrame.Link? {
            guard (1...max(1, group.pages)).contains(page) else { return nil }
            return .init(
                title: words("pageOf", ["n": String(page), "m": String(group.pages)]),
                target: .findings(app: group.id, page: page))
        }
        frame.previous = neighbour(number - 1)
        frame.next = neighbour(number + 1)
        return frame
    }

    private func name(of group: FindingGroups.Group) -> String {
        group.app.map { site.apps[$0].app.name } ?? words["wholeCatalog"]
    }

    /// The groups of this page with the findings that stand on it.
    private var shownGroups: [(FindingGroups.Group, [Finding])] {
        if let group { return [(group, Array(group.findings(on: number)))] }
        return site.findingGroups.groups.filter { $0.shown > 0 }.map { ($0, Array($0.findings.prefix($0.shown))) }
    }

    private func section(
        _ group: FindingGroups.Group, _ findings: [Finding], _ drawing: Drawing, into values: inout TemplateValues
    ) {
        values.text(K.anchor, group.anchor)
        values.text(K.id, group.id ?? "")
        values.text(K.name, name(of: group))
        values.text(K.href, group.app.map { drawing.link(site.apps[$0].address) } ?? "")
        values.text(K.findingCount, drawing.countText(group.findings))
        drawing.findingList(findings.map { FoundLine($0) }, into: &values)
        let rest = self.group == nil ? group.findings.count - findings.count : 0
        drawing.more(
            rest > 0 ? words.count("moreFindings", rest) : "", leadsTo: (.findings(app: group.id), nil), into: &values)
    }

    /// What somebody accepted, folded.
    private func accepted(_ drawing: Drawing, into values: inout TemplateValues) {
        let most = 100
        let all = group == nil ? site.rules.accepted : []
        values.text(K.acceptedCount, all.isEmpty ? "" : words.count("acceptedCount", all.count))
        values.list(K.accepted) { list in
            for accepted in all.prefix(most) {
                list.item { item in
                    drawing.line(FoundLine(accepted.finding), into: &item)
                    item.text(K.reason, accepted.reason ?? "")
                    item.text(K.acceptedAt, accepted.location?.description ?? "")
                }
            }
        }
        values.text(K.moreAccepted, all.count > most ? words.count("moreFindings", all.count - most) : "")
    }

    private func notChecked(_ drawing: Drawing, into values: inout TemplateValues) {
        let all = group == nil ? site.rules.notChecked : []
        values.text(K.notCheckedCount, all.isEmpty ? "" : words.count("notCheckedCount", all.count))
        values.list(K.notChecked) { list in
            for unchecked in all {
                list.item { item in
                    drawing.rule(unchecked.rule, into: &item)
                    item.text(K.reason, unchecked.reason)
                }
            }
        }
    }
}
