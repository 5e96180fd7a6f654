/// Answers as bytes.
enum PreviewResponse {
    /// A whole answer with its head; `isHead` leaves the body out.
    static func whole(_ status: Int, type: String, _ body: [UInt8], isHead: Bool, keepsOpen: Bool) -> [UInt8] {
        var bytes = head(status, type: type, keepsOpen: keepsOpen, length: body.count)
        if !isHead { bytes += body }
        return bytes
    }

    /// An answer that is only a status.
    static func refusal(_ status: Int) -> [UInt8] {
        whole(
            status, type: "text/plain; charset=utf-8", Array("\(status) \(phrase(status))\n".utf8), isHead: false,
            keepsOpen: false)
    }

    /// Sends the browser to another address of this server.
    static func redirect(to path: String, keepsOpen: Bool) -> [UInt8] {
        var location = ""
        for byte in path.utf8 {
            let isPlain = byte > 32 && byte < 127 && byte != UInt8(ascii: "%")
            if isPlain {
                location.unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                let digits = String(byte, radix: 16, uppercase: true)
                location += digits.count == 1 ? "%0" + digits : "%" + digits
            }
        }
        return head(301, type: "text/plain; charset=utf-8", keepsOpen: keepsOpen, length: 0, location: location)
    }

    /// The head of a stream of events, which has no end.
    static var stream: [UInt8] {
        head(200, type: "text/event-stream", keepsOpen: true, length: nil) + Array("retry: 400\n\n".utf8)
    }

    private static func head(_ status: Int, type: String, keepsOpen: Bool, length: Int?, location: String? = nil) -> [UInt8] {
        var text = "HTTP/1.1 \(status) \(phrase(status))\r\nContent-Type: \(type)\r\n"
        if let length { text += "Content-Length: \(length)\r\n" }
        if let location { text += "Location: \(location)\r\n" }
        if status == 405 { text += "Allow: GET, HEAD\r\n" }
        text += "Cache-Control: no-store\r\nX-Content-Type-Options: nosniff\r\n"
        text += "Connection: \(keepsOpen ? "keep-alive" : "close")\r\n\r\n"
        return Array(text.utf8)
    }

    private static func phrase(_ status: Int) -> String {
        switch status {
        case 200: "OK"
        case 301: "Moved Permanently"
        case 400: "Bad Request"
        case 404: "Not Found"
        case 405: "Method Not Allowed"
        case 421: "Misdirected Request"
        case 431: "Request Header Fields Too Large"
        case 503: "Service Unavailable"
        default: "Error"
        }
    }

    /// The type of a file by the ending of its path.
    static func type(of path: String) -> String {
        let name = path.split(separator: "/").last ?? ""
        let ending = name.contains(".") ? String(name.split(separator: ".").last ?? "").lowercased() : ""
        return types[ending] ?? "application/octet-stream"
    }

    private static let types = [
        "css": "text/css; charset=utf-8", "csv": "text/csv; charset=utf-8", "gif": "image/gif",
        "html": "text/html; charset=utf-8", "ico": "image/x-icon", "jpeg": "image/jpeg", "jpg": "image/jpeg",
        "js": "text/javascript; charset=utf-8", "json": "application/json", "pdf": "application/pdf", "png": "image/png",
        "strings": "text/plain; charset=utf-8", "svg": "image/svg+xml", "txt": "text/plain; charset=utf-8",
        "webp": "image/webp", "woff2": "font/woff2", "xml": "application/xml",
    ]
}
