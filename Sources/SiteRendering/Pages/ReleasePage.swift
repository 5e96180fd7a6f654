import HomeScreen
import QuickActionModel
import Templates

/// The page of one release of an app: what changed, before and after, and what an old menu shows until the app is opened.
struct ReleasePage {
    let site: SiteIndex
    let entry: ReleaseIndex.Entry
    let newer: ReleaseIndex.Entry?
    let older: ReleaseIndex.Entry?

    /// Most changes that are drawn; the others are one line each.
    private static let mostCards = 80

    private var words: InterfaceWords { site.words }
    private var release: ToldRelease { entry.release }

    func write(into values: inout TemplateValues) -> GlyphUse {
        let drawing = Drawing(site, on: entry.address)
        let app = site.app(id: release.app)
        let name = app?.app.name ?? release.app
        let title = "\(name) \(drawing.releaseName(release))"
        PageFrame(
            title: title, description: lede, area: .releases,
            crumbs: [
                .init(title: words["releases"], target: .releases), .init(title: name, target: app?.address),
                .init(title: drawing.releaseName(release)),
            ],
            previous: older.map { PageFrame.Link(title: "\(name) \(drawing.releaseName($0.release))", target: $0.address) },
            next: newer.map { PageFrame.Link(title: "\(name) \(drawing.releaseName($0.release))", target: $0.address) }
        ).write(drawing, into: &values)
        values.text(K.title, title)
        values.text(K.lede, lede)
        values.list(K.meta) { meta(into: &$0) }
        values.list(K.badges) { drawing.levelBadges(release, into: &$0) }
        drawing.feeds(into: &values)
        let language = app?.language ?? release.after.facts.developmentLanguage
        changes(drawing, language, into: &values)
        values.flag(K.hasRenames, !release.possibleRenames.isEmpty)
        values.list(K.renames) { renames(drawing, language, into: &$0) }
        ReleaseTimeline(entry: entry, app: app?.app ?? release.after, language: language).write(drawing, into: &values)
        return drawing.glyphs
    }

    /// One sentence on the whole: how many changes since when, and what the number of the version would tell.
    private var lede: String {
        guard let from = release.from else { return words["firstReleaseLede"] }
        let count = release.entries.count { $0.change.level > .internal }
        guard count > 0 else { return words("noChangesSince", ["version": from]) }
        let highest = release.entries.map(\.change.level).max() ?? .internal
        return words(count == 1 ? "changesSince.one" : "changesSince.other", ["n": String(count), "version": from]) + " "
            + words["hint." + highest.rawValue]
    }

    private func meta(into list: inout TemplateValues) {
        for text in [
            release.date, release.build.map { words("buildOf", ["build": $0]) }, release.isSaved ? nil : words["notSaved"],
        ] {
            guard let text else { continue }
            list.item { item in
                item.text(K.text, text)
                item.text(K.code, "")
            }
        }
    }

    private func changes(_ drawing: Drawing, _ language: String, into values: inout TemplateValues) {
        let told = release.entries
        let visible = told.indices.filter { told[$0].change.level > .internal }
        let drawn = Set(visible.prefix(Self.mostCards))
        values.list(K.sections) { list in
            var place = 0
            for section in release.sections {
                let places = place..<place + section.entries.count
                place = places.upperBound
                let own = places.filter { told[$0].change.level > .internal }
                guard !own.isEmpty else { continue }
                list.item { item in
                    item.text(K.id, "s-" + section.name.lowercased())
                    item.text(K.title, words["section." + section.name])
                    item.list(K.changes) { cards in
                        for place in own where drawn.contains(place) {
                            let card = ReleaseChangeView(
                                entry: entry, place: place, app: site.app(id: release.app), language: language)
                            cards.item { card.write(drawing, into: &$0) }
                        }
                    }
                    item.list(K.lines) { lines in
                        for place in own where !drawn.contains(place) { line(place, drawing, language, into: &lines) }
                    }
                }
            }
        }
        let quiet = told.indices.filter { told[$0].change.level == .internal }
        values.text(K.quiet, quiet.isEmpty ? "" : words.count("quietChanges", quiet.count))
        values.list(K.quietLines) { lines in for place in quiet { line(place, drawing, language, into: &lines) } }
    }

    private func line(_ place: Int, _ drawing: Drawing, _ language: String, into list: inout TemplateValues) {
        let told = release.entries[place]
        list.item { item in
            item.text(K.id, entry.anchors[place])
            item.text(K.kind, told.change.kind.rawValue)
            drawing.level(told.change.level, into: &item)
            drawing.pieces(K.sentence, told.sentence, of: told.change, in: language, into: &item)
        }
    }

    private func renames(_ drawing: Drawing, _ language: String, into list: inout TemplateValues) {
        for pair in release.possibleRenames.prefix(50) {
            list.item { item in
                let sentence: [ToldPiece] = [
                    .title(Shown(pair.old.title, in: language).text), .words(" " + words["mayBe"] + " "),
                    .title(Shown(pair.new.title, in: language).text),
                ]
                drawing.pieces(K.sentence, sentence, of: nil, in: language, into: &item)
                item.text(K.why, words("sharedParts", ["list": pair.shared.joined(separator: ", ")]))
                item.text(K.code, pair.configurationLine)
            }
        }
    }
}
