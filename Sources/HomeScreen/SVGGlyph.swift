/// A one-colour picture, rebuilt from an SVG file through an allow-list of elements and attributes.
///
/// Nothing of the file reaches a page as it is: scripts, styles, references, text and unknown elements are left out, and the picture
/// takes the colour of the text around it.
public struct SVGGlyph: Sendable, Hashable {
    /// Four numbers of the coordinate system, as an attribute value.
    public var viewBox: String
    /// Shapes as SVG markup, every value checked against the characters that its attribute may hold.
    public var shapes: String

    /// Largest file that is read, in bytes.
    public static let mostBytes = 64 << 10

    /// Reads an SVG file; nil when there is no shape in it that may be shown.
    ///
    /// With `asMask` every colour counts as the one of the text around it, as the system draws an image of an app, and groups keep
    /// their places.
    public init?(svg bytes: [UInt8], asMask: Bool = false) {
        guard bytes.count <= Self.mostBytes else { return nil }
        var box: String?
        var shapes = SVGShapes(asMask: asMask)
        var scanner = SVGTagScanner(bytes)
        while let tag = scanner.next() {
            if tag.name == "svg" {
                guard box == nil else { continue }
                shapes.style(of: tag)
                box = tag.attributes["viewBox"].flatMap { SVGValue.isNumbers($0) ? $0 : nil } ?? Self.box(of: tag.attributes)
                continue
            }
            shapes.add(tag)
        }
        guard let box, let markup = shapes.markup else { return nil }
        viewBox = box
        self.shapes = markup
    }

    /// A picture of its parts, both already checked.
    init(viewBox: String, shapes: String) {
        self.viewBox = viewBox
        self.shapes = shapes
    }

    private static func box(of attributes: [String: String]) -> String? {
        guard let width = attributes["width"].flatMap({ Double($0) }), let height = attributes["height"].flatMap({ Double($0) }),
            width > 0, height > 0, width < 1e6, height < 1e6
        else { return nil }
        return "0 0 \(width) \(height)"
    }
}
