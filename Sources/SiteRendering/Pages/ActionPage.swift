import HomeScreen
import QuickActionModel
import Templates

/// The page of all quick actions of one kind and type of an app.
struct ActionPage {
    let site: SiteIndex
    let app: Int
    let index: Int

    func write(into values: inout TemplateValues) -> GlyphUse {
        let entry = site.apps[app]
        let group = entry.groups[index]
        let drawing = Drawing(site, on: group.address)
        let words = site.words
        let title = Self.title(of: group, in: entry)
        frame(entry, group, title).write(drawing, into: &values)
        values.list(K.title) { list in
            list.item { drawing.text(title.text, language: title.language, into: &$0) }
        }
        values.text(K.lede, words(group.kind == .static ? "staticLede" : "dynamicLede", ["app": entry.app.name]))
        values.text(K.type, group.type.string)
        values.list(K.badges) { badges(entry, group, drawing, into: &$0) }
        values.flag(K.isList, group.sections.count > 1)
        values.text(K.listIntro, words["listIntro"])
        values.list(K.sections) { list in
            for (offset, section) in group.sections.enumerated() {
                list.item {
                    ActionSectionView(
                        entry: entry, section: section, isExample: group.sections.count > 1, hasSnippets: offset == 0
                    ).write(drawing, into: &$0)
                }
            }
        }
        let isShared = group.sections.count > 1
        values.text(K.findingsTitle, words[isShared ? "sharedFindings" : "findings"])
        drawing.findingPart(K.found, group.sharedFindings, most: 200, into: &values)
        history(entry, group, drawing, into: &values)
        drawing.notes(group.notes, into: &values)
        drawing.guidelines(group.guidelines, into: &values)
        return drawing.glyphs
    }

    /// The first title that is not empty, else the type.
    static func title(of group: ActionGroup, in entry: AppEntry) -> (text: String, language: String?) {
        guard let first = group.sections.first else { return (group.type.string, nil) }
        let shown = Shown(first.item.title, in: entry.language)
        return shown.text.isEmpty ? (group.type.string, nil) : (shown.text, shown.language)
    }

    /// What happened to it in the saved releases, newest first.
    private func history(_ entry: AppEntry, _ group: ActionGroup, _ drawing: Drawing, into values: inout TemplateValues) {
        let most = 50
        let lines = ActionHistory(of: group.page, in: site.releases.entries(of: entry.app.id)).lines
        values.flag(K.hasHistory, !lines.isEmpty)
        values.list(K.history) { list in
            for line in lines.prefix(most) {
                list.item { item in
                    let told = line.place.map { line.entry.release.entries[$0] }
                    let anchor = line.place.map { line.entry.anchors[$0] }
                    item.text(K.href, drawing.link(line.entry.address, fragment: anchor))
                    item.text(K.release, drawing.releaseName(line.entry.release))
                    item.text(K.date, line.entry.release.date ?? "")
                    item.text(K.level, told.map { site.words["level." + $0.change.level.rawValue] } ?? "")
                    item.text(K.tone, told.map { Drawing.tone($0.change.level) } ?? "")
                    let sentence = told?.sentence ?? [.words(site.words["thereSinceFirst"])]
                    drawing.pieces(K.sentence, sentence, of: told?.change, in: entry.language, into: &item)
                }
            }
        }
    }

    private func frame(_ entry: AppEntry, _ group: ActionGroup, _ title: (text: String, language: String?)) -> PageFrame {
        func neighbour(_ offset: Int) -> PageFrame.Link? {
            guard entry.groups.indices.contains(index + offset) else { return nil }
            let other = entry.groups[index + offset]
            let title = Self.title(of: other, in: entry)
            return .init(title: title.text, language: title.language, target: other.address)
        }
        return PageFrame(
            title: "\(title.text) · \(entry.app.name)",
            description: "\(entry.app.name): \(title.text), \(group.type.string)",
            area: .apps,
            crumbs: [
                .init(title: site.words["apps"], target: .home), .init(title: entry.app.name, target: entry.address),
                .init(title: title.text, language: title.language),
            ],
            previous: neighbour(-1), next: neighbour(1))
    }

    private func badges(_ entry: AppEntry, _ group: ActionGroup, _ drawing: Drawing, into list: inout TemplateValues) {
        let words = site.words
        drawing.badge(words[group.kind.rawValue], into: &list)
        if group.sections.count > 1 {
            drawing.badge(words.count("exampleCount", group.sections.count), into: &list)
        } else if let section = group.sections.first {
            drawing.badge(ActionTexts(words).row(section.place, limit: entry.app.settings.limit), into: &list)
        }
        drawing.findingBadges(group.findings, into: &list)
    }
}
