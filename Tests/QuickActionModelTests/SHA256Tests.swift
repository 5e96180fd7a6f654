import QuickActionModel
import Testing

/// The examples of FIPS 180-4 and its companions, and lengths round the edges of blocks.
@Suite struct SHA256Tests {
    @Test(arguments: [
        ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
        ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
        (
            "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
        ),
        (
            "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu",
            "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1"
        ),
    ])
    func vectors(text: String, hex: String) { #expect(SHA256.hex(text) == hex) }

    @Test func aMillionTimesA() {
        let bytes = [UInt8](repeating: UInt8(ascii: "a"), count: 1_000_000)
        #expect(SHA256.hex(SHA256.hash(bytes)) == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
    }

    @Test(arguments: [1, 3, 55, 56, 57, 63, 64, 65, 119, 120, 128, 1000])
    func piecesGiveTheSameDigest(size: Int) {
        let bytes = (0..<1000).map { UInt8(truncatingIfNeeded: $0 &* 7) }
        var digest = SHA256()
        var rest = bytes[...]
        while !rest.isEmpty {
            digest.update(rest.prefix(size))
            rest = rest.dropFirst(size)
        }
        #expect(digest.finish() == SHA256.hash(bytes))
        // A collection without contiguous storage takes another way.
        #expect(SHA256.hash(bytes.prefix(size).lazy.map { $0 }) == SHA256.hash(Array(bytes.prefix(size))))
    }

    @Test(arguments: [
        (55, "9f4390f8d30c2dd92ec9f095b65e2b9ae9b0a925a5258e241c9f1e910f734318"),
        (56, "b35439a4ac6f0948b6d6f9e3c6af0f5f590ce20f1bde7090ef7970686ec6738a"),
        (64, "ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb"),
    ])
    func lengthsAtTheEdgeOfABlock(count: Int, hex: String) {
        #expect(SHA256.hex(SHA256.hash([UInt8](repeating: UInt8(ascii: "a"), count: count))) == hex)
    }
}
