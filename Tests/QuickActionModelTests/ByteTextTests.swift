import QuickActionModel
import Testing

@Suite struct ByteTextTests {
    @Test func composedAndDecomposedFormsDiffer() {
        let composed = ByteText("caf\u{E9}")
        let decomposed = ByteText("cafe\u{301}")
        // Swift itself calls them equal, which is why the type exists.
        #expect(composed.string == decomposed.string)
        #expect(composed != decomposed)
        #expect(Set([composed, decomposed]).count == 2)
        #expect(composed == ByteText("caf\u{E9}"))
        #expect(!composed.string.hasSameBytes(as: decomposed.string))
        #expect("abc".hasSameBytes(as: "abc"))
        #expect(!"abc".hasSameBytes(as: "abcd"))
    }

    @Test func orderIsThatOfBytes() {
        let words: [ByteText] = ["é", "z", "Z", "", "a", "e\u{301}", "\u{1F600}", "\u{FFFD}", "aa"]
        #expect(
            words.sorted().map(\.string).map { Array($0.utf8) } == [
                [], [0x5A], [0x61], [0x61, 0x61], [0x65, 0xCC, 0x81], [0x7A], [0xC3, 0xA9], [0xEF, 0xBF, 0xBD],
                [0xF0, 0x9F, 0x98, 0x80],
            ])
        #expect(!(ByteText("a") < ByteText("a")))
    }
}
