/// A tag of a repository.
public struct GitTag: Sendable, Hashable {
    /// Its name without `refs/tags/`.
    public var name: String
    /// Name of the object that it is on: the commit, or the tag object of an annotated tag.
    public var object: String
    /// The commit that it leads to; nil when it leads to something else.
    public var commit: String?
    /// When the tag, or its commit, was made, in seconds since 1970; nil when nothing says so.
    public var date: Int?
}
