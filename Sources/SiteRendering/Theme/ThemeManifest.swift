/// What `theme.yaml` says of a theme.
public struct ThemeManifest: Sendable, Equatable {
    /// The format that this program reads.
    public static let supportedFormat = 1

    /// Number of the format of themes; it rises when templates or values change their meaning.
    public var format = supportedFormat
    /// Name for people.
    public var name: String?
    /// Version of the standard theme that its files are based on; nil when not said.
    public var basedOn: Int?
    /// For the standard theme: the version in which each file was last changed.
    public var versions: [String: Int] = [:]

    /// Nothing said.
    public init() {}
}
