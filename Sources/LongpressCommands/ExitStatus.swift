/// What the process says when it ends.
///
/// When several apply, the first of `ourFault`, `usage`, `unreadable`, `findings` counts.
enum ExitStatus: Int32, Sendable {
    /// Done, nothing at or above `--fail-on`.
    case done = 0
    /// Done; findings at or above `--fail-on`.
    case findings = 1
    /// Wrong usage or configuration.
    case usage = 2
    /// An input could not be read.
    case unreadable = 3
    /// The fault is ours.
    case ourFault = 4
}
