/// How sure a statement about the Home Screen is.
public enum Certainty: String, Sendable, CaseIterable {
    /// Apple's documentation, guidelines or headers say so.
    case documented
    /// Seen on systems, promised by nobody.
    case observed
    /// Follows from something documented, but is itself neither documented nor seen.
    case inferred
    /// A measure or a threshold of our own making.
    case estimated
}
