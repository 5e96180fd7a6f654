import Testing

@testable import Templates

@Suite("Values of templates")
struct TemplateValuesTests {
    static let text = TemplateKey("text")
    static let rows = TemplateKey("rows")
    static let name = TemplateKey("name")

    @Test(arguments: ["{{text}}", "{{{text}}}", "{{&text}}", "{{#text}}{{.}}{{/text}}", "{{#text}}{{{.}}}{{/text}}"])
    func textIsAlwaysEscaped(template: String) throws {
        #expect(try rendered(template) { $0.text(Self.text, "<i>&'\"") } == "&lt;i&gt;&amp;&#39;&quot;")
    }

    @Test(arguments: ["{{text}}", "{{{text}}}", "{{&text}}", "{{#text}}{{.}}{{/text}}"])
    func markupIsWrittenAsItIs(template: String) throws {
        #expect(try rendered(template) { $0.markup(Self.text, TemplateMarkup(bytes: Array("<i>&amp;".utf8))) } == "<i>&amp;")
    }

    @Test func everyFormOfText() throws {
        let bytes = Array("<é>".utf8)
        let result = try rendered("{{a}} {{b}} {{c}} {{d}} {{e}} {{f}} {{g}} {{h}} {{i}}") { values in
            values.text(TemplateKey("a"), "<é>")
            values.text(TemplateKey("b"), bytes)
            bytes.withUnsafeBufferPointer { values.text(TemplateKey("c"), $0) }
            values.text(TemplateKey("d"), "<é>" as StaticString)
            values.text(TemplateKey("e"), 0)
            values.text(TemplateKey("f"), Int.min)
            values.markup(TemplateKey("g"), bytes)
            bytes.withUnsafeBufferPointer { values.markup(TemplateKey("h"), $0) }
            values.markup(TemplateKey("i"), "<br>" as StaticString)
        }
        let escaped = "&lt;é&gt;"
        #expect(result == "\(escaped) \(escaped) \(escaped) \(escaped) 0 -9223372036854775808 <é> <é> <br>")
    }

    @Test func truth() throws {
        let names = ["absent", "no", "yes", "emptyText", "zero", "emptyMarkup", "markup", "emptyList", "list", "object"]
        var page = ""
        for name in names { page += "{{#\(name)}}+{{/\(name)}}{{^\(name)}}-{{/\(name)}}" }
        let result = try rendered(page) { values in
            values.flag(TemplateKey("no"), false)
            values.flag(TemplateKey("yes"), true)
            values.text(TemplateKey("emptyText"), "")
            values.text(TemplateKey("zero"), 0)
            values.markup(TemplateKey("emptyMarkup"), [UInt8]())
            values.markup(TemplateKey("markup"), [0x61])
            values.list(TemplateKey("emptyList")) { _ in }
            values.list(TemplateKey("list")) { $0.itemText("") }
            values.object(TemplateKey("object")) { _ in }
        }
        #expect(result == "--+-+-+-++")
    }

    @Test func whatIsNoTextIsEmptyAsText() throws {
        let result = try rendered("[{{flag}}{{rows}}{{object}}{{.}}{{missing}}{{a.b.c}}{{text.more}}]") { values in
            values.flag(TemplateKey("flag"), true)
            values.list(Self.rows) { $0.itemText("x") }
            values.object(TemplateKey("object")) { $0.text(Self.text, "x") }
            values.object(TemplateKey("a")) { $0.text(TemplateKey("b"), "x") }
            values.text(Self.text, "x")
        }
        #expect(result == "[]")
    }

    @Test func listsAndOuterNames() throws {
        let result = try rendered("{{#rows}}{{name}}:{{text}}({{#rows}}{{.}},{{/rows}}) {{/rows}}") { values in
            values.text(Self.text, "outer")
            values.list(Self.rows) { values in
                values.item { values in
                    values.text(Self.name, "a")
                    values.list(Self.rows) { values in
                        values.itemText("1")
                        values.itemMarkup(TemplateMarkup(bytes: Array("<b>".utf8)))
                    }
                }
                values.item { values in
                    values.text(Self.name, "b")
                    values.text(Self.text, "inner")
                    values.list(Self.rows) { _ in }
                }
            }
        }
        #expect(result == "a:outer(1,<b>,) b:inner() ")
    }

    @Test func theFirstOfOneNameCounts() throws {
        let result = try rendered("{{text}}") { values in
            values.text(Self.text, "1")
            values.text(Self.text, "2")
        }
        #expect(result == "1")
    }

    @Test func reuse() throws {
        let set = try TemplateSet(sources: [("page", Array("{{text}}{{#rows}}[{{name}}]{{/rows}}".utf8))])
        let page = try #require(set.template("page"))
        var values = TemplateValues()
        var pages: [String] = []
        for index in 0..<3 {
            values.removeAll()
            if index != 1 { values.text(Self.text, String(repeating: "x", count: index)) }
            values.list(Self.rows) { values in
                for row in 0..<index { values.item { $0.text(Self.name, row) } }
            }
            var output: [UInt8] = []
            try set.render(page, values, into: &output)
            try set.render(page, values, into: &output)
            pages.append(String(decoding: output, as: UTF8.self))
        }
        #expect(pages == ["", "[0][0]", "xx[0][1]xx[0][1]"])
    }

    struct Failure: Error {}

    @Test func aBodyThatThrowsLeavesWholeValues() throws {
        var values = TemplateValues()
        #expect(throws: Failure.self) {
            try values.list(Self.rows) { (values) throws(Failure) in
                values.itemText("1")
                throw Failure()
            }
        }
        values.text(Self.text, "after")
        let set = try TemplateSet(sources: [("page", Array("{{#rows}}{{.}}{{/rows}} {{text}}".utf8))])
        var output: [UInt8] = []
        try set.render(try #require(set.template("page")), values, into: &output)
        #expect(String(decoding: output, as: UTF8.self) == "1 after")
    }

    @Test(arguments: [
        "</script><script>", "{{text}}", "{{/rows}}", "\" onload=\"x", "' x='", "\u{0}<\u{1}", "&lt;", "]]>", "<!--", "\u{2028}",
        "\u{202E}x", String(repeating: "<", count: 100_000),
    ])
    func hostileTexts(_ text: String) throws {
        let result = try rendered("{{#rows}}<p title=\"{{.}}\" lang='{{.}}'>{{{.}}}</p>{{/rows}}") { values in
            values.list(Self.rows) { $0.itemText(text) }
        }
        let tags = result.utf8.count { $0 == 0x3C }
        #expect(tags == 2)
        #expect(result.utf8.count { $0 == 0x22 } == 2)
        #expect(result.utf8.count { $0 == 0x27 } == 2)
        #expect(!result.utf8.contains(0))
        #expect(result.hasSuffix("</p>"))
    }

    @Test func keysAreBytes() {
        #expect(TemplateKey("caf\u{E9}") != TemplateKey("cafe\u{301}"))
        #expect(TemplateKey("a") == TemplateKey("a"))
        #expect(Set([TemplateKey("a"), TemplateKey("a"), TemplateKey("b")]).count == 2)
        #expect(TemplateKey("").code == 0xcbf2_9ce4_8422_2325)
        #expect(TemplateKey("a").code == 0xaf63_dc4c_8601_ec8c)
    }
}
