import HomeScreen
import Testing

@Suite struct SVGGlyphTests {
    private func glyph(_ svg: String) -> SVGGlyph? { SVGGlyph(svg: Array(svg.utf8)) }

    private func shapes(_ inner: String) -> String? { glyph("<svg viewBox=\"0 0 16 16\">\(inner)</svg>")?.shapes }

    @Test func aPlainPictureIsRebuilt() {
        let svg = """
            <?xml version="1.0"?>
            <!-- a star -->
            <svg xmlns="http://www.w3.org/2000/svg" width="16" height="16" fill="currentColor" class="bi" viewBox="0 0 16 16">
              <path fill-rule='evenodd' d="M2.8 14.85c-.078.444Z"/>
              <g id="x"><circle cx="8" cy="8" r="6.25" fill="none" stroke="currentColor" stroke-width="1.5"></circle></g>
            </svg>
            """
        #expect(
            glyph(svg)
                == SVGGlyph(
                    svg: Array(
                        """
                        <svg viewBox="0 0 16 16"><path d="M2.8 14.85c-.078.444Z" fill-rule="evenodd"/><circle cx="8" cy="8" r="6.25" \
                        stroke-width="1.5" stroke="currentColor" fill="none"/></svg>
                        """.utf8)))
        #expect(
            glyph(svg)?.shapes
                == #"<path d="M2.8 14.85c-.078.444Z" fill-rule="evenodd"/><circle cx="8" cy="8" r="6.25" stroke-width="1.5" stroke="currentColor" fill="none"/>"#
        )
    }

    @Test(arguments: [
        (#"<rect x="1" y="2" width="3" height="4" rx="1" ry="1"/>"#, #"<rect x="1" y="2" width="3" height="4" rx="1" ry="1"/>"#),
        (#"<ellipse cx="1" cy="2" rx="3" ry="4"/>"#, #"<ellipse cx="1" cy="2" rx="3" ry="4"/>"#),
        (#"<line x1="1" y1="2" x2="-3" y2="4e1"/>"#, #"<line x1="1" y1="2" x2="-3" y2="4e1"/>"#),
        (#"<polygon points="1,2 3,4"/><polyline points="0 0"/>"#, #"<polygon points="1,2 3,4"/><polyline points="0 0"/>"#),
        (
            #"<path transform="translate(1 -2) scale(.5)" opacity=".5" stroke-linecap="round" stroke-linejoin="round" clip-rule="nonzero" d="M0 0"/>"#,
            #"<path d="M0 0" clip-rule="nonzero" transform="translate(1 -2) scale(.5)" opacity=".5" stroke-linecap="round" stroke-linejoin="round"/>"#
        ),
    ])
    func allowedShapes(inner: String, kept: String) { #expect(shapes(inner) == kept) }

    /// What is hostile or foreign goes; the honest path beside it stays.
    @Test(arguments: [
        "<script>alert(1)</script>", "<script href=\"x.js\"/>", "<script>\"<path d='M9 9'/>\"</script>",
        "<style>path{fill:url(http://x)}</style>", "<foreignObject><p onclick=\"x()\">t</p><path d=\"M9 9\"/></foreignObject>",
        "<image href=\"http://x/y.png\"/>", "<use href=\"#a\"/>", "<use xlink:href=\"javascript:alert(1)\"/>",
        "<a href=\"javascript:x\"></a>",
        "<animate attributeName=\"href\" to=\"javascript:x\"/>", "<set onbegin=\"x()\"/>", "<text>M1 1</text>",
        "<title>T</title>",
        "<SCRIPT>x</SCRIPT>", "<PATH D=\"M9 9\"/>", "<Path d=\"M9 9\"/>", "<svg:path d=\"M9 9\"/>",
        "<![CDATA[<path d=\"M9 9\"/>]]>",
        "<!-- <path d=\"M9 9\"/> -->", "<defs><path d=\"M9 9\"/></defs>",
        "<clipPath id=\"c\"><rect width=\"16\" height=\"16\"/></clipPath>",
        "<mask><circle r=\"9\"/></mask>", "<defs/>", "<path/>", "<path id=\"p\" class=\"q\"/>", "<pathx d=\"M9 9\"/>", "</path>",
    ])
    func whatIsNotAllowedIsLeftOut(inner: String) {
        #expect(shapes(inner + #"<path d="M1 1"/>"#) == #"<path d="M1 1"/>"#)
    }

    @Test(arguments: [
        "onload=\"x()\"", "ONLOAD='x()'", "href=\"javascript:x\"", "xlink:href=\"#x\"", "style=\"fill:red\"", "class=\"a\"",
        "id=\"main\"",
        "fill=\"red\"", "fill=\"url(#g)\"", "fill='&quot;/><script>'", "stroke=\"#fff\"", "fill=\"currentcolor\"",
        "fill-rule=\"inherit\"",
        "transform=\"url(x);\"", "transform='a\"b'", "opacity=\"calc(1)\"", "opacity=\"\"", "stroke-linecap=\"a b\"",
        "stroke-width=\"1px\"",
        "filter=\"url(#f)\"", "clip-path=\"url(#c)\"", "mask=\"url(#m)\"", "onload", "fill=none", "x:fill=\"none\"", "d2=\"M9\"",
        "fill=\"<script>\"", "transform=\"&#40;\"", "fill=\"none\u{0}\"", "points=\"1,2\"", "data-d=\"M9 9\"",
    ])
    func attributesThatAreNotAllowedAreLeftOut(attribute: String) {
        #expect(shapes("<path \(attribute) d=\"M1 1\"/>") == #"<path d="M1 1"/>"#)
        #expect(shapes("<path d=\"M1 1\" \(attribute)/>") == #"<path d="M1 1"/>"#)
    }

    @Test(arguments: [
        "M0 0\"/><script>", "M0 0<script>", "M0 0&#x22;", "M0 0;", "url(#x)", "M0 0'", "M0 0\u{E9}", "M0 0:", "M0\\0", "\u{0}",
    ])
    func aPathWithAnythingElseIsNone(data: String) {
        let escaped = data.replacing("\"", with: "&quot;")
        #expect(shapes("<path d=\"\(escaped)\"/>") == nil)
    }

    @Test func quotesOfTheOtherKindEndNothing() {
        #expect(shapes("<path d='M1 1' x=\"'><script>alert(1)</script>\"/>") == #"<path d="M1 1"/>"#)
        #expect(shapes("<path x='\"><path d=\"M9 9\"/>' d='M1 1'/>") == #"<path d="M1 1"/>"#)
    }

    @Test func aDocumentWithEntitiesCannotReachThePage() {
        let svg = """
            <!DOCTYPE svg [<!ENTITY a "alert(1)"><!ENTITY b "&a;&a;&a;&a;">]>
            <svg viewBox="0 0 1 1"><path d="&b;"/><path d="M1 1"/>&b;</svg>
            """
        #expect(glyph(svg)?.shapes == #"<path d="M1 1"/>"#)
    }

    @Test(arguments: [
        "", "<", "<svg", "<svg viewBox=\"0 0 1 1\"", "<svg viewBox=\"0 0 1 1\">", "<svg viewBox=\"0 0 1 1\"><path d=\"M1 1",
        "<path d=\"M1 1\"/>",
        "<svg viewBox=\"0 0 1 1\"><!-- <path d=\"M1 1\"/>", "<svg viewBox=\"0 0 1 1\"><script><path d=\"M1 1\"/>",
        "<svg viewBox=\"0 0 1 1\"><g/></svg>", "<SVG viewBox=\"0 0 1 1\"><path d=\"M1 1\"/></SVG>", "M1 1",
        "<svg viewBox=\"a\"><path d=\"M1 1\"/></svg>", "<svg viewBox=\"\"><path d=\"M1 1\"/></svg>",
        "<svg><path d=\"M1 1\"/></svg>",
    ])
    func brokenFilesGiveNothing(svg: String) { #expect(glyph(svg) == nil) }

    @Test(
        arguments: [
            ("viewBox=\"0 0 24 24\"", "0 0 24 24"), ("width=\"24\" height=\"12\"", "0 0 24.0 12.0"),
            ("viewBox=\"x\" width=\"2\" height=\"2\"", "0 0 2.0 2.0"),
            ("viewBox='\" onload=x' width=\"2\" height=\"2\"", "0 0 2.0 2.0"), ("width=\"1em\" height=\"1em\"", nil),
            ("width=\"-1\" height=\"1\"", nil),
            ("width=\"nan\" height=\"1\"", nil), ("width=\"inf\" height=\"1\"", nil), ("width=\"0\" height=\"1\"", nil),
            ("height=\"1\"", nil),
        ] as [(String, String?)])
    func coordinates(attributes: String, box: String?) {
        #expect(glyph("<svg \(attributes)><path d=\"M1 1\"/></svg>")?.viewBox == box)
    }

    @Test func lineIconsKeepTheirLines() {
        let svg =
            #"<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" style="x" onload="y"><path d="M1 1"/></svg>"#
        #expect(glyph(svg)?.shapes == #"<g fill="none" stroke="currentColor" stroke-width="2"><path d="M1 1"/></g>"#)
        // A colour of its own is not taken over, and an inner svg changes nothing.
        #expect(glyph(#"<svg viewBox="0 0 1 1" stroke="red"><path d="M1 1"/></svg>"#)?.shapes == #"<path d="M1 1"/>"#)
        #expect(shapes(#"<svg fill="none" viewBox="9 9 9 9"><path d="M1 1"/></svg>"#) == #"<path d="M1 1"/>"#)
    }

    @Test func sizesAreBounded() {
        let path = #"<path d="M1 1"/>"#
        #expect(shapes(String(repeating: path, count: 200)) == String(repeating: path, count: 200))
        #expect(shapes(String(repeating: path, count: 201)) == nil)
        #expect(shapes(path + String(repeating: " ", count: SVGGlyph.mostBytes)) == nil)
        let long = String(repeating: "<", count: SVGGlyph.mostBytes - 100)
        #expect(shapes(long) == nil)
        #expect(shapes("<path " + String(repeating: "a=", count: 30000) + "/>") == nil)
    }

    /// The system draws an app's image from its alpha: every colour is the colour of the text.
    @Test(arguments: [
        (##"<path fill="#000" d="M1 1"/>"##, #"<path d="M1 1" fill="currentColor"/>"#),
        (#"<path fill="none" stroke="red" d="M1 1"/>"#, #"<path d="M1 1" stroke="currentColor" fill="none"/>"#),
        (#"<path fill="transparent" d="M1 1"/>"#, #"<path d="M1 1" fill="none"/>"#),
        (
            #"<path style="fill: none; stroke:#123;stroke-width:2" d="M1 1"/>"#,
            #"<path d="M1 1" stroke-width="2" stroke="currentColor" fill="none"/>"#
        ),
        (#"<path fill="url(#x)" onclick="x()" d="M1 1"/>"#, #"<path d="M1 1" fill="currentColor"/>"#),
        (#"<path fill-opacity="0" d="M1 1"/>"#, #"<path d="M1 1" fill-opacity="0"/>"#),
        (
            #"<g transform="translate(1 2)"><g id="a"><path d="M1 1"/></g><g fill="none"><path d="M2 2"/></g></g><path d="M3 3"/>"#,
            #"<g transform="translate(1 2)"><path d="M1 1"/><g fill="none"><path d="M2 2"/></g></g><path d="M3 3"/>"#
        ),
        (#"</g><g/></g><g opacity=".5"><path d="M1 1"/>"#, #"<g opacity=".5"><path d="M1 1"/></g>"#),
    ])
    func aMaskTakesNoColours(inner: String, kept: String) {
        let svg = "<svg viewBox=\"0 0 16 16\">\(inner)</svg>"
        #expect(SVGGlyph(svg: Array(svg.utf8), asMask: true)?.shapes == kept)
    }

    @Test func groupsOfAMaskAreBounded() throws {
        let svg = "<svg viewBox=\"0 0 1 1\">" + String(repeating: "<g opacity=\"1\">", count: 500) + "<path d=\"M1 1\"/></svg>"
        let shapes = try #require(SVGGlyph(svg: Array(svg.utf8), asMask: true)?.shapes)
        #expect(shapes.components(separatedBy: "<g").count - 1 == 32)
        #expect(shapes.components(separatedBy: "</g>").count - 1 == 32)
    }
}
