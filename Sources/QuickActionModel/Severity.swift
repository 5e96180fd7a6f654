/// How bad a finding is.
public enum Severity: String, Sendable, CaseIterable, Comparable {
    /// A matter of style or something worth knowing.
    case info
    /// Very likely wrong.
    case warning
    /// Broken or lost on the device, or not readable.
    case error

    /// `info` is the least, `error` the most.
    public static func < (a: Severity, b: Severity) -> Bool { a.rank < b.rank }

    private var rank: Int {
        switch self {
        case .info: 0
        case .warning: 1
        case .error: 2
        }
    }
}
