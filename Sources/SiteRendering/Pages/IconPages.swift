import HomeScreen
import QuickActionModel
import Templates

/// The list of all icons in use.
struct IconsPage {
    let site: SiteIndex
    var number = 1

    private var cut: PageCut { PageCut(number, of: site.icons.entries.count, each: IconIndex.rowsOfIcons) }

    func write(into values: inout TemplateValues) -> GlyphUse {
        let words = site.words
        let cut = cut
        let drawing = Drawing(site, on: .icons(page: number))
        var frame = PageFrame(title: words["icons"], description: words["iconsLede"], area: .icons)
        (frame.previous, frame.next) = cut.neighbours(words) { .icons(page: $0) }
        frame.write(drawing, into: &values)
        values.text(K.title, words["icons"])
        values.text(K.lede, words["iconsLede"])
        values.text(K.more, cut.text(words))
        values.text(K.moreHref, site.icons.meanings.isEmpty ? "" : drawing.link(.meanings(page: 1)))
        values.list(K.icons) { list in
            for entry in site.icons.entries[cut.rows] {
                list.item { drawing.iconRow(entry, count: entry.uses.count, into: &$0) }
            }
        }
        return drawing.glyphs
    }
}

/// Which icons stand for what: meanings with their icons.
struct MeaningsPage {
    let site: SiteIndex
    var number = 1

    func write(into values: inout TemplateValues) -> GlyphUse {
        let words = site.words
        let cut = PageCut(number, of: site.icons.meanings.count, each: IconIndex.rowsOfMeanings)
        let drawing = Drawing(site, on: .meanings(page: number))
        var frame = PageFrame(
            title: words["meanings"], description: words["meaningsLede"], area: .icons,
            crumbs: [.init(title: words["icons"], target: .icons(page: 1)), .init(title: words["meanings"])])
        (frame.previous, frame.next) = cut.neighbours(words) { .meanings(page: $0) }
        frame.write(drawing, into: &values)
        values.text(K.title, words["meanings"])
        values.text(K.lede, words["meaningsLede"])
        let left = site.icons.leftOut > 0 ? words.count("meaningsLeftOut", site.icons.leftOut) : ""
        values.text(K.more, [cut.text(words), left].filter { !$0.isEmpty }.joined(separator: " · "))
        values.list(K.meanings) { list in
            for meaning in site.icons.meanings[cut.rows] { list.item { drawing.meaning(meaning, into: &$0) } }
        }
        return drawing.glyphs
    }
}

/// One icon: its look, since when it is there, who uses it for what, and what others use for the same.
struct IconPage {
    let site: SiteIndex
    let entry: IconIndex.Entry
    var number = 1

    private static let mostMeanings = 6

    func write(into values: inout TemplateValues) -> GlyphUse {
        let words = site.words
        let address = SiteAddress.icon(entry.address, page: number)
        let drawing = Drawing(site, on: address)
        let cut = PageCut(number, of: entry.uses.count, each: IconIndex.rowsOfUses)
        let name = drawing.iconName(entry.reference)
        let count = words.count("useCount", entry.uses.count)
        var frame = PageFrame(
            title: "\(name) · \(words["icons"])", description: "\(name): \(count)", area: .icons,
            crumbs: [.init(title: words["icons"], target: .icons(page: 1)), .init(title: name)])
        let entry = entry
        (frame.previous, frame.next) = cut.neighbours(words) { .icon(entry.address, page: $0) }
        frame.write(drawing, into: &values)
        values.text(K.title, name)
        values.text(K.lede, note(drawing))
        drawing.icon(entry.reference, of: drawing.app(of: entry), into: &values)
        values.list(K.facts) { facts(drawing, into: &$0) }
        values.text(K.summary, [count, cut.text(words)].filter { !$0.isEmpty }.joined(separator: " · "))
        values.list(K.uses) { list in
            for use in entry.uses[cut.rows] { list.item { self.use(use, drawing, into: &$0) } }
        }
        meanings(drawing, into: &values)
        return drawing.glyphs
    }

    private func note(_ drawing: Drawing) -> String {
        let picture = site.glyphs.picture(for: entry.reference, in: drawing.app(of: entry).assets)
        switch picture {
        case .own: return site.words["iconOwn"]
        case .lookAlike: return site.words["iconLookAlike"]
        case .image(let asset): return site.words("iconImage", ["name": asset.name])
        case .missing(let name): return site.words("iconMissing", ["name": name])
        case .tile(let name): return site.words("iconTile", ["name": name])
        case .dot: return ""
        }
    }

    private func facts(_ drawing: Drawing, into list: inout TemplateValues) {
        let words = site.words
        let reference = entry.reference
        drawing.fact("iconKind", words["iconKind." + reference.kind.rawValue], into: &list)
        if reference.kind != .contact { drawing.fact("name", code: reference.name, into: &list) }
        if let since = site.iconFacts.since(reference) {
            drawing.fact("since", words("minimumOS", ["version": since]), into: &list)
        } else if reference.kind == .symbol {
            drawing.fact("since", words["symbolSince"], into: &list)
        }
        if let type = SystemIconType.of(constant: reference.name), reference.kind == .type {
            drawing.fact("rawValue", code: String(type.rawValue), into: &list)
            drawing.fact("symbolLike", code: type.symbol, into: &list)
        }
        if let today = site.iconFacts.symbols?.aliases[reference.name], reference.kind == .symbol {
            drawing.fact("nameToday", code: today, into: &list)
        }
        if let restriction = site.iconFacts.symbols?.restrictions[reference.name], reference.kind == .symbol {
            drawing.fact("restriction", restriction, into: &list)
        }
    }

    private func use(_ use: IconIndex.Use, _ drawing: Drawing, into values: inout TemplateValues) {
        let app = site.apps[use.app]
        let group = app.groups[use.group]
        let section = group.sections[use.section]
        let shown = Shown(section.item.title, in: app.language)
        values.text(K.href, drawing.link(group.address, fragment: group.sections.count > 1 ? section.item.key.anchor : nil))
        drawing.text(
            shown.text.isEmpty ? group.type.string : shown.text, language: shown.text.isEmpty ? nil : shown.language,
            into: &values)
        values.text(K.app, app.app.name)
        values.text(K.appHref, drawing.link(app.address))
        values.text(K.kind, site.words[group.kind.rawValue])
        values.text(K.type, group.type.string)
    }

    /// What the icon means here, with every icon that means the same.
    private func meanings(_ drawing: Drawing, into values: inout TemplateValues) {
        let found = entry.meanings.compactMap { site.icons.meaning($0.meaning) }.prefix(number == 1 ? Self.mostMeanings : 0)
        values.flag(K.hasMeanings, !found.isEmpty)
        values.list(K.meanings) { list in
            for meaning in found { list.item { drawing.meaning(meaning, most: 8, into: &$0) } }
        }
    }
}
