/// Why a preview cannot be served.
public enum PreviewError: Error, Sendable, Equatable {
    /// Somebody else listens on the port that was asked for.
    case busy(port: Int)
    /// No port of a whole range is free.
    case noPort(first: Int, last: Int)
    /// The system refused a socket, in its own words.
    case refused(reason: String)

    /// One sentence for people: what happened and what to do.
    public var message: String {
        switch self {
        case .busy(let port):
            "port \(port) is taken by another program; name another one, or leave '--port' out for the next free one"
        case .noPort(let first, let last): "no port from \(first) to \(last) is free; name one with '--port'"
        case .refused(let reason): "the system refuses a server: \(reason)"
        }
    }
}
