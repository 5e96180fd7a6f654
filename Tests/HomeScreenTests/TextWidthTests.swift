import HomeScreen
import Testing

@Suite struct TextWidthTests {
    /// Text → width in points at 1000 points.
    static let table: [(String, Double)] = [
        ("", 0), ("A", 676), ("i", 237), ("W", 949), (" ", 281), ("\n", 281), ("\u{0}", 0), ("AA", 1352), ("…", 821),
        // A composed letter and its parts are equally wide, and marks alone have no width.
        ("é", 582), ("e\u{301}", 582), ("e\u{301}\u{302}\u{303}", 582), ("\u{301}", 0),
        ("Ж", 949), ("Ω", 761), ("漢", 1000), ("あ", 1000), ("ｱ", 500), ("한", 920), ("\u{1112}\u{1161}\u{11AB}", 920), ("（", 1000),
        ("𠀋", 1000), ("כ", 515),
        // Arabic: alone, at the beginning, in the middle, at the end; marks and joiners.
        ("\u{628}", 993), ("\u{628}\u{628}", 269 + 1093), ("\u{628}\u{628}\u{628}", 269 + 343 + 1093),
        ("\u{628}\u{64E}\u{628}", 269 + 1093), ("\u{627}\u{628}", 238 + 993), ("\u{628}\u{627}", 269 + 291),
        ("\u{628}\u{200C}\u{628}", 993 + 993), ("\u{628}\u{200D}", 269), ("\u{628} \u{628}", 993 + 281 + 993),
        ("\u{644}\u{627}", 582), ("\u{628}\u{644}\u{627}", 269 + 599), ("\u{621}", 411), ("\u{628}\u{621}", 993 + 411),
        // Devanagari: whole, half, hook above, ra below, one sign of two, explicit virama.
        ("क", 762), ("का", 762 + 259), ("कि", 762 + 259), ("कु", 762), ("स्क", 389 + 762), ("र्क", 762), ("क्र", 762),
        ("क्ष", 134 + 578), ("क्", 762), ("क्\u{200C}क", 762 + 762),
        ("ก", 600), ("กำ", 600 + 406), ("ก่", 600), ("กี่", 600),
        // One picture each, however many characters make it.
        ("😀", 1250), ("👨‍👩‍👧", 1250), ("🇩🇪", 1250), ("🇩🇪🇫🇷", 2500), ("🇩", 1250), ("1️⃣", 1250), ("❤️", 1250), ("👍🏽", 1250), ("😀😀", 2500),
        ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", 1250), ("1", 464), ("☕", 1250), ("😀a", 1250 + 564), ("a\u{200D}b", 564 + 621), ("©", 915),
    ]

    @Test(arguments: table) func width(text: String, expected: Double) {
        #expect(TextWidth.points(of: text, fontSize: 1000).rounded() == expected)
    }

    @Test func widthGrowsWithTheFont() {
        #expect(TextWidth.points(of: "New Tab", fontSize: 34) == 2 * TextWidth.points(of: "New Tab", fontSize: 17))
        #expect(TextWidth.points(of: "New Tab", fontSize: 0) == 0)
    }

    /// Every scalar has a width that a character can have.
    @Test func everyCharacterIsNarrowEnough() {
        for value in UInt32(0)...0x1FFFF {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let width = TextWidth.points(of: String(scalar), fontSize: 1)
            if !(0...2.2).contains(width) { Issue.record("U+\(String(value, radix: 16)): \(width)") }
        }
    }

    /// A long run is as wide as its short ones foretell: no mark, joiner or flag is forgotten on the way.
    @Test(arguments: ["\u{301}", "\u{628}\u{64E}", "\u{915}\u{94D}", "\u{1F1E9}", "\u{200D}", "👨\u{200D}", "\u{64E}", "ab"])
    func longTextsGrowEvenly(part: String) {
        func width(_ count: Int) -> Double { TextWidth.points(of: String(repeating: part, count: count), fontSize: 1000) }
        let expected = width(100) + 199 * (width(200) - width(100))
        #expect(width(20_000).rounded() == expected.rounded())
    }
}
