import SourceTrees
import Testing

struct SourceTextTests {
    @Test func everyLineEndCounts() {
        let text = SourceText(Array("a\nb\r\nc\rd\n\n".utf8))
        #expect(text.lineCount == 6)
        #expect((1...7).map { text.line($0) } == ["a", "b", "c", "d", "", "", ""])
        #expect(text.position(at: 0) == SourcePosition(line: 1, column: 1))
        #expect(text.position(at: 1) == SourcePosition(line: 1, column: 2))
        #expect(text.position(at: 2) == SourcePosition(line: 2, column: 1))
        #expect(text.position(at: 5) == SourcePosition(line: 3, column: 1))
        #expect(text.position(at: 7) == SourcePosition(line: 4, column: 1))
        #expect(text.position(at: 99) == SourcePosition(line: 6, column: 1))
        #expect(text.position(at: -1) == SourcePosition(line: 1, column: 1))
    }

    @Test func anEmptyTextHasOneLine() {
        let text = SourceText([])
        #expect(text.lineCount == 1)
        #expect(text.position(at: 5) == SourcePosition(line: 1, column: 1))
        #expect(text.line(1) == "")
    }

    @Test func columnsCountScalarsInLongLines() {
        let unit = "aé日🚘"
        let text = SourceText(Array(String(repeating: unit, count: 1000).utf8))
        for index in stride(from: 0, to: 1000, by: 37) {
            #expect(text.position(at: index * 10) == SourcePosition(line: 1, column: index * 4 + 1))
            #expect(text.position(at: index * 10 + 6) == SourcePosition(line: 1, column: index * 4 + 4))
        }
        #expect(text.scalarCount(of: SourceSpan(start: 10, end: 5000)) == 1996)
    }

    @Test func linesAgreeWithASlowCount() {
        let text = SourceText(Array(("αβ\r\n\n\rγ\n\r\nxyz\r" + String(repeating: "é\n", count: 900)).utf8))
        var line = 1
        var column = 1
        for offset in 0..<text.bytes.count {
            let byte = text.bytes[offset]
            if byte & 0xC0 != 0x80 { #expect(text.position(at: offset) == SourcePosition(line: line, column: column)) }
            let isPairStart = byte == 0x0D && offset + 1 < text.bytes.count && text.bytes[offset + 1] == 0x0A
            if byte == 0x0A || byte == 0x0D && !isPairStart {
                line += 1
                column = 1
            } else if offset + 1 < text.bytes.count, text.bytes[offset + 1] & 0xC0 != 0x80 {
                column += 1
            }
        }
    }

    @Test func aCaretStaysInItsLine() {
        let text = SourceText(Array("ab\ncd".utf8))
        #expect(text.caretLength(of: SourceSpan(start: 1, end: 5)) == 1)
        #expect(text.caretLength(of: SourceSpan(start: 2, end: 2)) == 1)
        #expect(text.caretLength(of: SourceSpan(start: 0, end: 2)) == 2)
    }

    @Test func integersAreExact() {
        #expect(SourceInteger(Int64.min).decimal == "-9223372036854775808")
        #expect(SourceInteger(Int64.min).int == Int.min)
        #expect(SourceInteger(UInt64.max).decimal == "18446744073709551615")
        #expect(SourceInteger(UInt64.max).int == nil)
        #expect(SourceInteger(Int64(-7)).int == -7)
        #expect(SourceInteger(Int64(5)) == SourceInteger(UInt64(5)))
    }

    @Test func kindsHaveNames() throws {
        let document = try Reading.json.read(#"[null, true, 1, 1.5, "a", [], {}]"#)
        let names = document.root.array?.map(\.kindName)
        #expect(names == ["null", "a boolean", "an integer", "a real number", "a string", "an array", "a dictionary"])
        let list = try Reading.plist.read("<array><date>2026-11-30T10:00:00Z</date><data/></array>").root.array
        #expect(list?.map(\.kindName) == ["a date", "data"])
        #expect(list?[0].date == "2026-11-30T10:00:00Z")
        #expect(list?[1].data == [])
    }

    @Test func formatsHaveNames() {
        #expect(
            SourceFormat.allCases.map(\.name) == [
                "XML property list", "binary property list", "old-style property list", "strings table", "JSON", "YAML",
            ])
    }

    @Test func noticesStandAlone() {
        let kinds: [SourceNotice.Kind] = [
            .duplicateKey("a\nb"), .loneSurrogate, .octalEscape, .unknownEscape("u"), .shortEscape, .longEscape,
            .controlCharacter, .more,
        ]
        let document = try? Reading.json.read("{\"a\\nb\":1,\"a\\nb\":2}")
        #expect(document?.notices.first?.message == "key \"a\\u{A}b\" appears twice in one dictionary; the last value counts")
        let messages = kinds.map { kind in
            var notice = document?.notices.first
            notice?.kind = kind
            return notice?.message ?? ""
        }
        #expect(messages.suffix(2) == ["text holds a control character", "more of the same was found and is not listed"])
        #expect(Set(messages).count == kinds.count)
        #expect(messages.allSatisfy { !$0.isEmpty && !$0.contains("\n") && !$0.hasSuffix(".") })
    }
}
