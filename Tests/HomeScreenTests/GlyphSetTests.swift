import HomeScreen
import QuickActionModel
import Testing

@Suite struct GlyphSetTests {
    private static func glyph(_ path: String) throws -> SVGGlyph {
        try #require(SVGGlyph(svg: Array("<svg viewBox=\"0 0 1 1\"><path d=\"\(path)\"/></svg>".utf8)))
    }

    private func set() throws -> GlyphSet {
        try GlyphSet(
            own: ["star.fill": Self.glyph("M1"), "logo": Self.glyph("M2")],
            openSet: [
                "star-fill": Self.glyph("M3"), "star": Self.glyph("M4"), "heart": Self.glyph("M5"),
                "person-circle": Self.glyph("M6"),
            ],
            interface: ["logo2": Self.glyph("M7")])
    }

    @Test(
        arguments: [
            // Own pictures win by the exact name, for every kind of icon.
            (IconReference(.symbol, "star.fill"), .own("star.fill")), (IconReference(.file, "logo"), .own("logo")),
            (IconReference(.unresolved, "logo"), .own("logo")),
            // Then a look-alike that the set really has.
            (IconReference(.symbol, "star"), .lookAlike("star")), (IconReference(.symbol, "heart.fill"), .lookAlike("heart")),
            (IconReference(.type, "UIApplicationShortcutIconTypeFavorite"), .lookAlike("star-fill")),
            (IconReference(.contact, "contact"), .lookAlike("person-circle")),
            // Then a tile with the name.
            (IconReference(.symbol, "house"), .tile("house")), (IconReference(.symbol, "no.such"), .tile("no.such")),
            (IconReference(.file, "star"), .tile("star")),
            (IconReference(.type, "UIApplicationShortcutIconTypeAdd"), .tile("UIApplicationShortcutIconTypeAdd")),
            (IconReference(.unresolved, "heart"), .tile("heart")), (IconReference(.file, "logo2"), .tile("logo2")),
            // No icon: the dot.
            (nil, .dot),
        ] as [(IconReference?, GlyphPicture)])
    func precedence(icon: IconReference?, picture: GlyphPicture) throws { #expect(try set().picture(for: icon) == picture) }

    @Test func shapes() throws {
        let set = try set()
        #expect(set.glyph(.own("logo"))?.shapes == #"<path d="M2"/>"#)
        #expect(set.glyph(.lookAlike("heart"))?.shapes == #"<path d="M5"/>"#)
        #expect(set.glyph(.lookAlike("logo")) == nil)
        #expect(set.glyph(.tile("heart")) == nil)
        #expect(set.glyph(.dot) == nil)
    }

    @Test func withoutPicturesEveryNamedIconIsATile() {
        #expect(GlyphSet().picture(for: IconReference(.symbol, "star")) == .tile("star"))
        #expect(GlyphSet().picture(for: nil) == .dot)
    }

    /// The icon that wins decides, even when its picture is unknown and a shadowed one has one.
    @Test func aWrongSymbolDoesNotFallBack() throws {
        let icon = QuickActionIcon(declared: [
            IconReference(.type, "UIApplicationShortcutIconTypeFavorite"), IconReference(.symbol, "no.such"),
        ])
        #expect(try set().picture(for: icon.effective) == .tile("no.such"))
    }
}
