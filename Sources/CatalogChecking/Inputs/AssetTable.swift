public import QuickActionModel

/// Images that an app's quick actions can name.
public struct AssetTable: Sendable {
    /// The images, compared by the bytes of their names.
    public var assets: [ByteText: AssetFacts]

    /// Images by name.
    public init(_ assets: [ByteText: AssetFacts]) { self.assets = assets }

    /// The image of a name, with or without the ending of its file.
    func facts(of name: String) -> AssetFacts? {
        if let facts = assets[ByteText(name)] { return facts }
        if let bare = Self.bareName(name), let facts = assets[ByteText(bare)] { return facts }
        return Self.endings.lazy.compactMap { assets[ByteText(name + $0)] }.first
    }

    /// The name without the ending of an image file; nil when it has none.
    static func bareName(_ name: String) -> String? {
        endings.first { name.lowercased().hasSuffix($0) }.map { String(name.dropLast($0.count)) }
    }

    /// The names in the order of their bytes.
    var sortedNames: [String] { assets.keys.sorted().map(\.string) }

    private static let endings = [".png", ".pdf", ".jpg", ".jpeg", ".svg"]
}

/// What is known of one image.
public struct AssetFacts: Sendable, Hashable {
    /// Whether it stands in an asset catalog.
    public var isInAssetCatalog: Bool
    /// Size of its bitmap in pixels; nil for vectors and unknown ones.
    public var pixels: PixelSize?
    /// Whether it has pixels that are not opaque; nil when not known.
    public var isTransparent: Bool?
    /// Where it stands.
    public var location: SourceLocation?

    /// An image of its parts.
    public init(
        isInAssetCatalog: Bool, pixels: PixelSize? = nil, isTransparent: Bool? = nil, location: SourceLocation? = nil
    ) {
        self.isInAssetCatalog = isInAssetCatalog
        self.pixels = pixels
        self.isTransparent = isTransparent
        self.location = location
    }
}

/// A size in pixels.
public struct PixelSize: Sendable, Hashable {
    /// Pixels in a row.
    public var width: Int
    /// Rows.
    public var height: Int

    /// A size.
    public init(_ width: Int, _ height: Int) {
        self.width = width
        self.height = height
    }
}
