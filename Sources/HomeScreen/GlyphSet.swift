public import QuickActionModel

/// The pictures that are at hand: a team's own by icon name, then look-alikes of the open set.
public struct GlyphSet: Sendable {
    /// A team's own pictures, by the exact name of the symbol, file or system type.
    public var own: [String: SVGGlyph]
    /// Pictures of the open set, by their name there.
    public var openSet: [String: SVGGlyph]
    /// Small pictures of the pages themselves (warning, copy, …), by name.
    public var interface: [String: SVGGlyph]

    /// Shapes of the apps' own images, by `key(of:)`.
    public var images: [ByteText: SVGGlyph]

    /// A set of what could be read.
    public init(
        own: [String: SVGGlyph] = [:], openSet: [String: SVGGlyph] = [:], interface: [String: SVGGlyph] = [:],
        images: [ByteText: SVGGlyph] = [:]
    ) {
        self.images = images
        self.own = own
        self.openSet = openSet
        self.interface = interface
    }

    /// The key of an image's shapes: equal images have equal ones.
    public static func key(of asset: IconAsset) -> ByteText { ByteText("\(asset.kind.rawValue) \(asset.hash ?? "")") }

    /// Reads the shapes of an image; nothing for one that has none that may be shown.
    public mutating func add(_ asset: IconAsset) {
        guard asset.format == .svg, !asset.bytes.isEmpty, asset.hash != nil else { return }
        let glyph =
            asset.kind == .symbolSet ? SVGGlyph(symbolTemplate: asset.bytes) : SVGGlyph(svg: asset.bytes, asMask: true)
        if let glyph { images[Self.key(of: asset)] = glyph }
    }

    /// The picture for an icon; `assets` are the images of its app by the names as it writes them.
    public func picture(for icon: IconReference?, in assets: [ByteText: IconAsset] = [:]) -> GlyphPicture {
        guard let icon else { return .dot }
        if own[icon.name] != nil { return .own(icon.name) }
        if let name = LookAlike.glyphs(for: icon).first(where: { openSet[$0] != nil }) { return .lookAlike(name) }
        guard icon.kind == .file, let asset = assets[ByteText(icon.name)] else { return .tile(icon.name) }
        if asset.kind == .missing { return .missing(icon.name) }
        return asset.isDrawnFromFile || images[Self.key(of: asset)] != nil ? .image(asset) : .tile(icon.name)
    }

    /// The shapes of a picture; nil for the dot and the tile, which are drawn without a file.
    public func glyph(_ picture: GlyphPicture) -> SVGGlyph? {
        switch picture {
        case .own(let name): own[name]
        case .lookAlike(let name): openSet[name]
        case .image(let asset): images[Self.key(of: asset)]
        case .dot, .tile, .missing: nil
        }
    }
}

/// What a card shows in place of the system's icon.
public enum GlyphPicture: Sendable, Hashable {
    /// The team's own picture of that name.
    case own(String)
    /// A glyph of the open set of like meaning.
    case lookAlike(String)
    /// A neutral tile that stands for a named icon without a picture.
    case tile(String)
    /// The app's own image, as a mask in one colour.
    case image(IconAsset)
    /// The dot that stands for an image of that name, which the app does not have.
    case missing(String)
    /// The filled dot that the system draws when no icon is declared (observed).
    case dot
}
