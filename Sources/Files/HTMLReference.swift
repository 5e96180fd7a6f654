/// Character references of HTML, as far as pages use them in addresses.
enum HTMLReference {
    /// The UTF-8 bytes that a reference means, without `&` and `;`; nil for an unknown one.
    static func character(_ name: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
        switch String(decoding: name, as: UTF8.self) {
        case "amp": return [UInt8(ascii: "&")]
        case "quot": return [UInt8(ascii: "\"")]
        case "apos": return [UInt8(ascii: "'")]
        case "lt": return [UInt8(ascii: "<")]
        case "gt": return [UInt8(ascii: ">")]
        case let text:
            guard text.utf8.first == UInt8(ascii: "#") else { return nil }
            let digits = text.dropFirst()
            let isHex = digits.utf8.first.map { $0 | 32 } == UInt8(ascii: "x")
            guard let number = isHex ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits), let scalar = Unicode.Scalar(number)
            else { return nil }
            return Array(String(Character(scalar)).utf8)
        }
    }
}
