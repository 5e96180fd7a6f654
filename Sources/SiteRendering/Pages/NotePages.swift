import QuickActionModel
import Templates

/// The page of a guideline or another note.
struct NotePage {
    let site: SiteIndex
    let note: Note
    let previous: Note?
    let next: Note?

    func write(on address: SiteAddress, into values: inout TemplateValues) -> GlyphUse {
        let drawing = Drawing(site, on: address)
        frame(address).write(drawing, into: &values)
        values.text(K.title, note.title)
        about(drawing, into: &values)
        let toc = note.headings.filter { $0.level <= 3 }
        values.flag(K.hasToc, toc.count > 2)
        values.list(K.toc) { list in
            for heading in toc {
                list.item { item in
                    item.text(K.level, heading.level)
                    item.text(K.id, heading.id)
                    item.text(K.title, heading.text)
                }
            }
        }
        drawing.markup(note.markup, into: &values)
        return drawing.glyphs
    }

    private func frame(_ address: SiteAddress) -> PageFrame {
        func link(_ note: Note?) -> PageFrame.Link? { note.map { .init(title: $0.title, target: $0.address) } }
        let isGuideline = note.kind == .guideline
        let list: PageFrame.Link? =
            isGuideline
            ? .init(title: site.words["guidelines"], target: .guidelines)
            : site.hasPagesIndex ? .init(title: site.words["pages"], target: .pages) : nil
        return PageFrame(
            title: note.title, description: note.lead, area: isGuideline ? .guidelines : .page(address),
            crumbs: list.map { [$0, .init(title: note.title)] } ?? [],
            previous: link(previous), next: link(next))
    }

    /// Links to the apps, quick actions and rules that the note names.
    private func about(_ drawing: Drawing, into values: inout TemplateValues) {
        let targets = (site.subjects[ByteText(note.path)] ?? []).map { subject -> (SiteAddress, String, String?) in
            let entry = site.apps[subject.app]
            guard let group = subject.group else { return (entry.address, entry.app.name, nil) }
            let title = ActionPage.title(of: entry.groups[group], in: entry)
            return (entry.groups[group].address, title.text, title.language)
        }
        let rules = site.rules.entries(of: note)
        values.flag(K.hasAbout, !targets.isEmpty || !rules.isEmpty)
        values.list(K.about) { list in
            for (target, title, language) in targets {
                list.item { item in
                    item.text(K.href, drawing.link(target))
                    drawing.text(title, language: language, into: &item)
                }
            }
            for rule in rules {
                list.item { item in
                    item.text(K.href, drawing.link(rule.address))
                    drawing.text(rule.rule.id, language: nil, into: &item)
                }
            }
        }
    }
}

/// One page of the list of all guidelines, or of all pages beside apps and guidelines.
struct NoteListPage {
    enum List { case guidelines, pages }

    let site: SiteIndex
    let list: List
    var number = 1

    /// Notes on one page.
    static let most = 200

    static func pages(of notes: [Note]) -> Int { PageCut(1, of: notes.count, each: most).pages }

    private var notes: [Note] { list == .guidelines ? site.guidelines : site.pages }

    private func address(_ page: Int) -> SiteAddress { list == .guidelines ? .guidelines(page: page) : .pages(page: page) }

    func write(into values: inout TemplateValues) -> GlyphUse {
        let drawing = Drawing(site, on: address(number))
        let words = site.words
        let (title, lede) = list == .guidelines ? ("guidelines", "guidelinesLede") : ("pages", "pagesLede")
        let cut = PageCut(number, of: notes.count, each: Self.most)
        var frame = PageFrame(
            title: words[title], description: words[lede], area: list == .guidelines ? .guidelines : .page(.pages))
        if number > 1 {
            frame.title += ", " + cut.text(words)
            frame.crumbs = [.init(title: words[title], target: address(1)), .init(title: cut.text(words))]
        }
        (frame.previous, frame.next) = cut.neighbours(words, address)
        frame.write(drawing, into: &values)
        values.text(K.title, words[title])
        values.text(K.lede, words[lede])
        values.text(K.more, cut.text(words))
        drawing.guidelines(Array(notes[cut.rows]), into: &values)
        return drawing.glyphs
    }
}
