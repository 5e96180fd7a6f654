import Testing

@testable import Templates

@Suite("Errors of templates")
struct TemplateErrorTests {
    static let cases: [(source: String, place: String, message: String)] = [
        ("a\n {{title", "2:2", "this tag is never closed; add \"}}\""),
        ("{{{title}}", "1:1", "this tag is never closed; add \"}}}\""),
        ("{{=<% %>}}", "1:1", "this tag is never closed; add \"=}}\""),
        ("{{=<% %>=}}\n<%title", "2:1", "this tag is never closed; add \"%>\""),
        ("é{{}}", "1:2", "the tag \"{{}}\" has no name"),
        ("{{# }}", "1:1", "the tag \"{{# }}\" has no name"),
        ("{{a b}}", "1:1", "\"a b\" is not a name; use letters, digits, \"-\", \"_\", \"/\" and single dots"),
        ("{{a..b}}", "1:1", "\"a..b\" is not a name; use letters, digits, \"-\", \"_\", \"/\" and single dots"),
        ("{{a.}}", "1:1", "\"a.\" is not a name; use letters, digits, \"-\", \"_\", \"/\" and single dots"),
        ("{{>.}}", "1:1", "\".\" is not a name; use letters, digits, \"-\", \"_\", \"/\" and single dots"),
        ("{{>*card}}", "1:1", "\"*card\" is a dynamic name, which templates do not have; write the name itself"),
        (
            "{{=<%=}}", "1:1",
            "the delimiters cannot be read; write two of them without spaces or \"=\" inside, such as {{=<% %>=}}"
        ),
        ("text {{/a}}", "1:6", "{{/a}} closes nothing; remove it or open a section before it"),
        ("{{#a}}\n{{/b}}", "2:1", "{{/b}} does not close {{#a}}, which was opened at 1:1"),
        ("{{#a}}\n{{^b}}x{{/a}}", "2:8", "{{/a}} does not close {{^b}}, which was opened at 2:1"),
        ("\n{{#a}}x", "2:8", "{{#a}}, opened at 2:1, is not closed before the template ends"),
        ("{{<page}}{{$b}}{{/b}}", "1:22", "{{<page}}, opened at 1:1, is not closed before the template ends"),
        ("\n x {{>pags}}", "2:4", "there is no template \"pags\"; did you mean \"page\"?"),
        ("{{<zebra}}{{/zebra}}", "1:1", "there is no template \"zebra\""),
        (
            "{{<page}}{{$b}}{{/b}}{{$b}}{{/b}}{{/page}}", "1:22",
            "the block \"b\" is given twice for the same parent; keep one of them"
        ),
        (
            String(repeating: "{{#a}}", count: 101), "1:601",
            "tags are nested more than 100 deep; move some into a partial"
        ),
    ]

    @Test(arguments: cases)
    func compiling(source: String, place: String, message: String) {
        let error = #expect(throws: TemplateError.self) { try rendered(source) }
        #expect(error?.template == "page")
        #expect(error?.message == message)
        #expect("\(error?.line ?? 0):\(error?.column ?? 0)" == place)
    }

    @Test func quotedSourcesAreShortLines() {
        let error = #expect(throws: TemplateError.self) { try rendered("{{a\n\(String(repeating: "x ", count: 100))}}") }
        #expect(error?.message.hasPrefix("\"a x x x x ") == true)
        #expect(error?.message.contains("x …\" is not a name") == true)
        #expect((error?.message.count ?? 1_000) < 160)
    }

    /// Many tags on one long line must not cost the square of their number.
    @Test func longLines() throws {
        let count = 40_000
        let page = String(repeating: "{{$b}}{{/b}}{{<p}}{{$c}}{{/c}}{{/p}}{{>p}}", count: count)
        #expect(try rendered([("page", page), ("p", "x")]) == String(repeating: "xx", count: count))
    }

    @Test func twoTemplatesOfOneName() {
        let error = #expect(throws: TemplateError.self) { try rendered([("page", ""), ("page", "")]) }
        #expect(error?.message == "two templates have this name; remove one of them")
    }

    @Test func namesAreComparedByBytes() throws {
        #expect(try rendered([("page", "{{>caf\u{E9}}}{{>cafe\u{301}}}"), ("caf\u{E9}", "1"), ("cafe\u{301}", "2")]) == "12")
    }

    @Test func endlessRecursion() {
        let error = #expect(throws: TemplateError.self) { try rendered([("page", "a\n{{>again}}"), ("again", " {{>page}}")]) }
        #expect(error?.message == "templates include each other more than 64 deep; end the recursion sooner")
        #expect(error?.template == "page")
        #expect(error?.line == 2)
    }

    @Test func recursionThatEnds() throws {
        func fill(_ values: inout TemplateValues, _ depth: Int) {
            guard depth > 0 else { return }
            values.list(TemplateKey("rows")) { $0.item { fill(&$0, depth - 1) } }
        }
        let sources = [("page", "({{#rows}}{{>page}}{{/rows}}{{^rows}}end{{/rows}})")]
        // An inner list is looked up outside when it is absent, so the innermost item says that there is none.
        let result = try rendered(sources) { values in
            values.list(TemplateKey("rows")) { $0.item { $0.flag(TemplateKey("rows"), false) } }
        }
        #expect(result == "((end))")
        #expect(throws: TemplateError.self) { try rendered(sources) { fill(&$0, 3) } }
    }

    @Test func outputStaysAsItWas() throws {
        let set = try TemplateSet(sources: [("page", Array("text {{>page}}".utf8))])
        var output: [UInt8] = [1, 2]
        let page = try #require(set.template("page"))
        #expect(throws: TemplateError.self) { try set.render(page, TemplateValues(), into: &output) }
        #expect(output == [1, 2])
    }

    @Test func limits() {
        // Each template includes the next one twice: 2 to the power of 40 calls.
        var sources = [("page", "{{>t1}}")]
        for index in 1...40 { sources.append(("t\(index)", "{{>t\(index + 1)}}{{>t\(index + 1)}}")) }
        sources.append(("t41", "0123456789"))
        var options = TemplateOptions()
        options.maximumSteps = 10_000
        var error = #expect(throws: TemplateError.self) { try rendered(sources, options: options) }
        #expect(error?.message == "the page goes through more than 10000 items and partials; split it")
        options.maximumOutputBytes = 100
        error = #expect(throws: TemplateError.self) { try rendered(sources, options: options) }
        #expect(error?.message == "the page has more than 100 bytes; split it")
    }

    @Test func templateOfAnotherSet() throws {
        let first = try TemplateSet(sources: [("page", []), ("other", [])])
        let second = try TemplateSet(sources: [("page", [])])
        var output: [UInt8] = []
        let other = try #require(first.template("other"))
        let error = #expect(throws: TemplateError.self) { try second.render(other, TemplateValues(), into: &output) }
        #expect(error?.message == "the template \"other\" is not of this set")
    }
}
