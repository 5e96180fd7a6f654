import Synchronization

/// Gives out the files of a site on this machine's own address and tells open pages when to load again.
///
/// One thread answers everything: an answer is a page out of memory, and a preview has few readers.
public final class PreviewServer: Sendable {
    /// The port that it listens on.
    public let port: Int
    private let listener: Int32
    private let wakes: (read: Int32, write: Int32)
    private let shared = Mutex(Shared())

    private struct Shared {
        var state = PreviewState()
        var isStopped = false
    }

    /// First port that is tried, and how many.
    public static let ports = 8420..<8520
    /// Most connections at once.
    private static let mostConnections = 128
    /// Length of one wait, and waits after which an idle connection is closed.
    private static let wait: Int32 = 5000
    private static let mostIdle = 12

    /// A server on a port that was asked for, or on the next free one.
    public init(port wanted: Int?) throws(PreviewError) {
        guard let wakes = Sockets.pipe() else { throw .refused(reason: Sockets.text(of: Sockets.code)) }
        self.wakes = wakes
        do throws(PreviewError) {
            (listener, port) = try Self.listen(wanted)
        } catch {
            Sockets.shut(wakes.read)
            Sockets.shut(wakes.write)
            throw error
        }
    }

    deinit {
        Sockets.shut(listener)
        Sockets.shut(wakes.read)
        Sockets.shut(wakes.write)
    }

    private static func listen(_ wanted: Int?) throws(PreviewError) -> (Int32, Int) {
        for port in wanted.map({ $0..<$0 + 1 }) ?? ports {
            switch Sockets.listen(port: UInt16(clamping: port)) {
            case .success(let found): return (found.file, Int(found.port))
            case .failure(let error) where error.code == Sockets.busy: continue
            case .failure(let error): throw .refused(reason: Sockets.text(of: error.code))
            }
        }
        if let wanted { throw .busy(port: wanted) }
        throw .noPort(first: ports.lowerBound, last: ports.upperBound - 1)
    }

    /// The address of the home page.
    public var address: String { "http://localhost:\(port)/" }

    /// Tells every open page that a build stands behind the server, or why the latest edit could not be built.
    public func tell(build: Int, faults: [PreviewFault]) {
        shared.withLock { $0.state = PreviewState(build: build, faults: faults) }
        Sockets.wake(wakes.write)
    }

    /// Ends `run`.
    public func stop() {
        shared.withLock { $0.isStopped = true }
        Sockets.wake(wakes.write)
    }

    /// Answers until `stop` is called.
    ///
    /// `file` gives the file at an address without its leading slash, whole: `index.html` for a folder; nil when nothing stands there.
    /// It is called on this thread.
    public func run(_ file: (String) -> PreviewFile?) {
        var connections: [Connection] = []
        defer { for connection in connections { Sockets.shut(connection.file) } }
        while true {
            let files =
                [(listener, false), (wakes.read, false)] + connections.map { (file: $0.file, toWrite: $0.wantsToWrite) }
            let ready = Sockets.wait(files, milliseconds: Self.wait)
            let hasTimedOut = !ready.contains(true)
            if ready[1] { Sockets.drain(wakes.read) }
            let (state, isStopped) = shared.withLock { ($0.state, $0.isStopped) }
            if isStopped { return }
            var open: [Connection] = []
            for (index, connection) in connections.enumerated() {
                var isOpen = true
                if ready[index + 2] { isOpen = connection.go(port: port) { answer($0, state, file) } }
                if isOpen, ready[1], connection.isStream { isOpen = connection.push(state.event) }
                if hasTimedOut { isOpen = isOpen && keep(connection) }
                if isOpen { open.append(connection) } else { Sockets.shut(connection.file) }
            }
            connections = open
            if ready[0] { welcome(&connections) }
        }
    }

    /// Whether a connection on which nothing happens stays open; a stream gets a word, so that a dead one is noticed.
    private func keep(_ connection: Connection) -> Bool {
        connection.age()
        return connection.isStream ? connection.push(Array(":\n\n".utf8)) : connection.idle < Self.mostIdle
    }

    private func welcome(_ connections: inout [Connection]) {
        while let file = Sockets.accept(listener) {
            guard connections.count < Self.mostConnections else {
                _ = Sockets.send(file, PreviewResponse.refusal(503), from: 0)
                Sockets.shut(file)
                continue
            }
            connections.append(Connection(file: file))
        }
    }

    private func answer(_ request: PreviewRequest, _ state: PreviewState, _ file: (String) -> PreviewFile?) -> Connection.Answer {
        var status = 200
        var body: [UInt8]
        var type: String
        switch request.path {
        case PreviewScript.eventsPath: return .stream(PreviewResponse.stream + state.event)
        case PreviewScript.scriptPath: (body, type) = (Array(PreviewScript.script.utf8), PreviewResponse.type(of: "preview.js"))
        case PreviewScript.stylePath: (body, type) = (Array(PreviewScript.style.utf8), PreviewResponse.type(of: "preview.css"))
        default:
            var path = String(request.path.dropFirst())
            if path.isEmpty || path.hasSuffix("/") { path += "index.html" }
            let found = file(path)
            if found?.isMissing != false, let folder = file(path + "/index.html"), !folder.isMissing {
                return .bytes(PreviewResponse.redirect(to: request.path + "/", keepsOpen: request.keepsOpen))
            }
            type = PreviewResponse.type(of: path)
            body = found?.bytes ?? []
            if found == nil || found?.isMissing == true {
                status = 404
                type = "text/html; charset=utf-8"
                if found == nil {
                    body = Array("<!doctype html><html lang=\"en\"><head><title>404</title></head><body>404</body></html>".utf8)
                }
            }
            if type.hasPrefix("text/html") { body = PreviewScript.insert(into: body, build: state.build) }
        }
        return .bytes(PreviewResponse.whole(status, type: type, body, isHead: request.isHead, keepsOpen: request.keepsOpen))
    }
}
