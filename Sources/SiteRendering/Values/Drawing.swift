import HomeScreen
import QuickActionModel
import Templates

/// What every part of one page needs to draw itself: the page, its language and the pictures it uses.
struct Drawing {
    let site: SiteIndex
    let address: SiteAddress
    let glyphs: GlyphUse

    init(_ site: SiteIndex, on address: SiteAddress) {
        self.site = site
        self.address = address
        glyphs = GlyphUse(site.glyphs)
        // The button for the appearance stands on every page.
        _ = glyphs.interface("half")
        _ = glyphs.interface("search")
    }

    var words: InterfaceWords { site.words }

    /// A relative link from this page.
    func link(_ target: SiteAddress, fragment: String? = nil) -> String { address.link(to: target, fragment: fragment) }

    /// Writes `text`, and `lang` and `dir` where the text is not in the language of the page.
    func text(_ text: String, language: String?, into values: inout TemplateValues) {
        values.text(K.text, text)
        self.language(language, into: &values)
    }

    /// Writes `lang` and `dir`, empty where the language is that of the page.
    func language(_ code: String?, into values: inout TemplateValues) {
        if let code, !code.hasSameBytes(as: site.language) {
            values.text(K.lang, code)
            values.text(K.dir, code == "und" ? "auto" : LanguageTag.direction(code))
        } else {
            values.text(K.lang, "")
            values.text(K.dir, "")
        }
    }

    /// A badge with an optional tone and mark.
    func badge(_ text: String, tone: String = "", mark: String? = nil, into values: inout TemplateValues) {
        values.item { item in
            item.text(K.text, text)
            item.text(K.tone, tone)
            item.text(K.mark, mark.flatMap { glyphs.interface($0) } ?? "")
        }
    }

    /// One line of a list of facts: a label and a text or code.
    func fact(_ label: String, _ text: String = "", code: String = "", into values: inout TemplateValues) {
        values.item { item in
            item.text(K.label, words[label])
            item.text(K.text, text)
            item.text(K.code, code)
        }
    }

    /// The picture of an icon of an app: `glyph` is a sprite id, `image` a file that masks a ground, `tile` says that a neutral tile
    /// stands in; none of them means the dot.
    func icon(_ reference: IconReference?, of app: AppCatalog, into values: inout TemplateValues) {
        let picture = site.picture(for: reference, of: app)
        values.text(K.glyph, glyphs.id(picture) ?? "")
        if case .tile = picture { values.flag(K.tile, true) } else { values.flag(K.tile, false) }
        var mask: (asset: IconAsset, size: IconSize)?
        if case .image(let asset) = picture, asset.isDrawnFromFile, let size = asset.size { mask = (asset, size) }
        values.text(K.image, mask.map { link(.iconImage(app: app.id, $0.asset)) } ?? "")
        values.text(K.maskID, mask.map { _ in glyphs.nextMask() } ?? "")
        values.text(K.width, mask.map { String($0.size.width) } ?? "")
        values.text(K.height, mask.map { String($0.size.height) } ?? "")
    }

    /// An app's picture or monogram.
    func appIcon(_ entry: AppEntry, into values: inout TemplateValues) {
        let picture = entry.app.facts.iconPath.flatMap { site.copy(of: $0) }
        values.text(K.picture, picture.map { link($0) } ?? "")
        values.text(K.monogram, String(entry.app.name.prefix(1)).uppercased())
        values.text(K.tone, Int(SHA256.hash(Array(entry.app.id.utf8))[0] & 7))
    }

    /// The list of guidelines as links with their first words.
    func guidelines(_ notes: [Note], into values: inout TemplateValues) {
        values.flag(K.hasGuidelines, !notes.isEmpty)
        values.list(K.guidelines) { list in
            for note in notes {
                list.item { item in
                    item.text(K.title, note.title)
                    item.text(K.lead, note.lead)
                    item.text(K.href, note.address.map { link($0) } ?? "")
                }
            }
        }
    }

    /// Notes in full, each with a heading and a prefix of its own, so that their anchors cannot meet.
    func notes(_ notes: [Note], into values: inout TemplateValues) {
        values.flag(K.hasNotes, !notes.isEmpty)
        values.list(K.notes) { list in
            for note in notes {
                list.item { item in
                    item.text(K.id, note.anchor)
                    item.text(K.title, note.title)
                    markup(note.markup, prefix: note.anchorPrefix, into: &item)
                }
            }
        }
    }

    /// A note's text as `body`.
    func markup(_ markup: NoteMarkup, prefix: String = "", into values: inout TemplateValues) {
        var bytes: [UInt8] = []
        markup.write(to: &bytes, on: address, prefix: prefix)
        values.markup(K.body, bytes)
    }
}
