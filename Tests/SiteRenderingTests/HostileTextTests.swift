import Foundation
import QuickActionModel
import SiteRendering
import Testing

/// Every text of a file is untrusted: it must come out as the text it is, in every field and on every page.
@Suite struct HostileTextTests {
    private static func hostile(_ field: String) -> String {
        "<script>alert('\(field)')</script>\"'><iframe onload=x>&amp;{{title}}{{{body}}}{n}{m}{name}{version}{app}{scenario}{file}"
    }

    private static let fields = [
        "site title", "app name", "owner", "link", "bundle", "version", "build", "system", "plist", "language", "type",
        "title value",
        "title", "subtitle", "symbol", "file icon", "key", "value", "nested key", "nested value", "identity", "target", "line",
        "path",
        "scenario", "favourite", "guideline", "lead", "page", "heading", "design", "summary", "explanation", "finding path",
        "unreadable", "found language", "fix", "reason", "missing", "message", "example line", "example title",
    ]

    private static var app: AppCatalog {
        var facts = AppFacts()
        facts.name = hostile("app name")
        facts.owner = hostile("owner")
        facts.links = [AppLink(title: hostile("link"), url: "https://example.com/?a=1&b=\"2\"")]
        facts.bundleIdentifier = hostile("bundle")
        facts.version = hostile("version")
        facts.build = hostile("build")
        facts.minimumOS = hostile("system")
        facts.propertyList = SourceLocation(path: hostile("plist"))
        let place = SourceLocation(path: hostile("path"), line: 1, column: 1)
        let info = PropertyValue.dictionary([
            PropertyEntry("id", .string(ByteText(hostile("identity")))),
            PropertyEntry(ByteText(hostile("key")), .string(ByteText(hostile("value")))),
            PropertyEntry(
                "n",
                .array([.dictionary([PropertyEntry(ByteText(hostile("nested key")), .string(ByteText(hostile("nested value"))))])]
                )),
        ])
        var fixed = QuickAction(
            key: ActionKey(kind: .static, type: ByteText(hostile("type")), identity: ActionIdentity.of(info)), position: 1,
            source: ActionSource(location: place, excerpt: SourceExcerpt(location: place, lines: [hostile("line")])),
            title: SampleCatalog.text("T", [("en", hostile("title"), .table), (hostile("language"), "x", .table)]),
            subtitle: SampleCatalog.text("S", [("en", hostile("subtitle"), .table)]),
            icon: QuickActionIcon(declared: [
                IconReference(.symbol, hostile("symbol")), IconReference(.file, hostile("file icon")),
            ]),
            userInfo: info)
        fixed.target = hostile("target")
        let bare = SampleCatalog.action("bare", position: 2, title: LocalizedText(value: hostile("title value")))
        let dynamic = SampleCatalog.favourite(.string("1"), hostile("favourite"), position: 1)
        let scenario = Scenario(id: hostile("scenario id"), name: hostile("scenario"))
        return AppCatalog(
            id: hostile("id"), facts: facts,
            languages: [AppLanguage(code: "en", table: place), AppLanguage(code: hostile("language"))],
            menus: [
                ActionMenu(origin: .static(.any), location: place, items: [fixed, bare]),
                ActionMenu(origin: .dynamic(scenario, language: "en"), location: place, items: [dynamic]),
            ])
    }

    private static var example: ShownExample {
        let title = SampleCatalog.text("T", [("en", hostile("example title"), .table)])
        let place = SourceLocation(path: "e", line: 1, column: 2, length: 9)
        var app = AppCatalog(id: "app")
        app.menus = [ActionMenu(origin: .static(.any), location: place, items: [SampleCatalog.action("a", title: title)])]
        return ShownExample(
            lines: [hostile("example line")], spots: [place], app: app,
            findings: [Finding(.unknownKey, hostile("message"), at: place)])
    }

    private static func site() throws -> RenderedSite {
        func note(_ kind: NoteKind, _ field: String, _ address: SiteAddress?) -> Note {
            var note = SampleCatalog.note(kind, "content/\(hostile(field)).md", hostile(field), address: address, headings: [])
            note.lead = hostile("lead")
            note.headings = (1...3).map { NoteHeading(level: 2, id: "h\($0)", text: hostile("heading")) }
            for heading in note.headings { note.markup.appendHTML("<h2 id=\"\(heading.id)\">H</h2>".utf8) }
            return note
        }
        let app = app
        var broken = AppCatalog(id: "broken")
        broken.unreadable = hostile("unreadable")
        let catalog = QuickActionCatalog(
            site: SiteFacts(id: "s", title: hostile("site title")), apps: [app, broken],
            notes: [
                note(.guideline, "guideline", .guideline(stem: hostile("guideline"))), note(.page, "page", .page(path: "p")),
                note(.design(app: app.id), "design", nil),
            ], copies: [])
        let finding = Finding(
            .unknownKey, hostile("summary"), explanation: hostile("explanation"),
            at: SourceLocation(path: hostile("finding path"), line: 1),
            subject: FindingSubject(
                app: app.id, key: app.menus[0].items[0].key, field: hostile("field"), language: hostile("found language")),
            fixes: [Fix(hostile("fix"))])
        var rules = CheckedRules(sheets: [RuleSheet(.unknownKey) { ([], [example]) }])
        rules.accepted = [SuppressedFinding(finding: finding, reason: hostile("reason"), location: finding.location)]
        rules.notChecked = [UncheckedRule(rule: Rule.unknownKey.id, reason: hostile("missing"))]
        return try RenderedSite(catalog, findings: [finding], rules: rules)
    }

    @Test func textsStayTexts() throws {
        let site = try Self.site()
        #expect(site.pages.count >= 9)
        for (path, page) in site.pages {
            #expect(page.faults.isEmpty, "\(path): \(page.faults.prefix(3))")
            #expect(Set(page.ids).count == page.ids.count, "\(path): \(page.ids.sorted())")
            #expect(page.elements.count { $0.name == "script" } == (path == "404.html" ? 0 : 1), "\(path)")
            for element in page.elements {
                #expect(element.name != "iframe", "\(path)")
                #expect(
                    !element.attributes.contains { $0.name.lowercased().hasPrefix("on") || $0.name == "style" },
                    "\(path): \(element)")
            }
            #expect(site.text(path).components(separatedBy: "<script").count == (path == "404.html" ? 1 : 2), "\(path)")
        }
    }

    @Test func textsComeOutAsTheyWentIn() throws {
        // Coloured lines of a file stand in several elements, so the words of a page are read as one text.
        let pages = try Self.site().pages.values.map { $0.words.joined() }
        for field in Self.fields {
            let text = Self.hostile(field)
            // Values of userInfo and identities are shown as JSON.
            let json = text.replacing("\"", with: "\\\"")
            // Property lists are shown as XML.
            let xml = text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
            #expect(pages.contains { $0.contains(text) || $0.contains(json) }, "\(field)")
            for page in pages {
                // No other form of it may stand anywhere, such as one with a placeholder filled in.
                let all = page.components(separatedBy: "alert('\(field)')").count
                let whole = [text, json, xml].reduce(1) { $0 + page.components(separatedBy: $1).count - 1 }
                #expect(all == whole, "\(field)")
            }
        }
    }

    @Test func linksToElsewhereKeepTheirAddress() throws {
        let links = try Self.site().pages.values.flatMap(\.links).filter { $0.hasPrefix("http") }
        #expect(Set(links) == ["https://example.com/?a=1&b=\"2\""])
    }

    @Test func addressesHoldNothingOfIt() throws {
        for page in try Self.site().plan.pages {
            #expect(
                page.address.path.utf8.allSatisfy { (97...122).contains($0) || (45...57).contains($0) }, "\(page.address.path)")
        }
    }

    @Test func documentsHoldTheTextsAsTheyAre() throws {
        let data = Data(try Self.site().outputs["catalog.json"]?.bytes ?? [])
        let root = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        #expect(root["title"] as? String == Self.hostile("site title"))
        let app = try #require((root["apps"] as? [[String: Any]])?.first)
        #expect(app["id"] as? String == Self.hostile("id"))
        #expect(app["name"] as? String == Self.hostile("app name"))
    }
}
