import Testing

@testable import Templates

@Suite("Sets of templates")
struct TemplateSetTests {
    static let layout = """
        <html>
          <head>
            {{$head}}
            <title>{{title}}</title>
            {{/head}}
          </head>
          <body>
            {{>menu}}
            {{$body}}{{/body}}
          </body>
        </html>

        """

    @Test func aPageWithALayout() throws {
        let page = """
            {{<layout}}
              {{$head}}
                <title>{{title}} – more</title>
                <meta>
              {{/head}}
              This is ignored, {{#like}}{{>this}}{{/like}} too.
              {{$body}}
              {{#rows}}
                <p>{{.}}</p>
              {{/rows}}
              {{/body}}
            {{/layout}}

            """
        let result = try rendered([("page", page), ("layout", Self.layout), ("menu", "<nav>\n\n  x\n</nav>\n")]) { values in
            values.text(TemplateKey("title"), "T")
            values.list(TemplateKey("rows")) { values in
                values.itemText("1\n2")
                values.itemText("3")
            }
        }
        #expect(
            result == """
                <html>
                  <head>
                    <title>T – more</title>
                    <meta>
                  </head>
                  <body>
                    <nav>

                      x
                    </nav>
                      <p>1
                2</p>
                      <p>3</p>

                  </body>
                </html>

                """)
    }

    @Test func theLayoutAlone() throws {
        let result = try rendered([("page", Self.layout), ("menu", "<nav>\n")]) { $0.text(TemplateKey("title"), "T") }
        #expect(result.contains("  <head>\n    <title>T</title>\n  </head>\n  <body>\n    <nav>\n    \n  </body>\n"))
    }

    @Test(arguments: [
        // The outermost content wins.
        ("{{<a}}{{$x}}1{{/x}}{{/a}}", "{{<b}}{{$x}}2{{/x}}{{/b}}", "[{{$x}}3{{/x}}]", "[1]"),
        ("{{<a}}{{/a}}", "{{<b}}{{$x}}2{{/x}}{{/b}}", "[{{$x}}3{{/x}}]", "[2]"),
        // Content sees the blocks of its own template, so it may name its own block.
        ("{{<a}}{{$x}}1{{$x}}default{{/x}}{{/x}}{{/a}}", "[{{$x}}3{{/x}}]", "", "[1default]"),
        ("{{<a}}{{$x}}{{<b}}{{$y}}1{{/y}}{{/b}}{{/x}}{{$y}}2{{/y}}{{/a}}", "{{$x}}{{/x}}{{$y}}{{/y}}", "({{$y}}{{/y}})", "(1)2"),
        // A block may stand in a partial of the parent, and in a section.
        ("{{<a}}{{$x}}1{{/x}}{{/a}}", "{{>b}}", "[{{$x}}3{{/x}}]", "[1]"),
        ("{{<a}}{{$x}}1{{/x}}{{/a}}{{>b}}", "{{^no}}{{>b}}{{/no}}", "[{{$x}}3{{/x}}]", "[1][3]"),
        // Content outlives neither its parent nor the next one.
        ("{{<b}}{{$x}}1{{/x}}{{/b}}{{<b}}{{/b}}", "", "[{{$x}}3{{/x}}]", "[1][3]"),
        // What does not stand in a block of a parent is not used.
        ("{{<b}}{{#s}}{{$x}}1{{/x}}{{/s}}{{<a}}{{$x}}2{{/x}}{{/a}}{{/b}}", "", "[{{$x}}3{{/x}}]", "[3]"),
    ])
    func blocks(page: String, a: String, b: String, expected: String) throws {
        #expect(try rendered([("page", page), ("a", a), ("b", b)]) == expected)
    }

    @Test(arguments: [
        ("  {{>p}}\n", "a\n{{>q}}\n  {{>q}}\n", "x\ny\n", "  a\n  x\n  y\n    x\n    y\n"),
        ("  {{>p}}\n", "a {{>q}} b\n", "x\ny", "  a x\ny b\n"),
        ("\t{{>p}}\n", "{{#s}}\n{{/s}}\n{{^s}}\n{{t}}{{t}}\r\n\r\n{{t}}\n{{/s}}\n", "", "\t11\r\n\r\n\t1\n"),
    ])
    func indentation(page: String, p: String, q: String, expected: String) throws {
        #expect(try rendered([("page", page), ("p", p), ("q", q)]) { $0.text(TemplateKey("t"), 1) } == expected)
    }

    @Test func uses() throws {
        let page =
            "{{title}}\n{{#cards}}é{{{card.text}}}{{^none}}{{&x}}{{/none}}{{/cards}}{{>p}}{{<p}}{{$b}}{{y}}{{/b}}{{z}}{{/p}}"
        let set = try TemplateSet(sources: [("page", Array(page.utf8)), ("p", Array("{{$b}}{{/b}}".utf8))])
        let uses = set.uses.map {
            "\($0.template):\($0.line):\($0.column) \($0.kind) \($0.name) in \($0.sections.joined(separator: "/"))"
        }
        #expect(
            uses == [
                "page:1:1 text title in ", "page:2:1 section cards in ", "page:2:12 raw card.text in cards",
                "page:2:27 inverted none in cards", "page:2:36 raw x in cards", "page:2:61 partial p in ",
                "page:2:67 parent p in ", "page:2:73 block b in ", "page:2:79 text y in ", "p:1:1 block b in ",
            ])
        #expect(set.names == ["page", "p"])
        #expect(set.template("p")?.name == "p")
        #expect(set.template("q") == nil)
    }

    @Test func theSameBytesEveryTime() throws {
        let sources = [("page", Self.layout), ("menu", "{{#rows}}<i>{{.}}</i>{{/rows}}")]
        func once() throws -> String {
            try rendered(sources) { values in
                values.list(TemplateKey("rows")) { values in
                    for row in 0..<100 { values.itemText("\(row) & more") }
                }
            }
        }
        let first = try once()
        for _ in 0..<5 { #expect(try once() == first) }
        #expect(try rendered(sources.reversed()) { $0.flag(TemplateKey("x"), true) } == rendered(sources))
    }

    /// Cut, changed and repeated sources compile and render, or give an error with a place inside of them.
    @Test func damagedSources() {
        let source = Array(
            "{{=<% %>=}}<%#a%>\n <%>page%><%={{ }}=%>{{<page}}\n {{$b}}\n  x{{/b}}{{/page}}{{{c}}}{{! d }}{{/a}}\n".utf8)
        var damaged: [[UInt8]] = []
        for place in source.indices {
            damaged.append(Array(source[..<place]))
            damaged.append(Array(source[place...]))
            damaged.append(Array(source[..<place] + source[place...] + source[place...]))
            for byte in [0x7B, 0x7D, 0x0A, 0x0D, 0x3D, 0x20, 0xFF] as [UInt8] {
                var changed = source
                changed[place] = byte
                damaged.append(changed)
            }
        }
        for text in damaged {
            do {
                let set = try TemplateSet(sources: [("page", text)])
                var values = TemplateValues()
                values.text(TemplateKey("a"), "1")
                var output: [UInt8] = []
                if let page = set.template("page") { try set.render(page, values, into: &output) }
            } catch {
                #expect(error.template == "page")
                #expect(error.line >= 1 && error.line <= text.count { $0 == 0x0A } + 1)
                #expect(error.column >= 1 && error.column <= text.count + 1)
            }
        }
    }
}
