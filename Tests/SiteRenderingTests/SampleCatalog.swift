import QuickActionModel

/// A small catalog with one of everything that pages show.
enum SampleCatalog {
    static func text(_ value: String, _ languages: [(String, String, TextOrigin)]) -> LocalizedText {
        LocalizedText(value: value, languages: languages.map { LanguageText(language: $0.0, text: $0.1, origin: $0.2) })
    }

    static func action(
        _ type: String, _ kind: ActionKind = .static, position: Int = 1, title: LocalizedText, subtitle: LocalizedText? = nil,
        icon: [IconReference] = [], userInfo: PropertyValue? = nil
    ) -> QuickAction {
        let place = SourceLocation(path: "content/apps/notes/Info.plist", line: 10 + position, column: 3)
        return QuickAction(
            key: ActionKey(kind: kind, type: ByteText(type), identity: ActionIdentity.of(userInfo)), position: position,
            source: ActionSource(
                location: place, excerpt: SourceExcerpt(location: place, lines: ["<dict>", "  <key>a</key>", "</dict>"])),
            title: title, subtitle: subtitle, icon: QuickActionIcon(declared: icon), userInfo: userInfo)
    }

    static func note(
        _ kind: NoteKind, _ path: String, _ title: String, address: SiteAddress? = nil, headings: [String] = ["First"],
        _ matter: (inout NoteMatter) -> Void = { _ in }
    ) -> Note {
        var own = NoteMatter()
        matter(&own)
        var markup = NoteMarkup()
        for heading in headings {
            markup.appendHTML("<h2 id=\"".utf8)
            markup.append(.prefix)
            markup.appendHTML("\(heading.lowercased())\">\(heading)</h2><p>Text. <a href=\"".utf8)
            markup.append(.link(SiteAddress("apps/notes/search/index.html"), fragment: nil))
            markup.appendHTML("\">Search</a></p>".utf8)
        }
        return Note(
            kind: kind, path: path, address: address, matter: own, title: title, markup: markup,
            headings: headings.map { NoteHeading(level: 2, id: $0.lowercased(), text: $0) }, lead: "Lead of \(title).")
    }

    static var searchInfo: PropertyValue {
        .dictionary([
            PropertyEntry("identifier", .string("all")), PropertyEntry("count", .integer("3")),
            PropertyEntry("empty", .dictionary([])),
            PropertyEntry("scope", .array([.string("title"), .dictionary([PropertyEntry("deep", .array([.boolean(true)]))])])),
            PropertyEntry("when", .date("2026-11-30T10:00:00Z")), PropertyEntry("blob", .data([102, 111])),
        ])
    }

    static var newNote: QuickAction {
        action(
            "new-note",
            title: text(
                "NEW", [("en", "New Note", .table), ("de", "Neue Notiz", .table), ("ar", "New Note", .fallback(language: "en"))]),
            icon: [IconReference(.type, "UIApplicationShortcutIconTypeAdd"), IconReference(.symbol, "square.and.pencil")])
    }

    static var search: QuickAction {
        action(
            "search", position: 2,
            title: text(
                "SEARCH", [("en", "Search", .table), ("de", "Search", .fallback(language: "en")), ("ar", "بحث", .table)]),
            subtitle: text("IN", [("en", "In all notes", .table), ("de", "In allen Notizen", .table), ("ar", "IN", .declared)]),
            icon: [IconReference(.file, "team logo")], userInfo: searchInfo)
    }

    static func favourite(_ id: PropertyValue, _ name: String, position: Int) -> QuickAction {
        action(
            "FavoriteAction", .dynamic, position: position, title: text(name, [("en", name, .literal)]),
            icon: position == 2 ? [] : [IconReference(.contact, "contact")],
            userInfo: .dictionary([PropertyEntry("identifier", id)]))
    }

    static var notes: AppCatalog {
        var facts = AppFacts()
        facts.name = "Notes"
        facts.owner = "Team N"
        facts.links = [AppLink(title: "Repository", url: "https://example.com/notes")]
        facts.bundleIdentifier = "com.example.notes"
        facts.version = "2.4"
        facts.minimumOS = "15.0"
        facts.propertyList = SourceLocation(path: "content/apps/notes/Info.plist")
        facts.iconPath = "content/apps/notes/icon.png"
        var pad = search
        pad.key.variant = .ipad
        let place = SourceLocation(path: "content/apps/notes/Info.plist", line: 9, column: 1)
        let scenario = Scenario(id: "favourites", name: "Four favourites", appVersion: "2.4")
        let favourites = [
            favourite(.string("42"), "Ana Ruiz", position: 1), favourite(.integer("42"), "Bo Li", position: 2),
            favourite(.string("main"), "Cy Ode", position: 3), favourite(.string("findings"), "Di Fox", position: 4),
        ]
        return AppCatalog(
            id: "notes", facts: facts,
            languages: [
                AppLanguage(code: "en", table: place, chain: ["en"]), AppLanguage(code: "de", table: place, chain: ["de", "en"]),
                AppLanguage(code: "ar", table: place, chain: ["ar", "en"]),
            ],
            menus: [
                ActionMenu(origin: .static(.any), location: place, items: [newNote, search]),
                ActionMenu(origin: .static(.ipad), location: place, items: [pad]),
                ActionMenu(origin: .dynamic(scenario, language: "en"), location: place, items: favourites),
                ActionMenu(origin: .dynamic(Scenario(id: "none", name: "None"), language: "en"), location: place, items: []),
            ])
    }

    static var full: QuickActionCatalog {
        QuickActionCatalog(
            site: SiteFacts(id: "sample", title: "Sample Catalog"),
            apps: [notes, AppCatalog(id: "con", unreadable: "The file stops early.")],
            notes: [
                note(.home, "content/index.md", "Home"),
                note(.guideline, "content/guidelines/titles.md", "Titles", address: .guideline(stem: "titles")) {
                    $0.actions = ["new-note"]
                    $0.apps = ["notes"]
                    $0.aliases = ["old/titles.html", "older/"]
                    $0.rules = ["title/dots", "theme/*"]
                    $0.order = 2
                },
                note(.guideline, "content/guidelines/icons.md", "Icons", address: .guideline(stem: "icons")) {
                    $0.apps = ["con"]
                    $0.order = 1
                },
                note(
                    .page, "content/pages/team/faq.md", "Questions", address: .page(path: "team/faq"),
                    headings: ["One", "Two", "Three"]),
                note(.design(app: "notes"), "content/apps/notes/notes/why.md", "Why", headings: ["Title", "First"]),
                note(.design(app: "notes"), "content/apps/notes/notes/v1.2.md", "Plan", headings: ["Title"]),
                note(.design(app: "notes"), "content/apps/notes/notes/v1.3.md", "Search plan") { $0.action = "search" },
            ],
            copies: [CopiedFile(path: "content/apps/notes/icon.png", address: .appIcon(id: "notes"), size: 9)])
    }

    static var findings: [Finding] {
        let place = SourceLocation(path: "content/apps/notes/Info.plist", line: 12, column: 3)
        return [
            Finding(
                .unreadable, "the file stops early", explanation: "Write it again.", at: place,
                subject: FindingSubject(app: "con")),
            Finding(.unknownKey, "unknown key", at: place, subject: FindingSubject(app: "notes", key: search.key)),
            Finding(.missingWord, "a word is missing"),
            Finding(
                ellipsis, "title ends in an ellipsis", at: place,
                subject: FindingSubject(app: "notes", key: search.key, field: "title", language: "de"),
                fixes: [Fix("Remove the ellipsis"), Fix("Ask first")]),
            Finding(
                ellipsis, "icon is odd", at: place, subject: FindingSubject(app: "notes", key: newNote.key, field: "icon")),
            Finding(
                ellipsis, "a name is no title", at: place,
                subject: FindingSubject(
                    app: "notes", key: favourite(.string("42"), "Ana Ruiz", position: 1).key, field: "title")),
            Finding(
                ellipsis, "a name is no title", at: SourceLocation(path: place.path, line: 30, column: 3),
                subject: FindingSubject(
                    app: "notes", key: favourite(.string("main"), "Cy Ode", position: 3).key, field: "title")),
            Finding(.unresolvedVariable, "no value", subject: FindingSubject(app: "notes")),
        ]
    }
}
