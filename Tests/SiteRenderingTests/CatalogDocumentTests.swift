import Foundation
import QuickActionModel
import Testing

@Suite struct CatalogDocumentTests {
    let site: RenderedSite
    let root: [String: Any]

    init() throws {
        site = try RenderedSite(SampleCatalog.full)
        let data = Data(site.outputs["catalog.json"]?.bytes ?? [])
        root = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    }

    @Test func formatAndSite() {
        #expect(root["format"] as? String == "longpress-catalog/1")
        #expect(root["id"] as? String == "sample")
        #expect(root["title"] as? String == "Sample Catalog")
        #expect((root["apps"] as? [[String: Any]])?.compactMap { $0["id"] as? String } == ["notes", "con"])
    }

    /// By indentation: a key must not stand before the one above it on the same level.
    @Test(arguments: ["catalog.json", "apps/notes.json", "apps/con-1143da2bc5.json"]) func keysAreSorted(path: String) {
        var last: [Int: String] = [:]
        var count = 0
        for line in site.text(path).split(separator: "\n") {
            let depth = line.prefix { $0 == " " }.count
            for deeper in last.keys where deeper > depth { last[deeper] = nil }
            guard let match = line.firstMatch(of: #/^ *"([^"]+)":/#) else { continue }
            let key = String(match.1)
            if let before = last[depth] { #expect(before < key, "\(path): \(before), \(key)") }
            last[depth] = key
            count += 1
        }
        #expect(count > 5)
    }

    @Test func theDocumentOfAnAppIsItsPartOfTheWhole() throws {
        let data = Data(site.outputs["apps/notes.json"]?.bytes ?? [])
        let own = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        let apps = try #require(root["apps"] as? [NSDictionary])
        #expect((own["apps"] as? [NSDictionary]) == [apps[0]])
        #expect(own["format"] as? String == "longpress-catalog/1")
    }

    @Test func menusAndItems() throws {
        let app = try #require((root["apps"] as? [[String: Any]])?.first)
        let menus = try #require(app["menus"] as? [[String: Any]])
        #expect(menus.map { $0["kind"] as? String } == ["static", "static", "dynamic", "dynamic"])
        #expect(menus.map { $0["variant"] as? String } == ["any", "ipad", nil, nil])
        #expect(menus.map { $0["state"] as? String } == ["known", "known", "known", "empty"])
        #expect(menus.map { $0["language"] as? String } == [nil, nil, "en", "en"])
        #expect((menus[2]["scenario"] as? NSDictionary) == ["id": "favourites", "name": "Four favourites", "appVersion": "2.4"])
        let items = try #require(menus[0]["items"] as? [NSDictionary])
        #expect(
            items[0] == [
                "address": "apps/notes/new-note/index.html#item",
                "icon": [
                    "declared": [
                        ["kind": "type", "name": "UIApplicationShortcutIconTypeAdd"],
                        ["kind": "symbol", "name": "square.and.pencil"],
                    ], "effective": ["kind": "symbol", "name": "square.and.pencil"],
                ],
                "key": ["identity": NSNull(), "kind": "static", "type": "new-note", "variant": "any"],
                "location": ["column": 3, "length": 0, "line": 11, "path": "content/apps/notes/Info.plist"], "position": 1,
                "title": [
                    "languages": [
                        "ar": ["fallback": "en", "from": "fallback", "text": "New Note"],
                        "de": ["from": "table", "text": "Neue Notiz"],
                        "en": ["from": "table", "text": "New Note"],
                    ], "value": "NEW",
                ],
            ] as NSDictionary)
        let search = items[1]
        #expect((search["key"] as? NSDictionary)?["identity"] as? NSDictionary == ["key": "identifier", "value": "all"])
        #expect(
            search["userInfo"] as? NSDictionary == [
                "identifier": "all", "count": 3, "empty": [:] as NSDictionary, "scope": ["title", ["deep": [true]]] as NSArray,
                "when": ["$date": "2026-11-30T10:00:00Z"], "blob": ["$data": "Zm8="],
            ])
        #expect((search["subtitle"] as? NSDictionary)?["value"] as? String == "IN")
    }

    @Test func whatIsUnknownIsAbsent() throws {
        let apps = try #require(root["apps"] as? [[String: Any]])
        #expect(
            Set(apps[1].keys) == ["address", "developmentLanguage", "id", "languages", "menus", "name", "renames", "retired"])
        #expect(apps[0]["bundleIdentifier"] as? String == "com.example.notes")
        #expect(apps[0]["build"] == nil)
        #expect(apps[0]["handledTypes"] == nil)
        #expect(apps[0]["address"] as? String == "apps/notes/index.html")
    }
}
