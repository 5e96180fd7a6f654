import QuickActionModel
import Testing

@testable import CatalogReading

@Suite("A whole catalog")
struct CatalogTests {
    static let files: [String: String] = [
        "content/index.md": "# Welcome\n\nSee [names](guidelines/names.md#short) and [Notes](apps/notes/).\n",
        "content/guidelines/names.md":
            "---\ntitle: Names\norder: 2\naliases: [old/names.html, older/]\napps: [notes]\nactions: [new]\n---\n\n## Short\n\n"
            + "![A menu](img/menu.png) and [new](action:notes/new).\n",
        "content/guidelines/img/menu.png": "PNG",
        "content/guidelines/icons.md": "---\ndraft: true\n---\n# Icons\n",
        "content/pages/about/index.md": "# About\n\n[Home](../../index.md) [favourite](action:notes/fav?kind=dynamic#42)\n",
        "content/static/CNAME": "example.com",
        "content/apps/notes/app.yaml": "name: Notebook\nowner: Team\nhandledTypes: [new, fav]\n",
        "content/apps/notes/Info.plist": plist(
            """
            <key>CFBundleIdentifier</key><string>com.example.notes</string>
            <key>CFBundleShortVersionString</key><string>1.2</string>
            <key>CFBundleDevelopmentRegion</key><string>en</string>
            <key>UIApplicationShortcutItems</key>
            <array>
                <dict>
            \(expanded("Type=new;Title=NewTitle;IconType=UIApplicationShortcutIconTypeAdd"))
                </dict>
            </array>
            """),
        "content/apps/notes/en.lproj/InfoPlist.strings": "\"NewTitle\" = \"New Note\";\n",
        "content/apps/notes/de.lproj/InfoPlist.strings": "\"NewTitle\" = \"Neue Notiz\";\n",
        "content/apps/notes/dynamic/favourites.en.json":
            #"{"scenario":"Two favourites","locale":"en","items":[{"type":"fav","localizedTitle":"Ana","userInfo":{"id":"42"}}]}"#,
        "content/apps/notes/dynamic/favourites.de.json":
            #"{"scenario":"Zwei","locale":"de","items":[{"type":"fav","localizedTitle":"Anna","userInfo":{"id":"42"}}]}"#,
        "content/apps/notes/notes/why.md": "---\naction: new\n---\n# Why\n\n[Names](../../../guidelines/names.md)\n",
        "content/apps/notes/icon.png": "PNG",
    ]

    @Test("is read without findings")
    func whole() {
        let result = read(Self.files)
        #expect(lines(result) == [])
        #expect(result.unreadable.isEmpty)
        #expect(result.app.name == "Notebook")
        #expect(result.app.facts.bundleIdentifier == "com.example.notes")
        #expect(result.app.facts.version == "1.2")
        #expect(result.app.languages.map(\.code) == ["en", "de"])
        #expect(result.app.menus.count == 3)
        #expect(result.items()[0].title.shown == ["en: New Note (table)", "de: Neue Notiz (table)"])
        #expect(result.items(1)[0].title.shown == ["en: Ana (literal)", "de: Anna (literal)"])
        #expect(result.items(2)[0].title.value == "Anna")
        #expect(
            result.catalog.notes.map(\.path) == [
                "content/index.md", "content/guidelines/names.md", "content/pages/about/index.md",
                "content/apps/notes/notes/why.md",
            ])
        #expect(result.catalog.notes[1].matter.aliases == ["old/names.html", "older/index.html"])
        #expect(
            result.catalog.copies.map { "\($0.path) -> \($0.address)" } == [
                "content/static/CNAME -> CNAME", "content/apps/notes/icon.png -> apps/notes/icon.png",
                "content/guidelines/img/menu.png -> guidelines/names/img/menu.png",
            ])
    }

    @Test("links lead to the pages of notes, apps and quick actions")
    func links() {
        let notes = read(Self.files).catalog.notes
        func links(_ note: Note) -> [String] {
            note.markup.parts.compactMap { part in
                if case .link(let address, let fragment) = part { return address.path + (fragment.map { "#" + $0 } ?? "") }
                return nil
            }
        }
        #expect(links(notes[0]) == ["guidelines/names/index.html#short", "apps/notes/index.html"])
        #expect(links(notes[1]) == ["guidelines/names/img/menu.png", "apps/notes/new/index.html"])
        #expect(links(notes[2]) == ["index.html", "apps/notes/dynamic/fav/index.html#42"])
        #expect(links(notes[3]) == ["guidelines/names/index.html"])
    }

    @Test("drafts are read when asked for")
    func drafts() {
        let result = read(Self.files, .init(includeDrafts: true))
        #expect(result.catalog.notes.contains { $0.path == "content/guidelines/icons.md" })
    }

    @Test("one worker and several give the same")
    func workers() {
        var files = Self.files
        for number in 0..<40 {
            files["content/apps/app\(number)/Info.plist"] = items("Type=a;Title=A;Subtitl=b", "Title=no type")
            files["content/guidelines/g\(number).md"] = "# G\n\n[x](missing.md) <b>\n"
        }
        let one = read(files, .init(workers: 1))
        let many = read(files, .init(workers: 3))
        #expect(lines(one) == lines(many))
        #expect(one.findings.count > 100)
        #expect(String(describing: one.catalog.apps) == String(describing: many.catalog.apps))
        #expect(one.catalog.notes.map(\.markup) == many.catalog.notes.map(\.markup))
    }

    @Test("only the apps that are asked for")
    func onlyApps() {
        var files = Self.files
        files["content/apps/other/Info.plist"] = items("Type=a;Title=A")
        let result = read(files, .init(onlyApps: ["other"]))
        #expect(result.catalog.apps.map(\.id) == ["other"])
        // Links to the app that was left out are no fault of the notes.
        #expect(lines(result) == [])
        let wrong = read(files, .init(onlyApps: ["note"]))
        #expect(lines(wrong) == ["-: error: no app of the catalog is named \"note\" [config/bad-value]"])
        #expect(wrong.findings[0].explanation == "Did you mean \"notes\"?")
    }
}
