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

    @Test func imagesOfTheApp() throws {
        var set = try set()
        let svg = Array("<svg viewBox=\"0 0 2 2\"><path d=\"M8\"/></svg>".utf8)
        let drawn = IconAsset(.imageSet, name: "cart", format: .svg, hash: "1", bytes: svg)
        let pixels = IconAsset(
            .bundleFile, name: "bag", format: .png, size: IconSize(width: 1, height: 1), hash: "2", bytes: [1])
        let assets: [ByteText: IconAsset] = [
            "cart": drawn, "bag": pixels, "gone": IconAsset(.missing, name: "gone"), "logo": drawn,
            "page": IconAsset(.imageSet, name: "page", format: .pdf, hash: "3"),
            "symbol": IconAsset(.symbolSet, name: "symbol", format: .svg, hash: "4", bytes: svg),
        ]
        for asset in assets.values { set.add(asset) }
        let expected: [(String, GlyphPicture)] = [
            ("cart", .image(drawn)), ("bag", .image(pixels)), ("gone", .missing("gone")), ("logo", .own("logo")),
            ("page", .tile("page")), ("symbol", .tile("symbol")), ("else", .tile("else")),
        ]
        for (name, picture) in expected { #expect(set.picture(for: IconReference(.file, name), in: assets) == picture) }
        #expect(set.picture(for: IconReference(.symbol, "cart"), in: assets) == .tile("cart"))
        #expect(set.glyph(.image(drawn))?.shapes == #"<path d="M8"/>"#)
        #expect(set.glyph(.image(pixels)) == nil)
        #expect(set.glyph(.missing("gone")) == nil)
    }
}
