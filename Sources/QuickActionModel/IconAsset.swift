/// An image of an app that a quick action names as its icon.
public struct IconAsset: Sendable, Hashable {
    /// Where an image comes from.
    public enum Kind: String, Sendable, CaseIterable {
        /// An image set of an asset catalog.
        case imageSet
        /// A symbol set of an asset catalog.
        case symbolSet
        /// A file beside the property list.
        case bundleFile
        /// Nothing of that name, although the app's asset catalogs were read.
        case missing
    }

    /// How the bytes of an image are to be read.
    public enum Format: String, Sendable, CaseIterable {
        /// Pixels.
        case png
        /// Shapes as text.
        case svg
        /// Shapes of the printer's kind; shown as a tile.
        case pdf
        /// Another kind of picture; shown as a tile.
        case other
    }

    /// Where it comes from.
    public var kind: Kind
    /// Its name as the app has it, which may differ in case from the one that is asked for.
    public var name: String
    /// Every file that belongs to it, the one that is shown first.
    public var files: [SourceLocation]
    /// Kind of the shown file; nil where there is no file.
    public var format: Format?
    /// Width and height in pixels; nil where they are not known.
    public var size: IconSize?
    /// Whether the asset says that it is a template image; the system draws each icon as one.
    public var isTemplate: Bool
    /// What its pixels are like.
    public var alpha: IconAlpha
    /// Whether the name that is asked for has other capitals.
    public var caseDiffers: Bool
    /// SHA-256 of the shown file in hex digits; nil where there is none.
    public var hash: String?
    /// The shown file; empty where no page can draw it.
    public var bytes: [UInt8]

    /// An asset of its parts.
    public init(
        _ kind: Kind, name: String, files: [SourceLocation] = [], format: Format? = nil, size: IconSize? = nil,
        isTemplate: Bool = false, alpha: IconAlpha = IconAlpha(), caseDiffers: Bool = false, hash: String? = nil,
        bytes: [UInt8] = []
    ) {
        self.kind = kind
        self.name = name
        self.files = files
        self.format = format
        self.size = size
        self.isTemplate = isTemplate
        self.alpha = alpha
        self.caseDiffers = caseDiffers
        self.hash = hash
        self.bytes = bytes
    }

    /// Whether pages draw it from a file of the site instead of from shapes in the page.
    public var isDrawnFromFile: Bool { format == .png && !bytes.isEmpty && size != nil }
}

/// Width and height of an image in pixels.
public struct IconSize: Sendable, Hashable {
    /// Pixels in a row.
    public var width: Int
    /// Rows.
    public var height: Int

    /// A size.
    public init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }
}

/// What the pixels of an image are like; nil parts are not known.
public struct IconAlpha: Sendable, Hashable {
    /// Whether pixels can be transparent.
    public var hasAlpha: Bool?
    /// Whether no pixel is transparent, not even a little: the icon becomes a solid block.
    public var isOpaque: Bool?
    /// Whether a visible pixel has a colour other than grey, which a template does not show.
    public var isColoured: Bool?

    /// Facts of which nothing is known, unless told otherwise.
    public init(hasAlpha: Bool? = nil, isOpaque: Bool? = nil, isColoured: Bool? = nil) {
        self.hasAlpha = hasAlpha
        self.isOpaque = isOpaque
        self.isColoured = isColoured
    }
}
