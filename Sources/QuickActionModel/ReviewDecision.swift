/// What somebody thinks of a change.
public enum ReviewState: String, Sendable, CaseIterable {
    /// It may ship.
    case accepted
    /// It must be mended first.
    case needsWork = "needs-work"
    /// Something has to be answered first.
    case question
}

/// One decision of a review: somebody's word on one change of one range of releases.
public struct ReviewDecision: Sendable, Hashable {
    /// Fingerprint of the change.
    public var fingerprint: String
    /// The old side that the change was seen against: its release version, else the hash of its catalog document.
    public var from: String
    /// The new side; informs only.
    public var to: String?
    /// What was decided.
    public var state: ReviewState
    /// Who decided.
    public var by: String
    /// When, as the reviewer's tool wrote it; orders the decisions of one person where all of them have it.
    public var at: String?
    /// Why.
    public var note: String?
    /// Where it stands in its file.
    public var location: SourceLocation?

    /// A decision of its parts.
    public init(
        fingerprint: String, from: String, to: String? = nil, state: ReviewState, by: String, at: String? = nil,
        note: String? = nil, location: SourceLocation? = nil
    ) {
        self.fingerprint = fingerprint
        self.from = from
        self.to = to
        self.state = state
        self.by = by
        self.at = at
        self.note = note
        self.location = location
    }
}
