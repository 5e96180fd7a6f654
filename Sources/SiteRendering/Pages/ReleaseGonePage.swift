import QuickActionModel
import Templates

/// The page at the address of a quick action that is gone and has no successor.
struct ReleaseGonePage {
    let site: SiteIndex
    let app: AppEntry
    let former: FormerActions.Former

    func write(into values: inout TemplateValues) -> GlyphUse {
        let words = site.words
        let type = former.page.type
        let drawing = Drawing(site, on: .action(app: app.app.id, kind: former.page.kind, type: type))
        let shown = former.item.map { Shown($0.title, in: app.language) }
        let named = shown.flatMap { $0.text.isEmpty ? nil : $0 }
        let title = named?.text ?? type.string
        PageFrame(
            title: "\(title) · \(app.app.name)", description: since, area: .apps,
            crumbs: [
                .init(title: words["apps"], target: .home), .init(title: app.app.name, target: app.address),
                .init(title: title, language: named?.language),
            ]
        ).write(drawing, into: &values)
        values.object(K.title) { drawing.text(title, language: named?.language, into: &$0) }
        values.text(K.lede, since)
        values.text(K.type, type.string)
        values.text(K.note, former.retired?.handledUntil.map { words("handledUntil", ["version": $0]) } ?? "")
        values.list(K.links) { list in
            func add(_ text: String, _ target: SiteAddress, _ fragment: String? = nil) {
                list.item { item in
                    item.text(K.href, drawing.link(target, fragment: fragment))
                    drawing.text(text, language: nil, into: &item)
                }
            }
            add(words("allActionsOf", ["app": app.app.name]), app.address)
            if let since = former.since {
                add(words("changesOf", ["version": drawing.releaseName(since.release)]), since.address, anchor(in: since))
            }
            if let last = former.last {
                add(words("lastRelease", ["version": drawing.releaseName(last.release)]), last.address)
            }
        }
        return drawing.glyphs
    }

    private var since: String {
        let words = site.words
        let version = former.since?.release.version ?? former.retired?.since
        let key = former.page.kind == .static ? "goneStatic" : "goneDynamic"
        guard let version else { return words(key, ["app": app.app.name]) }
        return words(key, ["app": app.app.name]) + " " + words("goneSince", ["version": version])
    }

    private func anchor(in entry: ReleaseIndex.Entry) -> String? {
        let place = entry.release.entries.firstIndex { told in
            told.change.level > .internal && told.change.singles.contains { $0.oldPage == former.page }
        }
        return place.map { entry.anchors[$0] }
    }
}
