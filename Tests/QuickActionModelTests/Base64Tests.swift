import QuickActionModel
import Testing

@Suite struct Base64Tests {
    /// RFC 4648, section 10, and the two last letters of the alphabet.
    static let vectors: [(String, String)] = [
        ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("fooba", "Zm9vYmE="),
        ("foobar", "Zm9vYmFy"),
    ]

    @Test(arguments: vectors) func vectorsOfTheStandard(text: String, encoded: String) {
        #expect(Base64.encode(Array(text.utf8)) == encoded)
        #expect(Base64.decode(encoded) == Array(text.utf8))
    }

    @Test func everyBit() {
        #expect(Base64.encode([0xFB, 0xEF, 0xFF]) == "++//")
        #expect(Base64.decode("++//") == [0xFB, 0xEF, 0xFF])
        #expect(Base64.encode([0, 0, 0, 0xFF]) == "AAAA/w==")
        let all = (0...255).map { UInt8($0) }
        #expect(Base64.decode(Base64.encode(all)) == all)
    }

    @Test func blanksAndLeftOutPaddingAreFine() {
        #expect(Base64.decode(" Zm9v\r\n\tYg ==\n") == Array("foob".utf8))
        #expect(Base64.decode("Zg") == Array("f".utf8))
        #expect(Base64.decode("Zm8") == Array("fo".utf8))
    }

    @Test(arguments: ["Z", "Zm9vY", "Zg=", "Zm8==", "Zm9v=", "====", "Zg==Zg==", "Zm9-", "Zm_v", "Z\u{E9}==", "Zg=a", "Zm\u{0}v"])
    func badInput(text: String) { #expect(Base64.decode(text) == nil) }
}
