public import QuickActionModel

/// What reading a review file gives.
public struct ReviewReading: Sendable {
    /// The decisions; none at all when anything is wrong with the file, so that no half of a review opens a gate.
    public var record: ReviewRecord
    /// What is wrong with the file, in its order.
    public var findings: [Finding]

    /// Whether the whole file could be used.
    public var isReadable: Bool { findings.allSatisfy { $0.severity < .error } }

    /// A reading of its parts.
    public init(record: ReviewRecord, findings: [Finding]) {
        self.record = record
        self.findings = findings
    }
}
