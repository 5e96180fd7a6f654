import HomeScreen
import QuickActionModel
import Templates

/// Collects the pictures that one page uses, so that only those stand in it.
///
/// One value a page, never shared.
final class GlyphUse {
    private let set: GlyphSet
    /// Few, so that looking through them costs less than a table.
    private var ids: [(id: String, glyph: SVGGlyph)] = []
    private var interfaceIDs: [(name: String, id: String)] = []
    private(set) var usesOpenSet = false
    private var masks = 0

    init(_ set: GlyphSet) { self.set = set }

    /// Id of an interface picture; nil when the theme has none of that name.
    func interface(_ name: String) -> String? {
        if let found = interfaceIDs.first(where: { $0.name.hasSameBytes(as: name) }) { return found.id }
        guard let glyph = set.interface[name] else { return nil }
        let id = add("u." + name, glyph)
        interfaceIDs.append((name, id))
        return id
    }

    /// Id of an icon's picture; nil for what is drawn without shapes.
    func id(_ picture: GlyphPicture) -> String? {
        let id: String
        switch picture {
        case .own(let name): id = "o." + Slug.of(name)
        case .lookAlike(let name):
            usesOpenSet = true
            id = "i." + name
        case .image(let asset): id = "a." + SHA256.hex(GlyphSet.key(of: asset).string).prefix(12)
        case .dot, .tile, .missing: return nil
        }
        if ids.contains(where: { $0.id.hasSameBytes(as: id) }) { return id }
        return set.glyph(picture).map { add(id, $0) }
    }

    /// An id for a mask that stands where it is used: each has its own, so that hiding one row leaves the others whole.
    func nextMask() -> String {
        masks += 1
        return "m.\(masks)"
    }

    /// Writes the pictures in order of first use.
    func write(into values: inout TemplateValues) {
        values.flag(K.usesOpenSet, usesOpenSet)
        values.list(K.glyphs) { list in
            for (id, glyph) in ids {
                list.item { item in
                    item.text(K.id, id)
                    item.text(K.viewBox, glyph.viewBox)
                    var shapes = glyph.shapes
                    shapes.withUTF8 { item.markup(K.shapes, $0) }
                }
            }
        }
    }

    private func add(_ id: String, _ glyph: SVGGlyph) -> String {
        ids.append((id, glyph))
        return id
    }
}
