import HomeScreen
import Testing

/// Cuts, flips, repeats and splices the bytes of pictures; what comes out is markup of our own, or nothing.
@Suite struct DamagedGlyphTests {
    private static let seeds = [
        """
        <?xml version="1.0"?><!-- a star --><svg xmlns="http://www.w3.org/2000/svg" width="16" height="16" fill="none" \
        stroke='currentColor' viewBox="0 0 16 16"><g id="x"><path fill-rule='evenodd' d="M2.8 14.85c-.078.444Z"/>\
        <circle cx="8" cy="8" r="6.25" stroke-width="1.5"></circle></g><script>alert("x")</script></svg>
        """,
        "<svg width='24' height='24'><rect x='1' y='2' width='3' height='4' onload='x'/><text>a</text><line x1='-3' y2='4e1'/></svg>",
    ].map { Array($0.utf8) }

    @Test(arguments: 0..<4) func damaged(_ seed: Int) {
        var state = UInt64(seed) &* 7_919 &+ 3
        func roll(_ sides: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(max(1, sides)))
        }
        var pictures = 0
        for round in 0..<2_000 {
            var bytes = Self.seeds[round % 2]
            for _ in 0...roll(3) {
                let start = roll(bytes.count)
                let end = min(bytes.count, start + roll(30))
                switch roll(5) {
                case 0: bytes.removeSubrange(start..<end)
                case 1 where start < bytes.count: bytes[start] ^= UInt8(1 << roll(8))
                case 2: bytes.insert(contentsOf: bytes[start..<end], at: roll(bytes.count + 1))
                case 3: bytes.insert(contentsOf: Array("\"'<>/=&;".utf8).prefix(roll(9)), at: start)
                default: bytes = Array(bytes[..<start]) + Self.seeds[(round + 1) % 2].suffix(roll(120))
                }
            }
            guard let glyph = SVGGlyph(svg: bytes) else { continue }
            pictures += 1
            expectClean(glyph)
        }
        #expect(pictures > 100)
    }

    /// Only shapes, with checked attributes in double quotes.
    private func expectClean(_ glyph: SVGGlyph) {
        let shape =
            /(<g( [a-z-]+="[^"<>&]*")*>)?(<(path|rect|circle|ellipse|line|polygon|polyline)( [a-z][a-z0-9-]*="[^"<>&]*")+\/>)+(<\/g>)?/
        #expect(glyph.shapes.wholeMatch(of: shape) != nil, "\(glyph.shapes)")
        #expect(!glyph.shapes.contains(" on"), "\(glyph.shapes)")
        #expect(glyph.viewBox.allSatisfy { "0123456789+-.eE ,".contains($0) }, "\(glyph.viewBox)")
    }

    @Test func hostileShapesEndQuickly() {
        for text in ["<", "<svg ", "<path d=\"", "<!--", "<![CDATA[", "<svg viewBox='0 0 1 1'><path d='M0'/>", "&#x41;"] {
            let bytes = Array(String(repeating: text, count: SVGGlyph.mostBytes / text.utf8.count).utf8)
            let clock = ContinuousClock()
            #expect(clock.measure { _ = SVGGlyph(svg: bytes) } < .seconds(2), "\(text)")
        }
    }
}
