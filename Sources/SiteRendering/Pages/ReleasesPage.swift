import QuickActionModel
import Templates

/// The list of all releases, by app, newest first.
struct ReleasesPage {
    let site: SiteIndex

    func write(into values: inout TemplateValues) -> GlyphUse {
        let drawing = Drawing(site, on: .releases)
        let words = site.words
        PageFrame(
            title: words["releases"], description: words["releasesLede"], area: .releases,
            crumbs: [.init(title: words["apps"], target: .home), .init(title: words["releases"])]
        ).write(drawing, into: &values)
        values.text(K.title, words["releases"])
        values.text(K.lede, words["releasesLede"])
        drawing.feeds(into: &values)
        values.list(K.apps) { list in
            for entry in site.apps {
                let releases = site.releases.entries(of: entry.app.id)
                guard !releases.isEmpty else { continue }
                list.item { item in
                    item.text(K.anchor, "a-" + Slug.of(entry.app.id))
                    item.text(K.name, entry.app.name)
                    item.text(K.href, drawing.link(entry.address))
                    item.list(K.releases) { lines in
                        for release in releases { lines.item { line(release, entry, drawing, into: &$0) } }
                    }
                }
            }
        }
        return drawing.glyphs
    }

    private func line(
        _ entry: ReleaseIndex.Entry, _ app: AppEntry, _ drawing: Drawing, into values: inout TemplateValues
    ) {
        let release = entry.release
        values.text(K.href, drawing.link(entry.address))
        values.text(K.release, drawing.releaseName(release))
        values.text(K.date, release.date ?? "")
        values.text(K.note, note(release))
        values.list(K.badges) { drawing.levelBadges(release, into: &$0) }
        // The most important changes stand for the rest.
        var seen: Set<String> = []
        let best = ChangeLevel.allCases.reversed().flatMap { level in
            release.entries.filter {
                $0.change.level == level && level > .internal && seen.insert($0.sentence.plainText).inserted
            }
        }
        values.list(K.changes) { list in
            for told in best.prefix(3) {
                list.item { drawing.pieces(K.sentence, told.sentence, of: told.change, in: app.language, into: &$0) }
            }
        }
        values.text(K.moreChanges, best.count > 3 ? site.words.count("changesMore", best.count - 3) : "")
    }

    private func note(_ release: ToldRelease) -> String {
        let words = site.words
        if release.from == nil { return words["firstRelease"] }
        if !release.entries.contains(where: { $0.change.level > .internal }) { return words["noChanges"] }
        return release.isSaved ? "" : words["notSaved"]
    }
}
