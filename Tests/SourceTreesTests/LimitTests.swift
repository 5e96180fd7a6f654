import SourceTrees
import Testing

struct LimitTests {
    static let deep: [Case] = [
        Case(.json, String(repeating: "[", count: 100_000), "1:129+1"),
        Case(.json, String(repeating: "{\"a\":", count: 100_000), "1:641+1"),
        Case(.plist, String(repeating: "(", count: 100_000), "1:129+1"),
        Case(.plist, String(repeating: "{a=", count: 100_000), "1:385+1"),
        Case(.plist, "<plist>" + String(repeating: "<array>", count: 100_000), "1:904+1"),
        Case(.plist, String(repeating: "<dict><key>k</key>", count: 100_000), "1:2305+1"),
        Case(.yaml, String(repeating: "[", count: 100_000), "1:129+1"),
        Case(.yaml, String(repeating: "- ", count: 2000), "1:257+1"),
    ]

    @Test(arguments: deep)
    func nestedTooDeep(_ example: Case) {
        let outcome = example.reading.outcome(example.input)
        #expect(outcome.hasPrefix("tooDeep \(example.expected) nested deeper than 128; flatten the file or raise limits.depth"))
    }

    @Test func theLastAllowedLevelIsRead() {
        let text = String(repeating: "[", count: 128) + String(repeating: "]", count: 128)
        #expect(Reading.json.outcome(Array(text.utf8)).hasPrefix("read"))
        #expect(SourceLimits(depth: 100_000).depth == 256)
        let deeper = String(repeating: "[", count: 256) + String(repeating: "]", count: 256)
        #expect(Reading.json.outcome(Array(deeper.utf8), limits: SourceLimits(depth: 1000)).hasPrefix("read"))
    }

    @Test(arguments: [
        Case(.json, "[1,2,3,4,5]", "1:8+1"), Case(.plist, "(1,2,3,4,5)", "1:8+1"), Case(.yaml, "[1,2,3,4,5]", "1:8+1"),
        Case(.plist, "<array><true/><true/><true/><true/></array>", "1:29+1"), Case(.strings, "a;b;c;d;e;", "1:7+1"),
    ])
    func tooManyNodes(_ example: Case) {
        let outcome = example.reading.outcome(example.input, limits: SourceLimits(nodes: 4))
        #expect(outcome.hasPrefix("tooManyNodes \(example.expected) more than 4 values; split the file or raise limits.nodes"))
    }

    @Test(arguments: Reading.allCases)
    func tooLarge(_ reading: Reading) {
        let outcome = reading.outcome(Array("[1, 2, 3]".utf8), limits: SourceLimits(bytes: 8))
        #expect(outcome == "tooLarge the file has 9 bytes, more than 8; raise limits.bytes if it is right")
    }
}
