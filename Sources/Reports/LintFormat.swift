/// A form of the report of a lint run.
public enum LintFormat: String, Sendable, CaseIterable {
    /// For people at a terminal.
    case text
    /// For programs: `longpress-lint/1`.
    case json
}
