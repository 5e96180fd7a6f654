/// Text for HTML.
enum HTMLText {
    /// The text as content or as a value in double quotes; control and invisible characters are written out.
    static func escaped(_ text: String) -> String {
        var out: [UInt8] = []
        for byte in VisibleText.of(text).utf8 {
            switch byte {
            case UInt8(ascii: "&"): out += "&amp;".utf8
            case UInt8(ascii: "<"): out += "&lt;".utf8
            case UInt8(ascii: ">"): out += "&gt;".utf8
            case UInt8(ascii: "\""): out += "&quot;".utf8
            case UInt8(ascii: "'"): out += "&#39;".utf8
            default: out.append(byte)
            }
        }
        return String(decoding: out, as: UTF8.self)
    }
}
