/// The head of an HTTP request, as much of it as a preview needs.
struct PreviewRequest: Equatable {
    /// Most bytes of a head.
    static let mostBytes = 16 << 10

    /// What reading the bytes so far came to.
    enum Reading: Equatable {
        /// The head has not ended yet.
        case unfinished
        /// A head, and how many bytes it took.
        case request(PreviewRequest, length: Int)
        /// No request that a preview answers: the status that says so.
        case refused(status: Int)
    }

    /// Whether only the head of the answer is wanted.
    var isHead = false
    /// The path, percent-decoded, with its leading slash and without the query.
    var path = "/"
    /// The connection stays open for another request.
    var keepsOpen = true

    /// Reads a head; `port` is the server's own, for telling requests that other sites have led here.
    static func read(_ bytes: [UInt8], port: Int) -> Reading {
        guard let end = end(of: bytes) else { return bytes.count > mostBytes ? .refused(status: 431) : .unfinished }
        guard end <= mostBytes else { return .refused(status: 431) }
        var lines = bytes[..<end].split(separator: 10, omittingEmptySubsequences: true).map { line in
            String(decoding: line.last == 13 ? line.dropLast() : line, as: UTF8.self)
        }
        lines.removeAll(where: \.isEmpty)
        guard !lines.isEmpty else { return .refused(status: 400) }
        let first = lines.removeFirst().split(separator: " ", omittingEmptySubsequences: false)
        guard first.count == 3, first[2].hasPrefix("HTTP/1.") else { return .refused(status: 400) }
        guard first[0] == "GET" || first[0] == "HEAD" else { return .refused(status: 405) }
        guard let path = decoded(first[1]) else { return .refused(status: 400) }
        var request = PreviewRequest(isHead: first[0] == "HEAD", path: path, keepsOpen: first[2] != "HTTP/1.0")
        var isOurs = false
        for line in lines {
            guard let colon = line.firstIndex(of: ":") else { return .refused(status: 400) }
            let name = line[..<colon].lowercased()
            let value = line[line.index(after: colon)...].drop { $0 == " " || $0 == "\t" }.lowercased()
            if name == "host" { isOurs = isOwn(value, port: port) }
            if name == "connection", value == "close" { request.keepsOpen = false }
            // A body would be taken for the next request.
            if name == "transfer-encoding" || (name == "content-length" && value != "0") { return .refused(status: 400) }
        }
        // A name that leads to this machine from outside could read the preview of somebody who visits a hostile page.
        guard isOurs else { return .refused(status: 421) }
        return .request(request, length: end)
    }

    /// Where the head ends: behind its empty line.
    private static func end(of bytes: [UInt8]) -> Int? {
        var start = 0
        while let line = bytes[start...].firstIndex(of: 10) {
            let length = line - start - (line > start && bytes[line - 1] == 13 ? 1 : 0)
            if length == 0, start > 0 { return line + 1 }
            start = line + 1
        }
        return nil
    }

    private static func isOwn(_ host: String, port: Int) -> Bool {
        ["localhost", "127.0.0.1"].contains { host == "\($0):\(port)" || (port == 80 && host == $0) }
    }

    /// The path of a request's target; nil for one that is malformed or no path.
    private static func decoded(_ target: Substring) -> String? {
        guard target.utf8.first == UInt8(ascii: "/") else { return nil }
        var bytes: [UInt8] = []
        let source = Array(target.utf8.prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") })
        var at = 0
        while at < source.count {
            if source[at] == UInt8(ascii: "%") {
                guard at + 2 < source.count, let high = hex(source[at + 1]), let low = hex(source[at + 2]) else { return nil }
                bytes.append(high << 4 | low)
                at += 3
            } else {
                bytes.append(source[at])
                at += 1
            }
        }
        guard !bytes.contains(0) else { return nil }
        return String(validating: bytes, as: UTF8.self)
    }

    private static func hex(_ byte: UInt8) -> UInt8? {
        switch byte {
        case 48...57: byte - 48
        case 65...70: byte - 55
        case 97...102: byte - 87
        default: nil
        }
    }
}
