import QuickActionModel
import Testing

@testable import CatalogReading

@Suite("People's data in exports")
struct RedactionTests {
    private static let config = "privacy: redact\nversionKey: v\n"

    private func catalog(_ exports: [String: String], _ more: [String: String] = [:], app: String = config) -> ReadingResult {
        var files = more
        files["content/apps/a/app.yaml"] = app
        files["content/apps/a/Info.plist"] = files["content/apps/a/Info.plist"] ?? items("Type=s;Title=Search")
        for (name, text) in exports { files["content/apps/a/dynamic/\(name).json"] = text }
        return read(files)
    }

    private func document(_ result: ReadingResult) -> String {
        var json = JSONText()
        for app in result.catalog.apps { app.write(to: &json, withGaps: true) }
        for snapshot in result.catalog.previous.values { snapshot.app.write(to: &json, withGaps: true) }
        return String(decoding: json.finished(), as: UTF8.self) + "\(result)"
    }

    private func dynamic(_ result: ReadingResult) -> [QuickAction] {
        result.catalog.apps[0].menus.filter { $0.kind == .dynamic }.flatMap(\.items)
    }

    @Test func oneTextIsOneWordEverywhereAndTypesStayTold() {
        let result = catalog([
            "two": """
            [{"type": "call", "localizedTitle": "Ana Ruiz", "localizedSubtitle": "Office", "icon": {"contact": true},
              "userInfo": {"id": "42", "name": "Ana Ruiz", "v": "4.2"}},
             {"type": "call", "localizedTitle": "Bo Li", "localizedSubtitle": "Office", "userInfo": {"id": 42}},
             {"type": "open", "localizedTitle": "Ana Ruiz", "userInfo": {"id": 4915112345678, "when": {"$date": "2026-11-30T10:00:00Z"}}}]
            """
        ])
        let found = dynamic(result)
        #expect(result.findings.isEmpty)
        #expect(found.map(\.title.value) == ["Contact 1", "Title 1", "Contact 1"])
        #expect(found.map { $0.subtitle?.value } == ["Subtitle 1", "Subtitle 1", nil])
        #expect(found.map { $0.key.identity?.value.string } == ["\"Value 1\"", "42", "10000001"])
        #expect(found[0].userInfo?["name"] == .string("Contact 1"))
        #expect(found[0].userInfo?["v"] == .string("4.2"))
        #expect(found[2].userInfo?["when"] == .date("2026-11-30T10:00:00Z"))
        #expect(found.allSatisfy { $0.source.excerpt == nil && $0.source.location.line != nil })
        #expect(result.catalog.apps[0].isRedacted)
        #expect(document(result).contains("\"redacted\": true"))
        let export = QuickActionModel.SourceLocation(path: "content/apps/a/dynamic/two.json")
        #expect(result.redactedFiles == [export])
        #expect(!result.mayShowLines(of: found[0].source.location))
        #expect(result.mayShowLines(of: QuickActionModel.SourceLocation(path: "content/apps/a/Info.plist", line: 3)))
    }

    @Test func theAppsOwnWordingStays() {
        let result = catalog(
            [
                "one": """
                [{"type": "new", "localizedTitle": "New Note"}, {"type": "find", "localizedTitle": "Search", "userInfo": {"id": "a"}},
                 {"type": "edit", "localizedTitle": "Edit Note", "userInfo": {"id": "b"}},
                 {"type": "go", "localizedTitle": "Continue", "userInfo": {"id": "c"}},
                 {"type": "call", "localizedTitle": "Ana Ruiz", "targetContentIdentifier": "contact/1"},
                 {"type": "last", "localizedTitle": "Ana Ruiz"},
                 {"type": "shortcut.0", "localizedTitle": "Eva"}, {"type": "ask", "localizedTitle": "Call +49 89 1234567"}]
                """
            ], app: Self.config + "concepts: {edit: [Edit Note]}\nsameAsSource: [Continue]\n")
        #expect(
            dynamic(result).map(\.title.value) == [
                "New Note", "Search", "Edit Note", "Continue", "Title 1", "Title 1", "Title 2", "Call Phone 1",
            ])
    }

    @Test func withoutAskingNothingIsReplaced() {
        let result = catalog(["one": #"[{"type": "a", "localizedTitle": "Ana Ruiz", "userInfo": {"id": 1}}]"#], app: "")
        #expect(dynamic(result)[0].title.value == "Ana Ruiz")
        #expect(result.redactedFiles.isEmpty)
        #expect(!document(result).contains("\"redacted\""))
    }

    @Test func anAppMayDecideForItself() {
        var configuration = CatalogConfiguration()
        configuration.checks.privacy = .redact
        let export = #"[{"type": "a", "localizedTitle": "Ana Ruiz", "userInfo": {"id": 1}}]"#
        var files = ["content/apps/a/dynamic/one.json": export]
        #expect(dynamic(read(files, configuration: configuration))[0].title.value == "Title 1")
        files["content/apps/a/app.yaml"] = "privacy: warn\n"
        #expect(dynamic(read(files, configuration: configuration))[0].title.value == "Ana Ruiz")
    }

    /// What is planted; none of it may be in anything that reading gives.
    private static let secrets = ["zoe.q@planted.example", "+49 30 1234 5678", "ghp_PLANTED0123456789abcdef", "Zoë Quill"]

    /// Exports with a secret in one place.
    private static func planted(_ secret: String) -> [String] {
        let item = { (field: String) in
            #"[{"type": "a", "localizedTitle": "A", "userInfo": {"id": 1}}, {"type": "a", "localizedTitle": "B", "userInfo": {"id": 2}, "#
                + field + "}]"
        }
        let second = { (body: String) in #"[{"type": "a", "localizedTitle": "A", "userInfo": {"id": 1}}, {"# + body + "}]" }
        return [
            second(#""type": "a", "userInfo": {"id": 2}, "localizedTitle": "S""#),
            second(#""type": "a", "localizedTitle": "S", "userInfo": {"id": "S"}"#),
            second(#""type": "a", "localizedTitle": "B", "userInfo": {"deep": [{"n": ["S"]}], "S": null, "id": [1, "S", 2]}"#),
            second(#""type": "b", "localizedTitle": "B", "userInfo": "S""#),
            second(#""type": "b", "localizedTitle": 7, "userInfo": {"x": "S"}"#),
            second(#""type": "b", "localizedTitle": "B", "userInfo": {"token": {"$data": "S"}}"#),
            second(#""type": "b", "localizedTitle": "B", "userInfo": {"when": {"$date": "S"}}"#),
            second(#""type": "", "localizedTitle": "S", "userInfo": {"x": "S"}"#),
            item(#""localizedSubtitle": "S""#), item(#""targetContentIdentifier": "S""#), item(#""icon": "S""#),
            item(#""icon": {"systemImageName": 3, "S": 1, "type": "S"}"#), item(#""icon": {"contact": "S"}"#), item(#""S": "S""#),
            item(#""userInfo": {"S": "S"}, "userInfo": {"S": "S", "S": 1}"#),
            #"{"items": [{"type": "a", "localizedTitle": "S", "userInfo": {"id": 1}, "S": 1, "S": 2}], "locale": "S", "S": 1}"#,
            #"{"items": {"S": 1}}"#, #"{"S": 1}"#, #""S""#, #"[S]"#, #"[{"type" "S"}]"#,
            #"[{"type": "a", "localizedTitle": "S" "S"}]"#,
            #"[{"type": "S", S}]"#, #"[{"S": 1} "S"]"#, "[\"S", "S",
        ].map { $0.replacing("S", with: secret) }
    }

    /// Exports with a secret where only addresses, numbers and tokens are looked for.
    private static func plantedPattern(_ secret: String) -> [String] {
        [
            #"{"scenario": "S", "appVersion": "S", "exportedAt": "S", "format": "S", "bundleIdentifier": "S", "items": [{"type": "S", "localizedTitle": "S"}]}"#,
            #"[{"type": "x.S", "localizedTitle": "Call S"}, {"type": "x.S", "localizedTitle": "Call S", "userInfo": {"x": "y S"}}]"#,
            #"[{"type": "x", "localizedTitle": "S", "longpress:ignore": ["title/x reason=\"S\" until=\"S\""]}]"#,
            #"[{"type": "x", "localizedTitle": "S", "icon": {"systemImageName": "S", "templateImageName": "S"}}]"#,
        ].map { $0.replacing("S", with: secret) }
    }

    @Test("no byte of what is read holds it", arguments: secrets)
    func planting(_ secret: String) {
        let exports = Self.planted(secret) + (secret == "Zoë Quill" ? [] : Self.plantedPattern(secret))
        for export in exports {
            let result = catalog(["one": export, "one.de": export], ["content/apps/a/Info.plist": items("Type=S;Title=Search")])
            let text = document(result)
            let holds = text.contains(secret)
            #expect(!holds, "\(export)")
            for part in secret.split(separator: " ") where part.utf8.count > 3 {
                let holdsPart = text.contains(part)
                #expect(!holdsPart, "\(part) of \(export)")
            }
        }
    }

    @Test func aReleaseThatWasSavedBeforeIsRedactedToo() {
        let export = #"[{"type": "a", "localizedTitle": "Ana Ruiz", "userInfo": {"id": "ana@planted.example"}}]"#
        let plist = items("Type=s;Title=Search").replacing(
            "<dict>\n<key>UI", with: "<dict>\n<key>CFBundleShortVersionString</key><string>2.0</string>\n<key>UI")
        let old = catalog(["one": export], ["content/apps/a/Info.plist": plist], app: "")
        let snapshot = CatalogSnapshot(release: CatalogRelease(version: "1.0"), app: old.catalog.apps[0])
        let saved = String(decoding: snapshot.document(), as: UTF8.self)
        #expect(saved.contains("Ana Ruiz"))
        let files = ["content/apps/a/Info.plist": plist, "content/apps/a/snapshots/1.0.json": saved]
        let result = catalog(["one": export], files)
        #expect(!document(result).contains("Ana Ruiz"))
        #expect(!document(result).contains("ana@planted"))
        let before = result.catalog.previous.values.first?.app
        #expect(before?.isRedacted == true)
        // What did not change is the same quick action still.
        #expect(before?.menus.last?.items.map(\.key) == dynamic(result).map(\.key))
        #expect(
            result.redactedFiles.map(\.path).sorted() == ["content/apps/a/dynamic/one.json", "content/apps/a/snapshots/1.0.json"])
        // One that was saved after that is taken as it is.
        let again = CatalogSnapshot(release: CatalogRelease(version: "1.0"), app: result.catalog.apps[0]).document()
        let second = catalog(
            ["one": export],
            ["content/apps/a/Info.plist": plist, "content/apps/a/snapshots/1.0.json": String(decoding: again, as: UTF8.self)])
        #expect(second.catalog.previous.values.first?.app.menus.last?.items.map(\.title.value) == ["Title 1"])
    }

    static let patterns: [(String, [String])] = [
        ("write to ann.lee+x@mail.example.org.", ["Mail:ann.lee+x@mail.example.org"]), ("x%40y.de", ["Mail:x%40y.de"]),
        ("@here and a@b", []), ("é@ö.de", ["Mail:é@ö.de"]), ("Call (030) 123-4567 now", ["Phone:(030) 123-4567"]),
        ("٠١٢٣٤٥٦٧", ["Phone:٠١٢٣٤٥٦٧"]), ("4711 and 12", []), ("iOS 26.1 (23B85)", []), ("12:30", []),
        ("com.example.app.addPlant2", []), ("openMyFavouritePlaylistFromTheLibrary", []),
        ("eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIx", ["Token:eyJhbGciOiJIUzI1NiJ9", "Token:eyJzdWIiOiIx"]),
        ("550e8400-e29b-41d4-a716-446655440000", ["Token:550e8400-e29b-41d4-a716-446655440000"]), ("", []),
    ]

    @Test("addresses, numbers and tokens among other words", arguments: patterns)
    func pattern(_ text: String, _ expected: [String]) {
        let bytes = Array(text.utf8)
        let found = PersonalPattern.finds(in: bytes).map {
            "\($0.pattern.rawValue):\(String(decoding: bytes[$0.range], as: UTF8.self))"
        }
        #expect(found == expected)
    }
}
