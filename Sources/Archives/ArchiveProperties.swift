/// What the property list of an `.xcarchive` says about its app.
public enum ArchiveProperties: Sendable, Equatable {
    /// `ApplicationProperties` has this `ApplicationPath`.
    case application(path: String)
    /// There is none: a generic archive.
    case generic
    /// It cannot be read, for this reason.
    case unreadable(reason: String)
}
