public import QuickActionModel

/// The pictures that are at hand: a team's own by icon name, then look-alikes of the open set.
public struct GlyphSet: Sendable {
    /// A team's own pictures, by the exact name of the symbol, file or system type.
    public var own: [String: SVGGlyph]
    /// Pictures of the open set, by their name there.
    public var openSet: [String: SVGGlyph]
    /// Small pictures of the pages themselves (warning, copy, …), by name.
    public var interface: [String: SVGGlyph]

    /// A set of what could be read.
    public init(own: [String: SVGGlyph] = [:], openSet: [String: SVGGlyph] = [:], interface: [String: SVGGlyph] = [:]) {
        self.own = own
        self.openSet = openSet
        self.interface = interface
    }

    /// The picture for an icon.
    public func picture(for icon: IconReference?) -> GlyphPicture {
        guard let icon else { return .dot }
        if own[icon.name] != nil { return .own(icon.name) }
        if let name = LookAlike.glyphs(for: icon).first(where: { openSet[$0] != nil }) { return .lookAlike(name) }
        return .tile(icon.name)
    }

    /// The shapes of a picture; nil for the dot and the tile, which are drawn without a file.
    public func glyph(_ picture: GlyphPicture) -> SVGGlyph? {
        switch picture {
        case .own(let name): own[name]
        case .lookAlike(let name): openSet[name]
        case .dot, .tile: nil
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
    /// The filled dot that the system draws when no icon is declared (observed).
    case dot
}
