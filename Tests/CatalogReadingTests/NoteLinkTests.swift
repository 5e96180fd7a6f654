import QuickActionModel
import Testing

@testable import CatalogReading

@Suite("Notes and their links")
struct NoteLinkTests {
    private let base: [String: String] = [
        "content/apps/shop/Info.plist": items(
            "Type=order;Title=Order", "Type=fav;Title=A;UserInfo=<dict><key>id</key><string>1</string></dict>"),
        "content/apps/shop/dynamic/a.json":
            #"[{"type":"order","localizedTitle":"Order"},{"type":"recent","localizedTitle":"R","userInfo":{"id":"9"}}]"#,
        "content/guidelines/other.md": "# Other\n\n## Part One\n",
        "content/guidelines/draft.md": "---\ndraft: true\n---\n",
        "content/guidelines/Pic.png": "x",
        "content/pages/a/index.md": "# A\n",
        "content/static/logo.png": "x",
        "content/apps/shop/notes/design.md": "---\naction: order\n---\n# Design\n\n## Why\n",
    ]

    private func note(_ text: String, at path: String = "content/guidelines/n.md") -> ReadingResult {
        read(base.merging([path: text]) { $1 })
    }

    private func links(_ result: ReadingResult, _ path: String = "content/guidelines/n.md") -> [String] {
        let note = result.catalog.notes.first { $0.path == path }
        return (note?.markup.parts ?? []).compactMap { part in
            if case .link(let address, let fragment) = part { return address.path + (fragment.map { "#" + $0 } ?? "") }
            return nil
        }
    }

    static let good: [(String, String)] = [
        ("[x](other.md)", "guidelines/other/index.html"), ("[x](other.md#part-one)", "guidelines/other/index.html#part-one"),
        ("[x](../pages/a/)", "pages/a/index.html"), ("[x](/pages/a/index.md)", "pages/a/index.html"),
        ("[x](../guidelines/)", "guidelines/index.html"), ("[x](../apps/shop/)", "apps/shop/index.html"),
        ("[x](../apps/shop)", "apps/shop/index.html"), ("![x](Pic.png)", "guidelines/n/Pic.png"),
        ("![x](../static/logo.png)", "logo.png"), ("[x](../apps/shop/notes/design.md)", "apps/shop/order/index.html#note-design"),
        ("[x](../apps/shop/notes/design.md#why)", "apps/shop/order/index.html#note-design-why"),
        ("[x](action:shop/order)", "apps/shop/order/index.html"),
        ("[x](action:shop/order?kind=dynamic)", "apps/shop/dynamic/order/index.html"),
        ("[x](action:shop/recent)", "apps/shop/dynamic/recent/index.html"),
        ("[x](action:shop/recent#9)", "apps/shop/dynamic/recent/index.html#9"),
        ("[x](action:shop/fav#1)", "apps/shop/fav/index.html#1"),
    ]

    @Test("links lead somewhere", arguments: good)
    func resolve(_ text: String, _ address: String) {
        let result = note("# N\n\n" + text + "\n")
        #expect(lines(result) == [])
        #expect(links(result) == [address])
    }

    struct Bad: Sendable {
        var text: String
        var line: String
        var advice = ""
    }

    private static let at = "content/guidelines/n.md:3:1"
    static let bad: [Bad] = [
        Bad(
            text: "[x](missing.md)",
            line: "\(at): error: link to content/guidelines/missing.md leads nowhere [notes/broken-link]",
            advice: "No such file is in the catalog."),
        Bad(
            text: "[x](draft.md)", line: "\(at): error: link to content/guidelines/draft.md leads to a draft [notes/broken-link]",
            advice: "Drafts are left out. Publish the note or remove the link."),
        Bad(
            text: "[x](OTHER.md)", line: "\(at): error: link to content/guidelines/OTHER.md does not exist [notes/broken-link]",
            advice: "There is content/guidelines/other.md, whose name differs in case."),
        Bad(
            text: "[x](other.md#part-on)",
            line: "\(at): error: content/guidelines/other.md has no heading \"part-on\" [notes/broken-anchor]",
            advice: "Did you mean \"#part-one\"?"),
        Bad(
            text: "![x](no.png)", line: "\(at): error: image content/guidelines/no.png does not exist [notes/image-missing]",
            advice: "No such file is in the catalog."),
        Bad(
            text: "![x](pic.PNG)",
            line: "\(at): error: image content/guidelines/pic.PNG is named in another case than content/guidelines/Pic.png "
                + "[notes/image-case]",
            advice: "Most servers tell upper and lower case apart. Write the name as the file has it."),
        Bad(
            text: "[x](../apps/shop/Info.plist)",
            line: "\(at): error: link to content/apps/shop/Info.plist leads to a file that is not published [notes/broken-link]",
            advice: "Link to files beside notes or in content/static."),
        Bad(
            text: "[x](action:shop/ordr)",
            line: "\(at): error: shop has no quick action of type \"ordr\" [notes/unknown-action]",
            advice: "Did you mean \"order\"?"),
        Bad(
            text: "[x](action:shop/recent?kind=static)",
            line: "\(at): error: shop has no static quick action of type \"recent\" [notes/unknown-action]",
            advice: "Did you mean \"recent\"?"),
        Bad(
            text: "[x](action:shp/order)",
            line: "\(at): error: link action:shp/order names the unknown app \"shp\" [notes/unknown-action]",
            advice: "Did you mean \"shop\"?"),
        Bad(
            text: "[x](action:order)", line: "\(at): error: link action:order names no app [notes/unknown-action]",
            advice: "Write action:app/type; only design notes belong to an app."),
        Bad(
            text: "[x](action:shop/fav#2)",
            line: "\(at): error: shop has no fav with the identity \"2\" [notes/broken-anchor]", advice: "Did you mean \"1\"?"),
    ]

    @Test("links that lead nowhere are told", arguments: bad)
    func refuse(_ bad: Bad) {
        let result = note("# N\n\n" + bad.text + "\n")
        #expect(lines(result) == [bad.line])
        #expect(result.findings.map(\.explanation) == [bad.advice])
    }

    @Test("an action link without an app means the app of its design note")
    func ownApp() {
        let result = note("[x](action:order) ![y](pics/a.png)", at: "content/apps/shop/notes/n.md")
        #expect(links(result, "content/apps/shop/notes/n.md") == ["apps/shop/order/index.html"])
        #expect(result.findings.map(\.rule) == ["notes/image-missing"])
        #expect(result.findings[0].subject.app == "shop")
        let image = read(
            base.merging([
                "content/apps/shop/notes/n.md": "![y](pics/a.png)", "content/apps/shop/notes/pics/a.png": "x",
            ]) { $1 })
        #expect(links(image, "content/apps/shop/notes/n.md") == ["apps/shop/notes/pics/a.png"])
    }

    @Test("F02: a composed link finds a decomposed name; equal names are one too many")
    func normalisation() {
        let result = read([
            "content/guidelines/n.md": "[x](%C3%9Cber.md) ![y](b%C3%A4r.png)", "content/guidelines/U\u{308}ber.md": "# Ü",
            "content/guidelines/ba\u{308}r.png": "x",
        ])
        #expect(lines(result) == [])
        var tree = MemoryTree(["content/guidelines/U\u{308}ber.md": "# a"])
        tree.files["content/guidelines/\u{DC}ber.md"] = Array("# b".utf8)
        let twice = CatalogReader(configuration: CatalogConfiguration()).read(tree)
        #expect(twice.catalog.notes.map(\.title) == ["a"])
        #expect(
            lines(twice) == [
                "content/guidelines/\u{DC}ber.md: error: content/guidelines/\u{DC}ber.md has the same name as another note "
                    + "[notes/duplicate-address]"
            ])
        #expect(twice.findings.map(\.explanation) == ["The note is left out. Give one of them another name."])
    }

    @Test("F20: an image in two spellings is published once and told once")
    func spellings() {
        let result = read([
            "content/guidelines/a.md": "![x](img.png) ![y](IMG.png) ![z](./img.png)", "content/guidelines/img.png": "x",
        ])
        #expect(result.catalog.copies.map(\.address.path) == ["guidelines/a/img.png"])
        #expect(
            lines(result) == [
                "content/guidelines/a.md:1:15: error: image content/guidelines/IMG.png is named in another case than "
                    + "content/guidelines/img.png [notes/image-case]"
            ])
    }

    @Test("one address for two notes, and for a file and a page")
    func addresses() {
        let result = read([
            "content/pages/a.md": "# One", "content/pages/a/index.md": "# Two", "content/static/index.html": "x",
            "content/static/pages/a/index.html": "x", "content/static/apps/shop/index.html": "x",
            "content/apps/shop/Info.plist": items("Type=a;Title=A"),
        ])
        #expect(result.catalog.notes.map(\.title) == ["One"])
        #expect(result.catalog.copies.isEmpty)
        #expect(
            lines(result) == [
                "content/pages/a/index.md: error: content/pages/a/index.md has the address pages/a/index.html, which is taken "
                    + "[notes/duplicate-address]",
                "content/static/apps/shop/index.html: error: content/static/apps/shop/index.html has the address "
                    + "apps/shop/index.html, which is taken [notes/duplicate-address]",
                "content/static/index.html: error: content/static/index.html has the address index.html, which is taken "
                    + "[notes/duplicate-address]",
                "content/static/pages/a/index.html: error: content/static/pages/a/index.html has the address pages/a/index.html, "
                    + "which is taken [notes/duplicate-address]",
            ])
        #expect(result.findings[0].related.map(\.location.path) == ["content/pages/a.md"])
    }

    @Test(
        "aliases are safe addresses of their own",
        arguments: [
            ("old.html", "old.html"), ("old/", "old/index.html"), ("a/b c.html", "a/b c.html"), ("/old.html", nil),
            ("../x.html", nil),
            ("a/../b.html", nil), ("old", nil), ("a//b.html", nil), ("/", nil), ("index.html", nil), ("x\\y.html", nil),
            ("https://x/y.html", nil), ("a/./b/", nil), ("apps/shop/", nil), ("é.html", "é.html"),
        ] as [(String, String?)])
    func aliases(_ alias: String, _ path: String?) {
        let result = note("---\naliases: ['\(alias)']\n---\n# N\n")
        let note = result.catalog.notes.first { $0.path == "content/guidelines/n.md" }
        #expect(note?.matter.aliases == [path].compactMap { $0 })
        #expect(result.findings.count == (path == nil ? 1 : 0))
    }

    @Test(
        "front matter is held against the catalog",
        arguments: [
            ("apps: [shp]", "apps names the unknown app \"shp\""), ("apps: [shop]\nactions: [order, action:shop/recent]", ""),
            ("actions: [order]", "actions names \"order\" without an app"),
            ("apps: [shop]\nactions: [ordr]", "no quick action of shop has the type \"ordr\""),
            ("actions: ['action:shop/order?kind=dynamic']", ""),
            ("rules: [title/ellipsis, nonsense]", "\"nonsense\" in rules is no rule id"),
            ("action: order", "action \"order\" ties a note that belongs to no app"),
        ])
    func matter(_ matter: String, _ summary: String) {
        let result = note("---\n\(matter)\n---\n# N\n")
        #expect(result.findings.map(\.summary) == (summary.isEmpty ? [] : [summary]))
    }

    @Test("notes come in order")
    func order() {
        let result = read([
            "content/guidelines/a.md": "# A", "content/guidelines/b.md": "---\norder: 2\n---\n",
            "content/guidelines/c.md": "---\norder: 1\n---\n",
            "content/pages/z.md": "# Z", "content/index.md": "# H", "content/guidelines/.hidden.md": "",
            "content/guidelines/x.txt": "",
        ])
        #expect(
            result.catalog.notes.map(\.path) == [
                "content/index.md", "content/guidelines/c.md", "content/guidelines/b.md", "content/guidelines/a.md",
                "content/pages/z.md",
            ])
    }
}
