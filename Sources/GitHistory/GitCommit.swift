/// A commit and how it was asked for.
public struct GitCommit: Sendable, Hashable {
    /// Its name in hexadecimal digits.
    public var id: String
    /// The revision that led to it, for example a tag.
    public var revision: String
    /// When it was committed, in seconds since 1970; nil when the commit does not say.
    public var date: Int?
}
