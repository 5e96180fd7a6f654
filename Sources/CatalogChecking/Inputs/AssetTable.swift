public import QuickActionModel

/// Images that an app's quick actions can name.
public struct AssetTable: Sendable {
    /// The images, compared by the bytes of their names.
    public var assets: [ByteText: AssetFacts]

    /// Images by name.
    public init(_ assets: [ByteText: AssetFacts]) { self.assets = assets }
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
