import QuickActionModel
import Testing

@testable import CatalogReading

@Suite("PNG files")
struct PNGFileTests {
    struct Case: Sendable {
        let name: String
        let file: [UInt8]
        let alpha: IconAlpha
    }

    private static func facts(_ hasAlpha: Bool, _ isOpaque: Bool?, _ isColoured: Bool?) -> IconAlpha {
        IconAlpha(hasAlpha: hasAlpha, isOpaque: isOpaque, isColoured: isColoured)
    }

    static let cases: [Case] = [
        Case(
            name: "grey, without alpha", file: PNGBytes(colourType: 0, rows: [[0, 1, 2], [0, 3, 4]]).bytes,
            alpha: facts(false, true, false)),
        Case(
            name: "colour, without alpha",
            file: PNGBytes(colourType: 2, rows: [[0, 200, 0, 0, 9, 9, 9], [2, 0, 0, 0, 0, 0, 0]]).bytes,
            alpha: facts(false, true, true)),
        Case(
            name: "colour with alpha, nothing transparent",
            file: PNGBytes(rows: [[0, 0, 0, 0, 255, 0, 0, 0, 255], [2, 0, 0, 0, 0, 0, 0, 0, 0]]).bytes,
            alpha: facts(true, true, false)),
        Case(
            name: "the colour of an invisible pixel does not count",
            file: PNGBytes(rows: [[0, 255, 0, 0, 0, 9, 9, 9, 255], [0, 0, 0, 0, 128, 20, 10, 9, 255]]).bytes,
            alpha: facts(true, false, false)),
        Case(
            name: "grey with alpha, rows after their left neighbour",
            file: PNGBytes(colourType: 4, rows: [[1, 10, 255, 5, 0], [4, 0, 0, 0, 255]]).bytes, alpha: facts(true, false, false)),
        Case(
            name: "rows after the mean and Paeth's guess",
            file: PNGBytes(colourType: 2, rows: [[3, 200, 0, 0, 0, 0, 0], [4, 0, 0, 0, 0, 0, 0]]).bytes,
            alpha: facts(false, true, true)),
        Case(
            name: "one colour that counts as transparent",
            file: PNGBytes(colourType: 0, rows: [[0, 7, 8], [0, 8, 8]], chunks: [("tRNS", [0, 7])]).bytes,
            alpha: facts(true, false, false)),
        Case(
            name: "a colour that no pixel has",
            file: PNGBytes(
                colourType: 2, rows: [[0, 7, 7, 7, 7, 7, 7], [0, 7, 7, 7, 7, 7, 7]], chunks: [("tRNS", [0, 7, 0, 7, 0, 8])]
            ).bytes, alpha: facts(true, true, false)),
        Case(
            name: "palette",
            file: PNGBytes(
                colourType: 3, rows: [[0, 0, 1], [0, 1, 9]],
                chunks: [("PLTE", [0, 0, 0, 255, 0, 0]), ("tRNS", [255, 128])]
            ).bytes, alpha: facts(true, false, true)),
        Case(
            name: "palette without alpha",
            file: PNGBytes(colourType: 3, rows: [[0, 0, 1], [0, 1, 1]], chunks: [("PLTE", [0, 0, 0, 9, 9, 9])]).bytes,
            alpha: facts(false, true, false)),
        // Of these the pixels are not looked at; without a place for alpha they are opaque all the same.
        Case(name: "sixteen bits", file: PNGBytes(depth: 16, rows: [[0]]).bytes, alpha: facts(true, nil, nil)),
        Case(
            name: "sixteen bits, grey", file: PNGBytes(depth: 16, colourType: 0, rows: [[0]]).bytes,
            alpha: facts(false, true, nil)),
        Case(name: "interlaced", file: PNGBytes(interlace: 1, rows: [[0]]).bytes, alpha: facts(true, nil, nil)),
        Case(name: "large", file: PNGBytes(width: 513, rows: [[0]]).bytes, alpha: facts(true, nil, nil)),
        Case(name: "very large", file: PNGBytes(width: 1 << 20, height: 1 << 20, rows: []).bytes, alpha: facts(true, nil, nil)),
        Case(name: "of Apple's tools", file: PNGBytes(rows: [[0]], isApple: true).bytes, alpha: facts(true, nil, nil)),
        Case(name: "too few rows", file: PNGBytes(rows: [[0, 0, 0, 0, 0, 0, 0, 0, 0]]).bytes, alpha: facts(true, nil, nil)),
        Case(
            name: "too many rows", file: PNGBytes(colourType: 0, rows: [[0, 1, 1], [0, 1, 1], [0, 1, 1]]).bytes,
            alpha: facts(false, true, nil)),
        Case(
            name: "an unknown filter", file: PNGBytes(colourType: 0, rows: [[0, 1, 1], [5, 1, 1]]).bytes,
            alpha: facts(false, true, nil)),
        Case(name: "an unknown colour type", file: PNGBytes(colourType: 7, rows: []).bytes, alpha: facts(false, true, nil)),
    ]

    @Test("what pixels are like", arguments: cases)
    func alpha(_ one: Case) throws {
        let file = try #require(PNGFile(one.file))
        #expect(file.alpha == one.alpha, "\(one.name)")
    }

    @Test("size, and the variant of Apple's tools")
    func header() throws {
        let file = try #require(PNGFile(PNGBytes(width: 35, height: 70, rows: []).bytes))
        #expect(file.size == IconSize(width: 35, height: 70))
        #expect(!file.isAppleVariant)
        #expect(PNGFile(PNGBytes(rows: [], isApple: true).bytes)?.isAppleVariant == true)
    }

    @Test("no PNG", arguments: [[], [0x89], Array("GIF89a".utf8), Array(PNGBytes().bytes.prefix(8)), PNGBytes(width: 0).bytes])
    func none(_ bytes: [UInt8]) { #expect(PNGFile(bytes) == nil) }

    @Test("every cut and every changed byte is read to an end")
    func damage() {
        let whole = Self.cases[8].file
        for count in 0..<whole.count { _ = PNGFile(Array(whole.prefix(count)))?.alpha }
        var seen = 0
        for index in whole.indices {
            for value in [0, 1, 127, 255] as [UInt8] {
                var bytes = whole
                bytes[index] = value
                if PNGFile(bytes)?.alpha.isOpaque != nil { seen += 1 }
            }
        }
        #expect(seen > 0)
    }
}
