import Testing

@testable import PreviewServer

@Suite struct PreviewRequestTests {
    private func read(_ text: String, port: Int = 8420) -> PreviewRequest.Reading {
        PreviewRequest.read(Array(text.utf8), port: port)
    }

    @Test func aRequestIsRead() {
        let text = "GET /apps/contacts/index.html?x=1 HTTP/1.1\r\nHost: localhost:8420\r\n\r\n"
        #expect(read(text) == .request(PreviewRequest(path: "/apps/contacts/index.html"), length: text.utf8.count))
    }

    @Test func whatComesBehindIsLeftForTheNext() {
        let text = "HEAD / HTTP/1.1\nHost: 127.0.0.1:8420\n\n"
        #expect(read(text + "GET") == .request(PreviewRequest(isHead: true, path: "/"), length: text.utf8.count))
    }

    @Test func bytesOfAPathAreDecoded() {
        #expect(
            read("GET /a%20b/%C3%A9 HTTP/1.0\r\nHost: localhost:8420\r\n\r\n")
                == .request(PreviewRequest(path: "/a b/é", keepsOpen: false), length: 52))
    }

    @Test(arguments: [
        ("GET / HTTP/1.1\r\nHost: evil.example\r\n\r\n", 421), ("GET / HTTP/1.1\r\nHost: localhost:1\r\n\r\n", 421),
        ("GET / HTTP/1.1\r\n\r\n", 421), ("POST / HTTP/1.1\r\nHost: localhost:8420\r\n\r\n", 405),
        ("GET x HTTP/1.1\r\nHost: localhost:8420\r\n\r\n", 400), ("GET / HTTP/2\r\nHost: localhost:8420\r\n\r\n", 400),
        ("GET /%4 HTTP/1.1\r\nHost: localhost:8420\r\n\r\n", 400), ("GET /%00 HTTP/1.1\r\nHost: localhost:8420\r\n\r\n", 400),
        ("GET /%ff HTTP/1.1\r\nHost: localhost:8420\r\n\r\n", 400), ("rubbish\r\n\r\n", 400),
        ("GET / HTTP/1.1\r\nHost: localhost:8420\r\nContent-Length: 5\r\n\r\n", 400),
        ("GET / HTTP/1.1\r\nHost: localhost:8420\r\nnonsense\r\n\r\n", 400),
    ])
    func whatIsNoRequestOfABrowserIsRefused(text: String, status: Int) { #expect(read(text) == .refused(status: status)) }

    @Test func aHeadHasABound() {
        #expect(read("GET / HTTP/1.1\r\nX: ") == .unfinished)
        #expect(read("GET / HTTP/1.1\r\nX: " + String(repeating: "a", count: 20_000)) == .refused(status: 431))
    }

    @Test func everyCutOfARequestIsUnfinishedOrRefused() {
        let whole = Array("GET /a HTTP/1.1\r\nHost: localhost:8420\r\n\r\n".utf8)
        for length in 0..<whole.count { #expect(PreviewRequest.read(Array(whole[..<length]), port: 8420) == .unfinished) }
    }
}
