/// One file that the server gives out.
public struct PreviewFile: Sendable {
    /// Its bytes.
    public var bytes: [UInt8]
    /// Whether it stands in for an address that is not there, and goes out with status 404.
    public var isMissing: Bool

    /// A file with its bytes.
    public init(_ bytes: [UInt8], isMissing: Bool = false) {
        self.bytes = bytes
        self.isMissing = isMissing
    }
}

/// Something wrong with the latest edit, shown in the browser over the last good page.
public struct PreviewFault: Sendable, Hashable {
    /// `path:line:column`, or empty where no place is known.
    public var place: String
    /// One line.
    public var summary: String
    /// What to do; may be empty.
    public var explanation: String

    /// A fault of its parts.
    public init(place: String, summary: String, explanation: String = "") {
        self.place = place
        self.summary = summary
        self.explanation = explanation
    }
}
