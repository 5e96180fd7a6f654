import QuickActionModel
import Templates
import Testing

@testable import SiteRendering

/// Words, trees, scans, ties and themes: the parts that pages are made of.
@Suite struct PartsTests {
    @Test func words() {
        let words = InterfaceWords(
            english: ["a.one": "{n} app", "a.other": "{n} apps", "b": "{x} and {y}, {z}", "c": "C"],
            translated: ["c": "Z", "d": "D"])
        #expect(words["c"] == "Z" && words["d"] == "D" && words["none"] == "none")
        #expect(words.missing == ["a.one", "a.other", "b"])
        #expect(words.keys == ["a.one", "a.other", "b", "c", "d"])
        #expect(words.count("a", 1) == "1 app" && words.count("a", 0) == "0 apps" && words.count("a", 12) == "12 apps")
        #expect(words("b", ["x": "1", "y": "2"]) == "1 and 2, {z}")
        // A value is no pattern.
        #expect(words("b", ["x": "{y}{x}", "y": "2"]) == "{y}{x} and 2, {z}")
        #expect(InterfaceWords(english: ["c": "C"]).missing.isEmpty)
    }

    private func shape(_ value: PropertyValue) -> String {
        UserInfoTree.rows(of: value).map { row in
            "\(row.key)=\(row.value) \(row.kind)" + (row.opens ? " {" : "") + String(repeating: " }", count: row.closes)
        }.joined(separator: "\n")
    }

    @Test func trees() {
        #expect(
            shape(SampleCatalog.searchInfo) == """
                identifier="all" string
                count=3 integer
                empty= dictionary, 0 keys
                scope= array, 2 values {
                [0]="title" string
                [1]= dictionary, 1 key {
                deep= array, 1 value {
                [0]=true boolean } } }
                when=2026-11-30T10:00:00Z date
                blob=Zm8= data, 2 bytes
                """)
        #expect(shape(.dictionary([])) == "")
        #expect(shape(.string("x")) == "=\"x\" string")
        let long = PropertyValue.dictionary([PropertyEntry("d", .data([UInt8](repeating: 0, count: 100)))])
        #expect(shape(long) == "d=" + String(repeating: "A", count: 128) + "… data, 100 bytes")
    }

    @Test(arguments: [499, 500, 501, 2000]) func longTreesAreCutAndStayBalanced(count: Int) {
        let list = PropertyValue.array((0..<count).map { .array([.integer("\($0)")]) })
        let rows = UserInfoTree.rows(of: .dictionary([PropertyEntry("a", list), PropertyEntry("b", .null)]))
        #expect(rows.count == 500)
        var depth = 0
        for row in rows {
            if row.opens { depth += 1 }
            depth -= row.closes
            #expect(depth >= 0)
        }
        #expect(depth == 0)
    }

    @Test func scans() {
        var output = PageOutput()
        output.bytes = Array(
            """
            <a href="x.html#y">href="no" id=z</a><img src="p.png" alt=""><p id="one" data-id="no" data-href="no" xhref="no">\
            <use href="#u"/><i class="id" id="">src="a</i>
            """.replacing(">href=\"no\"", with: ">href=&quot;no&quot;").replacing(">src=\"a", with: ">src=&quot;a").utf8)
        LinkScan.scan(&output)
        func texts(_ ranges: [Range<Int>]) -> [String] { ranges.map { String(decoding: output.bytes[$0], as: UTF8.self) } }
        #expect(texts(output.links) == ["x.html#y", "p.png", "#u"])
        #expect(texts(output.anchors) == ["one", ""])
        output.removeAll()
        LinkScan.scan(&output)
        #expect(output.links.isEmpty && output.anchors.isEmpty)
    }

    private func guideline(_ title: String, apps: [String] = [], actions: [String] = []) -> Note {
        SampleCatalog.note(.guideline, title, title) {
            $0.apps = apps
            $0.actions = actions
        }
    }

    @Test func tiesOfGuidelines() {
        let ties = NoteTies(notes: [
            guideline("all apps", actions: ["new"]), guideline("one app", apps: ["a"], actions: ["new"]),
            guideline("form", actions: ["action:b/n%65w?kind=static#x"]), guideline("app only", apps: ["a"]),
            guideline("slash", actions: ["action:a/x%2Fy"]),
        ])
        #expect(ties.guidelines(app: "a", type: "new").map(\.title) == ["all apps", "one app"])
        #expect(ties.guidelines(app: "b", type: "new").map(\.title) == ["all apps", "form"])
        #expect(ties.guidelines(app: "a", type: "x/y").map(\.title) == ["slash"])
        #expect(ties.guidelines(app: "a", type: "other").isEmpty)
        #expect(ties.guidelines(app: "a").map(\.title) == ["app only"])
        #expect(ties.guidelines(app: "b").isEmpty)
    }

    @Test func themes() throws {
        let words = InterfaceWords(english: ["hi": "A & \"B\""])
        func file(_ path: String, _ text: String) -> ThemeFile { ThemeFile(path: path, bytes: Array(text.utf8)) }
        let theme = try Theme(
            files: [
                file("templates/b.mustache", "<p title=\"{{words.hi}}\">{{words.none}}</p>"), file("styles/2.css", "b{}"),
                file("styles/1.css", "a{}"), file("scripts/x.js", "x"), file("assets/f.woff2", "f"), file("notes.txt", "n"),
            ], words: words)
        #expect(theme.assets.map(\.path) == ["assets/longpress.css", "assets/longpress.js", "assets/f.woff2"])
        #expect(theme.assets.map { String(decoding: $0.bytes, as: UTF8.self) } == ["a{}b{}", "x", "f"])
        #expect(theme.templates.names == ["b"])
        var out: [UInt8] = []
        try theme.templates.render(try #require(theme.templates.template("b")), TemplateValues(), into: &out)
        #expect(String(decoding: out, as: UTF8.self) == "<p title=\"A &amp; &quot;B&quot;\">none</p>")
        let error = #expect(throws: TemplateError.self) {
            try Theme(files: [file("templates/b.mustache", "\n {{#a}}")], words: words)
        }
        #expect(error?.template == "b" && error?.line == 2)
    }

    @Test func aThemeWithoutATemplateIsAFault() throws {
        let theme = try Theme(files: [], words: InterfaceWords(english: [:]))
        let plan = SiteRenderer(theme: theme, glyphs: .init()).render(SampleCatalog.full, findings: [])
        guard case .rendered(let render)? = plan.pages.first(where: { $0.address == .home })?.content else {
            Issue.record("there is no home page")
            return
        }
        var output = PageOutput()
        render(&output)
        #expect(output.faults == ["the theme has no template home"])
    }
}
