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
    private static let mostShapes = 200

    /// Reads an SVG file; nil when there is no shape in it that may be shown.
    public init?(svg bytes: [UInt8]) {
        guard bytes.count <= Self.mostBytes else { return nil }
        var box: String?
        var out = ""
        var style = ""
        var count = 0
        var scanner = SVGTagScanner(bytes)
        while let tag = scanner.next() {
            if tag.name == "svg" {
                guard box == nil else { continue }
                style = Self.style(tag.attributes)
                box = tag.attributes["viewBox"].flatMap { Self.isNumbers($0) ? $0 : nil } ?? Self.box(of: tag.attributes)
                continue
            }
            guard let allowed = Self.allowed[tag.name] else { continue }
            count += 1
            guard count <= Self.mostShapes else { return nil }
            let kept = Self.kept(allowed, of: tag.attributes)
            if !kept.isEmpty { out += "<\(tag.name)\(kept)/>" }
        }
        guard let box, !out.isEmpty else { return nil }
        viewBox = box
        shapes = style.isEmpty ? out : "<g\(style)>\(out)</g>"
    }

    private static func kept(_ names: [String], of attributes: [String: String]) -> String {
        names.compactMap { name in
            attributes[name].flatMap { accepts($0, for: name) ? " \(name)=\"\($0)\"" : nil }
        }.joined()
    }

    /// How the whole picture is painted, where that is not the usual filling: sets of line icons say it once, for the root.
    private static func style(_ attributes: [String: String]) -> String {
        guard attributes["fill"] == "none" || attributes["stroke"] != nil else { return "" }
        return kept(["fill", "stroke", "stroke-width", "stroke-linecap", "stroke-linejoin"], of: attributes)
    }

    private static func box(of attributes: [String: String]) -> String? {
        guard let width = attributes["width"].flatMap({ Double($0) }), let height = attributes["height"].flatMap({ Double($0) }),
            width > 0, height > 0, width < 1e6, height < 1e6
        else { return nil }
        return "0 0 \(width) \(height)"
    }

    private static let allowed: [String: [String]] = {
        let common = [
            "fill-rule", "clip-rule", "transform", "opacity", "stroke-width", "stroke-linecap", "stroke-linejoin", "stroke",
            "fill",
        ]
        return [
            "path": ["d"] + common, "circle": ["cx", "cy", "r"] + common, "ellipse": ["cx", "cy", "rx", "ry"] + common,
            "rect": ["x", "y", "width", "height", "rx", "ry"] + common, "line": ["x1", "y1", "x2", "y2"] + common,
            "polygon": ["points"] + common, "polyline": ["points"] + common,
        ]
    }()

    private static func accepts(_ value: String, for name: String) -> Bool {
        switch name {
        case "d":
            value.utf8.allSatisfy {
                isNumberByte($0) || ("A"..."Z").contains(Character(UnicodeScalar($0))) || (97...122).contains($0)
            }
        case "fill-rule", "clip-rule": value == "evenodd" || value == "nonzero"
        case "fill", "stroke": value == "none" || value == "currentColor"
        case "stroke-linecap", "stroke-linejoin": value.utf8.allSatisfy { (97...122).contains($0) }
        case "transform":
            value.utf8.allSatisfy {
                isNumberByte($0) || (97...122).contains($0) || (65...90).contains($0) || $0 == 40 || $0 == 41
            }
        default: isNumbers(value)
        }
    }

    private static func isNumbers(_ text: String) -> Bool { !text.isEmpty && text.utf8.allSatisfy(isNumberByte) }

    private static func isNumberByte(_ byte: UInt8) -> Bool {
        (48...57).contains(byte) || [32, 9, 10, 13, 43, 44, 45, 46, 69, 101].contains(byte)
    }
}
