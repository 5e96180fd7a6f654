import Testing

@testable import SiteRendering

struct ExcerptMarkupTests {
    private func marked(_ lines: [String]) -> [String] {
        var markup = Array((lines.first ?? "").utf8).withUnsafeBufferPointer { ExcerptMarkup($0) }
        return lines.map { line in
            var output: [UInt8] = []
            Array(line.utf8).withUnsafeBufferPointer { markup.add($0, to: &output) }
            return String(decoding: output, as: UTF8.self)
        }
    }

    @Test func tagsAreKeysAndTheirContentIsItsKind() {
        let lines = marked(["<dict>", "  <key>A</key><string>x &amp; y</string>", "  <integer>3</integer><string/> z", "</dict>"])
        #expect(lines[0] == #"<span class="k">&lt;dict&gt;</span>"#)
        #expect(
            lines[1]
                == #"  <span class="k">&lt;key&gt;</span>A<span class="k">&lt;/key&gt;</span><span class="k">&lt;string&gt;</span>"#
                + #"<span class="s">x &amp;amp; y</span><span class="k">&lt;/string&gt;</span>"#)
        #expect(
            lines[2]
                == #"  <span class="k">&lt;integer&gt;</span><span class="w">3</span><span class="k">&lt;/integer&gt;</span>"#
                + #"<span class="k">&lt;string/&gt;</span> z"#)
    }

    @Test func aTagAndAStringMayRunOverLines() {
        let lines = marked(["<string", ">one", "two</string>"])
        #expect(lines[0] == #"<span class="k">&lt;string</span>"#)
        #expect(lines[1] == #"<span class="k">&gt;</span><span class="s">one</span>"#)
        #expect(lines[2] == #"<span class="s">two</span><span class="k">&lt;/string&gt;</span>"#)
    }

    @Test func jsonKeysAndValuesDiffer() {
        let lines = marked(["{", #"  "type": "a\"<b>","#, #"  "n" : -1.5, true"#])
        #expect(lines[1] == #"  <span class="k">&quot;type&quot;</span>: <span class="s">&quot;a\&quot;&lt;b&gt;&quot;</span>,"#)
        #expect(lines[2] == #"  <span class="k">&quot;n&quot;</span> : <span class="w">-1.5</span>, <span class="w">true</span>"#)
    }

    @Test(arguments: [["\"", "\\"], ["<", "<<>"], ["\"\\"], [""], []])
    func brokenTextIsKeptWhole(_ lines: [String]) {
        let plain = marked(lines).map {
            $0.replacing(#"<span class="k">"#, with: "").replacing(#"<span class="s">"#, with: "").replacing(
                #"<span class="w">"#, with: ""
            )
            .replacing("</span>", with: "").replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing(
                "&quot;", with: "\"")
        }
        #expect(plain == lines)
    }
}
