import Testing

@testable import Templates

@Suite("HTML escaping")
struct HTMLEscapingTests {
    static func escaped(_ bytes: [UInt8]) -> String {
        var output: [UInt8] = []
        bytes.withUnsafeBufferPointer { HTMLEscaping.escapeText($0, into: &output) }
        return String(decoding: output, as: UTF8.self)
    }

    @Test(arguments: [
        ("", ""), ("plain", "plain"), ("<b>", "&lt;b&gt;"), ("a & b", "a &amp; b"), ("\"x\" 'y'", "&quot;x&quot; &#39;y&#39;"),
        ("tab\tline\r\n", "tab\tline\r\n"), ("nul\u{0}", "nul\u{FFFD}"),
        ("\u{8}\u{B}\u{C}\u{1F}\u{7F}", "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}"),
        ("\u{80}\u{9F}\u{A0}", "\u{FFFD}\u{FFFD}\u{A0}"), ("ü€😀", "ü€😀"),
        ("\u{FDF0}\u{FEFF}", "\u{FDF0}\u{FEFF}"), ("\u{200E}עברית", "\u{200E}עברית"),
    ])
    func text(_ text: String, expected: String) {
        #expect(Self.escaped(Array(text.utf8)).utf8.elementsEqual(expected.utf8))
        var output: [UInt8] = []
        HTMLEscaping.escapeText(text, into: &output)
        #expect(output == Array(expected.utf8))
    }

    @Test(arguments: [0xFDD0, 0xFDEF, 0xFFFE, 0xFFFF, 0x1FFFE, 0x10FFFF] as [UInt32])
    func noncharacters(_ value: UInt32) throws {
        let scalar = try #require(Unicode.Scalar(value))
        #expect(Self.escaped(Array("a\(Character(scalar))b".utf8)) == "a\u{FFFD}b")
    }

    @Test(
        arguments: [
            [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xFF], [0x80], [0xE2, 0x82], [0xC3], [0xF0, 0x9F, 0x98],
            [0xE0, 0x80, 0x80], [0xF0, 0x80, 0x80, 0x80], [0xC3, 0x3C],
        ] as [[UInt8]])
    func malformed(_ bytes: [UInt8]) {
        let result = Self.escaped([0x61] + bytes + [0x62])
        #expect(result.hasPrefix("a\u{FFFD}"))
        #expect(result.hasSuffix("b"))
        #expect(!result.contains("<"))
    }

    /// Every special character at every place of texts around the width of the fast path.
    @Test func everyPlace() {
        let marks: [(UInt8, String)] = [
            (0x26, "&amp;"), (0x3C, "&lt;"), (0x3E, "&gt;"), (0x22, "&quot;"), (0x27, "&#39;"), (0x00, "\u{FFFD}"),
            (0x1F, "\u{FFFD}"), (0x7F, "\u{FFFD}"), (0x0A, "\n"), (0x20, " "), (0x7E, "~"), (0xFF, "\u{FFFD}"),
        ]
        for (byte, expected) in marks {
            for count in [1, 15, 16, 17, 31, 32, 33, 50] {
                for place in 0..<count {
                    var bytes = [UInt8](repeating: 0x78, count: count)
                    bytes[place] = byte
                    let wanted =
                        String(repeating: "x", count: place) + expected + String(repeating: "x", count: count - place - 1)
                    #expect(Self.escaped(bytes).utf8.elementsEqual(wanted.utf8), "\(byte) at \(place) of \(count)")
                }
            }
        }
    }

    @Test func everyByteGivesValidText() {
        for first in UInt8.min...UInt8.max {
            for second in [0x20, 0x3C, 0x80, 0xBF, 0xC3, 0xFF] as [UInt8] {
                var output: [UInt8] = []
                [first, second].withUnsafeBufferPointer { HTMLEscaping.escapeText($0, into: &output) }
                #expect(String(validating: output, as: UTF8.self) != nil)
                #expect(!output.contains(0x3C))
            }
        }
    }
}
