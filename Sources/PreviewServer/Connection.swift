/// One open connection of a browser.
final class Connection {
    let file: Int32
    /// What has come and not been answered.
    private var incoming: [UInt8] = []
    /// What has not gone out yet, and how much of it has.
    private var outgoing: [UInt8] = []
    private var sent = 0
    /// Whether it is a stream of events.
    private(set) var isStream = false
    /// Whether it ends when everything has gone out.
    private var isLast = false
    /// Waits of the loop since something happened on it.
    private(set) var idle = 0

    /// Bytes of events that a stream may be behind before it is dropped.
    private static let mostBehind = 1 << 20

    init(file: Int32) { self.file = file }

    /// Whether it waits for room to write.
    var wantsToWrite: Bool { sent < outgoing.count }

    /// One wait has passed.
    func age() { idle += 1 }

    /// Reads and answers, or goes on writing; false when the connection is over.
    func go(port: Int, answer: (PreviewRequest) -> Answer) -> Bool {
        idle = 0
        if wantsToWrite { return flush() && (wantsToWrite || next(port: port, answer: answer)) }
        switch Sockets.receive(file, into: &incoming) {
        case .gone: return false
        case .later: return true
        case .done: break
        }
        // A stream has nothing more to ask.
        guard !isStream else { return incoming.count <= PreviewRequest.mostBytes }
        return next(port: port, answer: answer)
    }

    /// What is to be done for a request.
    enum Answer {
        /// Bytes go out.
        case bytes([UInt8])
        /// It becomes a stream that starts with these bytes.
        case stream([UInt8])
    }

    /// Answers the requests that have come whole, one after another.
    private func next(port: Int, answer: (PreviewRequest) -> Answer) -> Bool {
        while !wantsToWrite, !isLast, !incoming.isEmpty {
            switch PreviewRequest.read(incoming, port: port) {
            case .unfinished: return true
            case .refused(let status):
                isLast = true
                outgoing = PreviewResponse.refusal(status)
            case .request(let request, let length):
                incoming.removeFirst(length)
                isLast = !request.keepsOpen
                switch answer(request) {
                case .bytes(let bytes): outgoing = bytes
                case .stream(let bytes):
                    isStream = true
                    isLast = false
                    outgoing = bytes
                }
            }
            sent = 0
            guard flush() else { return false }
        }
        return !isLast || wantsToWrite
    }

    /// Adds an event to a stream; false when the connection is over.
    func push(_ event: [UInt8]) -> Bool {
        guard outgoing.count - sent < Self.mostBehind else { return false }
        outgoing += event
        return flush()
    }

    private func flush() -> Bool {
        while wantsToWrite {
            switch Sockets.send(file, outgoing, from: sent) {
            case .done(let count): sent += count
            case .later: return true
            case .gone: return false
            }
        }
        outgoing.removeAll()
        sent = 0
        return !isLast
    }
}
