import HomeScreen
import Testing

@Suite struct SymbolTemplateTests {
    private func template(
        transform: String = #" transform="matrix(1 0 0 1 100 200)""#, layer: String = "Regular-M",
        left: String = #"<line id="left-margin-Regular-M" x1="100" y1="1"/>"#,
        base: String = #"<line id="Baseline-M" x1="1" y1="200"/>"#
    ) -> SVGGlyph? {
        let svg = """
            <svg width="3300" height="2200"><g id="Guides">\(left)\(base)
            <line id="Capline-M" x1="1" y1="100" x2="9" y2="100"/><path id="right-margin-Regular-M" d="M 180 , 1 L 180 9"/></g>
            <g id="Symbols"><g id="Black-M" transform="matrix(1 0 0 1 5 5)"><path d="M9 9"/></g>
            <g id="\(layer)"\(transform)><g opacity=".5"><path class="x" d="M1 1"/></g><path d="M2 2"/></g>
            <g id="Thin-M"><path d="M8 8"/></g></g></svg>
            """
        return SVGGlyph(symbolTemplate: Array(svg.utf8))
    }

    @Test func theRegularMediumLayerIsTaken() throws {
        let glyph = try #require(template())
        #expect(glyph.shapes == #"<g opacity=".5"><path d="M1 1"/></g><path d="M2 2"/>"#)
        // From 100 to 180 and from 100 to 200: a square of 135 about (140, 150), seen from (100, 200).
        #expect(glyph.viewBox == "-27.5 -117.5 135.0 135.0")
        #expect(template(transform: #" transform="translate(100 200)""#) == glyph)
        #expect(template(transform: "")?.viewBox == "72.5 82.5 135.0 135.0")
    }

    @Test func withoutTheLayerOrItsGuidesThereIsNoPicture() {
        #expect(template(layer: "Regular-S") == nil)
        #expect(template(transform: #" transform="scale(2)""#) == nil)
        #expect(template(transform: #" transform="matrix(2 0 0 1 0 0)""#) == nil)
        #expect(template(left: "") == nil)
        #expect(template(left: #"<line id="left-margin-Regular-M" x1="200" y1="1"/>"#) == nil)
        #expect(template(base: #"<line id="Baseline-M" x1="a" y1="200"/>"#) == nil)
        #expect(SVGGlyph(symbolTemplate: []) == nil)
        #expect(SVGGlyph(symbolTemplate: [UInt8](repeating: 32, count: SVGGlyph.mostTemplateBytes + 1)) == nil)
    }
}
