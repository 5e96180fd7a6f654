import HomeScreen
import QuickActionModel
import Templates

/// Collects the pictures that one page uses, so that only those stand in it.
///
/// One value a page, never shared.
final class GlyphUse {
    private let set: GlyphSet
    private var ids: [(id: String, glyph: SVGGlyph)] = []
    private var known: [String: String] = [:]
    private(set) var usesOpenSet = false

    init(_ set: GlyphSet) { self.set = set }

    /// Id of an interface picture; nil when the theme has none of that name.
    func interface(_ name: String) -> String? {
        if let id = known["u." + name] { return id }
        guard let glyph = set.interface[name] else { return nil }
        return add("u." + name, glyph)
    }

    /// Id of an icon's picture; nil for the dot and the tile.
    func id(_ picture: GlyphPicture) -> String? {
        let id: String
        switch picture {
        case .own(let name): id = "o." + Slug.of(name)
        case .lookAlike(let name):
            usesOpenSet = true
            id = "i." + name
        case .dot, .tile: return nil
        }
        if let found = known[id] { return found }
        return set.glyph(picture).map { add(id, $0) }
    }

    /// Writes the pictures in order of first use.
    func write(into values: inout TemplateValues) {
        values.flag(K.usesOpenSet, usesOpenSet)
        values.list(K.glyphs) { list in
            for (id, glyph) in ids {
                list.item { item in
                    item.text(K.id, id)
                    item.text(K.viewBox, glyph.viewBox)
                    item.markup(K.shapes, Array(glyph.shapes.utf8))
                }
            }
        }
    }

    private func add(_ id: String, _ glyph: SVGGlyph) -> String {
        ids.append((id, glyph))
        known[id] = id
        return id
    }
}
