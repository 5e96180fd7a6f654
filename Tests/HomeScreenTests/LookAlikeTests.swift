import Foundation
import QuickActionModel
import Testing

@testable import HomeScreen

@Suite struct LookAlikeTests {
    /// Where Debian and Homebrew put Bootstrap Icons.
    static let folder = ["/usr/share/bootstrap-icons/svg", "/opt/homebrew/share/bootstrap-icons/svg"].first {
        FileManager.default.fileExists(atPath: $0)
    }

    private static func exists(_ glyph: String) -> Bool {
        FileManager.default.fileExists(atPath: (folder ?? "") + "/" + glyph + ".svg")
    }

    private static func text(_ path: String) throws -> [UInt8] { try Array(Data(contentsOf: URL(filePath: path))) }

    /// Symbol → the first glyph of the list that the set has.
    static let table: [(String, String)] = [
        ("star", "star"), ("star.fill", "star-fill"), ("star.circle.fill", "star-fill"), ("star.leadinghalf.filled", "star"),
        ("plus", "plus-lg"), ("plus.circle", "plus-circle"), ("plus.circle.fill", "plus-circle-fill"),
        ("plus.square.fill.on.square.fill", "plus-square-fill"), ("minus.circle.fill", "dash-circle-fill"),
        ("xmark.square.fill", "x-square-fill"), ("xmark.circle.fill", "x-circle-fill"),
        ("checkmark.circle.fill", "check-circle-fill"),
        ("bell.slash.fill", "bell-slash-fill"), ("bell.slash", "bell-slash"), ("bell.badge", "bell"),
        ("bell.badge.fill", "bell-fill"),
        ("person.crop.circle.badge.plus", "person-circle"), ("person.crop.circle.fill", "person-circle"),
        ("person.badge.plus", "person-plus"), ("person.2.fill", "people-fill"), ("doc.badge.plus", "file-earmark-plus"),
        ("doc.fill.badge.plus", "file-earmark-fill"), ("folder.badge.minus", "folder-minus"), ("magnifyingglass", "search"),
        ("magnifyingglass.circle.fill", "search"), ("house.fill", "house-fill"), ("location.fill", "cursor-fill"),
        ("square.and.pencil", "pencil-square"), ("trash.slash.fill", "trash-fill"), ("heart.slash", "heart"),
        ("envelope.open.fill", "envelope-open-fill"), ("arrow.up.circle.fill", "arrow-up-circle-fill"),
        ("questionmark.circle.dashed", "question-circle"), ("calendar.circle", "calendar"),
        ("speaker.slash.fill", "volume-mute-fill"),
        ("leaf.arrow.circlepath", "recycle"), ("cart.badge.plus", "cart-plus"), ("note.text", "card-text"),
    ]

    @Test(.enabled(if: folder != nil, "Bootstrap Icons are not installed"), arguments: table)
    func firstGlyphOfASymbol(symbol: String, glyph: String) {
        #expect(LookAlike.glyphs(forSymbol: symbol).first { Self.exists($0) } == glyph)
    }

    @Test(arguments: ["", "fill", "no.such.symbol", "Star", "1.circle", "star-fill", "badge.plus", ".", "\u{E9}"])
    func anUnknownSymbolHasNone(symbol: String) { #expect(LookAlike.glyphs(forSymbol: symbol).isEmpty) }

    @Test func modifiersComeFirst() {
        #expect(
            LookAlike.glyphs(forSymbol: "heart.circle.fill").prefix(4) == [
                "heart-circle-fill", "heart-circle", "heart-fill", "heart",
            ])
        #expect(
            LookAlike.glyphs(forSymbol: "bell.slash.fill").prefix(4) == ["bell-slash-fill", "bell-slash", "bell-fill", "bell"])
        #expect(LookAlike.glyphs(forSymbol: "star") == ["star"])
    }

    @Test func kindsOfIcons() {
        for type in SystemIconType.all {
            #expect(LookAlike.glyphs(for: IconReference(.type, type.constant)) == [type.glyph])
        }
        #expect(LookAlike.glyphs(for: IconReference(.type, "UIApplicationShortcutIconTypeStar")).isEmpty)
        #expect(LookAlike.glyphs(for: IconReference(.type, "favorite")).isEmpty)
        #expect(LookAlike.glyphs(for: IconReference(.symbol, "star.fill")).first == "star-fill")
        #expect(LookAlike.glyphs(for: IconReference(.contact, "contact")) == ["person-circle"])
        #expect(LookAlike.glyphs(for: IconReference(.file, "star")).isEmpty)
        #expect(LookAlike.glyphs(for: IconReference(.unresolved, "star")).isEmpty)
    }

    @Test(.enabled(if: folder != nil, "Bootstrap Icons are not installed"))
    func everyGlyphOfTheTablesExistsAndCanBeDrawn() throws {
        let names = Set(LookAlike.symbols.values).union(SystemIconType.all.map(\.glyph)).union(["person-circle"])
        #expect(names.count > 200)
        for name in names.sorted() {
            #expect(Self.exists(name), "\(name)")
            guard Self.exists(name), let folder = Self.folder else { continue }
            let glyph = SVGGlyph(svg: try Self.text(folder + "/" + name + ".svg"))
            #expect(glyph?.viewBox == "0 0 16 16", "\(name)")
        }
    }

    @Test(.enabled(if: folder != nil, "Bootstrap Icons are not installed"))
    func everySymbolOfTheTablesHasAGlyph() {
        for symbol in LookAlike.symbols.keys.sorted() + SystemIconType.all.map(\.symbol) {
            #expect(LookAlike.glyphs(forSymbol: symbol).contains { Self.exists($0) }, "\(symbol)")
        }
    }
}
