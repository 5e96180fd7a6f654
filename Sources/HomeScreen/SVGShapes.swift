/// Shapes of an SVG file that may be shown, collected tag by tag.
struct SVGShapes {
    private static let most = 200
    /// Groups in one another that are kept.
    private static let deepest = 32

    /// Whether every colour counts as the one of the text around it, and groups are kept.
    let asMask: Bool
    private var out = ""
    private var style = ""
    private var count = 0
    private var hasShape = false
    /// For each open group whether it was written.
    private var groups: [Bool] = []

    init(asMask: Bool) { self.asMask = asMask }

    /// The shapes; nil when there is none, or more than a picture has.
    var markup: String? {
        guard hasShape, count <= Self.most else { return nil }
        let closed = out + groups.lazy.filter { $0 }.map { _ in "</g>" }.joined()
        return style.isEmpty ? closed : "<g\(style)>\(closed)</g>"
    }

    /// How the whole picture is painted, where that is not the usual filling: sets of line icons say it once, for the root.
    mutating func style(of tag: SVGTagScanner.Tag) {
        let attributes = attributes(of: tag)
        guard attributes["fill"] == "none" || attributes["stroke"] != nil else { return }
        style = kept(["fill", "stroke", "stroke-width", "stroke-linecap", "stroke-linejoin"], of: attributes)
    }

    /// Adds a shape, or opens or ends a group; everything else is left out.
    mutating func add(_ tag: SVGTagScanner.Tag) {
        if tag.name == "g" { return group(tag) }
        guard let allowed = Self.allowed[tag.name] else { return }
        count += 1
        guard count <= Self.most else { return }
        let kept = kept(allowed, of: attributes(of: tag))
        guard !kept.isEmpty else { return }
        hasShape = true
        out += "<\(tag.name)\(kept)/>"
    }

    private mutating func group(_ tag: SVGTagScanner.Tag) {
        guard asMask, !tag.isClosed else { return }
        if tag.isEnd {
            if groups.popLast() ?? false { out += "</g>" }
            return
        }
        let kept = groups.count < Self.deepest ? kept(Self.common, of: attributes(of: tag)) : ""
        groups.append(!kept.isEmpty)
        if !kept.isEmpty { out += "<g\(kept)>" }
    }

    /// The attributes, those of `style` among them where colours are taken over.
    private func attributes(of tag: SVGTagScanner.Tag) -> [String: String] {
        guard asMask else { return tag.attributes }
        var attributes = tag.attributes
        for part in (attributes["style"] ?? "").split(separator: ";").prefix(50) {
            let pair = part.split(separator: ":", maxSplits: 1).map { $0.trimmed }
            if pair.count == 2 { attributes[pair[0]] = pair[1] }
        }
        for name in ["fill", "stroke"] {
            if let value = attributes[name], !value.isEmpty {
                attributes[name] = value == "none" || value == "transparent" ? "none" : "currentColor"
            }
        }
        return attributes
    }

    private func kept(_ names: [String], of attributes: [String: String]) -> String {
        names.compactMap { name in
            attributes[name].flatMap { SVGValue.accepts($0, for: name) ? " \(name)=\"\($0)\"" : nil }
        }.joined()
    }

    private static let common = [
        "fill-rule", "clip-rule", "transform", "opacity", "fill-opacity", "stroke-opacity", "stroke-width", "stroke-linecap",
        "stroke-linejoin", "stroke", "fill",
    ]

    private static let allowed: [String: [String]] = [
        "path": ["d"] + common, "circle": ["cx", "cy", "r"] + common, "ellipse": ["cx", "cy", "rx", "ry"] + common,
        "rect": ["x", "y", "width", "height", "rx", "ry"] + common, "line": ["x1", "y1", "x2", "y2"] + common,
        "polygon": ["points"] + common, "polyline": ["points"] + common,
    ]
}

extension Substring {
    fileprivate var trimmed: String {
        var part = self
        while part.utf8.first == 32 || part.utf8.first == 10 { part.removeFirst() }
        while part.utf8.last == 32 || part.utf8.last == 10 { part.removeLast() }
        return String(part)
    }
}
