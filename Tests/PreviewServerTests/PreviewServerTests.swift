import Foundation
import Synchronization
import Testing
import Workers

@testable import PreviewServer

/// Holds a running server against what a browser sends.
@Suite struct PreviewServerTests {
    /// Runs a server on a free port while `body` talks to it.
    private func serve(_ body: @escaping @Sendable (PreviewServer) throws -> Void) throws {
        let server = try PreviewServer(port: 0)
        let failure = Mutex<(any Error)?>(nil)
        Workers.forEach(count: 2, workers: 2) { index, _ in
            if index == 0 {
                server.run { path in
                    switch path {
                    case "index.html": PreviewFile(Array("<html><head><title>x</title></head><body>home</body></html>".utf8))
                    case "apps/a/index.html": PreviewFile(Array("<p>no head</p>".utf8))
                    case "large.css": PreviewFile([UInt8](repeating: 65, count: 3 << 20))
                    case "gone.html": PreviewFile(Array("<head></head>gone".utf8), isMissing: true)
                    default: nil
                    }
                }
            } else {
                do { try body(server) } catch { failure.withLock { $0 = error } }
                server.stop()
            }
        }
        if let error = failure.withLock({ $0 }) { throw error }
    }

    private func ask(_ server: PreviewServer, _ path: String, method: String = "GET", host: String? = nil) -> String {
        let client = Client(port: server.port)
        client.send("\(method) \(path) HTTP/1.1\r\nHost: \(host ?? "localhost:\(server.port)")\r\nConnection: close\r\n\r\n")
        return client.all()
    }

    @Test func aPageGetsTheScriptInItsHead() throws {
        try serve { server in
            server.tell(build: 7, faults: [])
            let answer = self.ask(server, "/")
            #expect(answer.hasPrefix("HTTP/1.1 200 OK\r\nContent-Type: text/html; charset=utf-8\r\n"))
            #expect(
                answer.hasSuffix(
                    "<title>x</title><script src=\"/.longpress/preview.js\" data-build=\"7\" defer></script></head><body>home</body></html>"
                ))
        }
    }

    @Test func foldersAndMissingPagesAreAnswered() throws {
        try serve { server in
            #expect(self.ask(server, "/apps/a/").contains("<p>no head</p><script"))
            let moved = self.ask(server, "/apps/a")
            #expect(moved.hasPrefix("HTTP/1.1 301") && moved.contains("\r\nLocation: /apps/a/\r\n"))
            #expect(self.ask(server, "/gone.html").hasPrefix("HTTP/1.1 404"))
            #expect(self.ask(server, "/../../etc/passwd").hasPrefix("HTTP/1.1 404"))
        }
    }

    @Test func strangersAreTurnedAway() throws {
        try serve { server in
            #expect(self.ask(server, "/", host: "attacker.example:\(server.port)").hasPrefix("HTTP/1.1 421"))
            #expect(self.ask(server, "/", method: "POST").hasPrefix("HTTP/1.1 405"))
        }
    }

    @Test func aHeadHasNoBody() throws {
        try serve { server in
            let answer = self.ask(server, "/", method: "HEAD")
            #expect(answer.hasSuffix("\r\n\r\n") && answer.contains("Content-Length: "))
        }
    }

    @Test func alargeFileArrivesWhole() throws {
        try serve { server in
            let answer = self.ask(server, "/large.css")
            #expect(answer.utf8.count > 3 << 20 && answer.contains("Content-Length: \(3 << 20)\r\n"))
        }
    }

    @Test func oneConnectionAnswersSeveralRequests() throws {
        try serve { server in
            let client = Client(port: server.port)
            let head = "GET /apps/a/ HTTP/1.1\r\nHost: localhost:\(server.port)\r\n"
            client.send(head + "\r\n" + head + "Connection: close\r\n\r\n")
            #expect(client.all().components(separatedBy: "<p>no head</p>").count == 3)
        }
    }

    @Test func openPagesAreToldOfBuildsAndFaults() throws {
        try serve { server in
            server.tell(build: 1, faults: [])
            let client = Client(port: server.port)
            client.send("GET /.longpress/events HTTP/1.1\r\nHost: localhost:\(server.port)\r\n\r\n")
            #expect(client.until("\"build\":1").contains("Content-Type: text/event-stream"))
            let fault = PreviewFault(place: "a.plist:3:1", summary: "key \"x\"\nhas no value")
            server.tell(build: 1, faults: [fault])
            #expect(
                client.until("\"more\":0}\n\n").contains(
                    #"{"place":"a.plist:3:1","summary":"key \"x\"\u000ahas no value","explanation":""}"#))
            server.tell(build: 2, faults: [])
            #expect(client.until("\"build\":2").contains("\"faults\":[]"))
        }
    }

    @Test func aPortThatIsTakenIsAnErrorAndTheNextOneIsFound() throws {
        let first = try PreviewServer(port: nil)
        let second = try PreviewServer(port: nil)
        #expect(first.port != second.port && PreviewServer.ports.contains(second.port))
        #expect(throws: PreviewError.busy(port: first.port)) { _ = try PreviewServer(port: first.port) }
        #expect(PreviewError.busy(port: 80).message.hasPrefix("port 80 is taken"))
    }
}
