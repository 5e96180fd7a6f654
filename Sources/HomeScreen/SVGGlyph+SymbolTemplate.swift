extension SVGGlyph {
    /// Largest template that is read, in bytes: one file holds a symbol in every weight and size.
    public static let mostTemplateBytes = 1 << 20

    /// Reads the drawing of regular weight and medium size out of a template of a custom symbol.
    ///
    /// Nil when it has none, or not the guides that say where the symbol's edges are.
    public init?(symbolTemplate bytes: [UInt8]) {
        guard bytes.count <= Self.mostTemplateBytes else { return nil }
        var shapes = SVGShapes(asMask: true)
        var guides: [String: (x: Double, y: Double)] = [:]
        var origin: (x: Double, y: Double)?
        var depth = 0
        var scanner = SVGTagScanner(bytes)
        while let tag = scanner.next() {
            if depth > 0 {
                if tag.name == "g", !tag.isClosed { depth += tag.isEnd ? -1 : 1 }
                if depth > 0 { shapes.add(tag) }
            } else if let id = tag.attributes["id"] {
                if tag.name == "g", id == "Regular-M", origin == nil, !tag.isClosed {
                    guard let place = Self.place(tag.attributes["transform"]) else { return nil }
                    origin = place
                    depth = 1
                } else if Self.guides.contains(id) {
                    guides[id] = Self.start(of: tag)
                }
            }
        }
        guard let origin, let left = guides["left-margin-Regular-M"]?.x, let right = guides["right-margin-Regular-M"]?.x,
            let base = guides["Baseline-M"]?.y, let cap = guides["Capline-M"]?.y, right > left, base > cap,
            let markup = shapes.markup
        else { return nil }
        // Symbols stand out above and below the capital letters by about a sixth.
        let side = max(right - left, (base - cap) * 1.35)
        let corner = ((left + right - side) / 2 - origin.x, (cap + base - side) / 2 - origin.y)
        self.init(viewBox: "\(corner.0) \(corner.1) \(side) \(side)", shapes: markup)
    }

    private static let guides: Set<String> = ["left-margin-Regular-M", "right-margin-Regular-M", "Baseline-M", "Capline-M"]

    /// How far a transform moves; nil when it does something else, too.
    private static func place(_ transform: String?) -> (x: Double, y: Double)? {
        guard let transform else { return (0, 0) }
        let numbers = SVGValue.numbers(transform)
        if transform.hasPrefix("matrix("), numbers.count == 6, numbers[0] == 1, numbers[1] == 0, numbers[2] == 0, numbers[3] == 1
        {
            return (numbers[4], numbers[5])
        }
        guard transform.hasPrefix("translate("), numbers.count == 2 else { return nil }
        return (numbers[0], numbers[1])
    }

    /// Where a line begins.
    private static func start(of tag: SVGTagScanner.Tag) -> (x: Double, y: Double)? {
        if let x = tag.attributes["x1"].flatMap({ Double($0) }), let y = tag.attributes["y1"].flatMap({ Double($0) }) {
            return (x, y)
        }
        let numbers = SVGValue.numbers(tag.attributes["d"] ?? "", most: 2)
        return numbers.count == 2 ? (numbers[0], numbers[1]) : nil
    }
}
