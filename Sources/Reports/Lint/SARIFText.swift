import QuickActionModel

/// Texts of SARIF's messages.
///
/// Braces mark places for arguments and are doubled; a bracket could begin a link and gets a backslash where an address could follow.
/// Controls and invisible characters are written out, because these texts are shown to people.
enum SARIFText {
    /// Writes a message object.
    static func message(_ text: String, to json: inout JSONText) { json.object { $0.member("text", escaped(text)) } }

    /// A text in which nothing is taken for a place or a link.
    static func escaped(_ text: String) -> String {
        let text = VisibleText.of(text)
        let mayLink = text.utf8.contains(UInt8(ascii: "]")) && text.utf8.contains(UInt8(ascii: "("))
        guard mayLink || text.utf8.contains(where: { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") }) else { return text }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.utf8.count + 16)
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "{"), UInt8(ascii: "}"): bytes.append(byte)
            case UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "\\"): if mayLink { bytes.append(UInt8(ascii: "\\")) }
            default: break
            }
            bytes.append(byte)
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
