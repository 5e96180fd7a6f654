import Foundation
import QuickActionModel
import Testing

@testable import CatalogReading

@Suite("Saved releases")
struct SnapshotTests {
    /// A catalog with everything that a release has to keep.
    private static let files: [String: String] = [
        "content/apps/notes/Info.plist": plist(
            """
            <key>CFBundleIdentifier</key><string>com.example.notes</string>
            <key>CFBundleShortVersionString</key><string>4.2</string>
            <key>CFBundleDevelopmentRegion</key><string>en</string>
            <key>UIApplicationShortcutItems</key>
            <array><dict>
            \(expanded("Type=com.example.new;Title=NEW;Subtitle=SUB;IconSymbolName=plus;IconType=UIApplicationShortcutIconTypeAdd"))
            <key>UIApplicationShortcutItemUserInfo</key>
            <dict><key>b</key><integer>42</integer><key>a</key><string>42</string><key>c</key><date>2026-01-02T03:04:05Z</date>
            <key>d</key><data>AQI=</data><key>e</key><real>1.5</real><key>f</key><true/>
            <key>g</key><array><real>2</real><dict/></array></dict>
            </dict></array>
            <key>UIApplicationShortcutItems~ipad</key>
            <array><dict>\(expanded("Type=com.example.pad;Title=Café"))</dict></array>
            """),
        "content/apps/notes/de.lproj/InfoPlist.strings": #""NEW" = "Neu"; "SUB" = "Notiz";"#,
        "content/apps/notes/en.lproj/InfoPlist.strings": #""NEW" = "New";"#,
        "content/apps/notes/dynamic/three.json":
            #"{"format":"longpress-dynamic/1","locale":"en","scenario":"Three","appVersion":"4.2","items":[{"type":"Fav","localizedTitle":"Ana","icon":{"contact":true},"userInfo":{"identifier":"42"},"targetContentIdentifier":"contact/42"}]}"#,
        "content/apps/notes/dynamic/three.de.json":
            #"{"format":"longpress-dynamic/1","locale":"de","scenario":"Three","items":[{"type":"Fav","localizedTitle":"Anna","userInfo":{"identifier":"42"}}]}"#,
        "content/apps/notes/dynamic/none.json": #"{"format":"longpress-dynamic/1","locale":"en","items":[]}"#,
        "content/apps/notes/app.yaml":
            "name: Notes\nowner: Team\nminimumOS: 17.0\nhandledTypes: [Fav, old]\nretired: [{type: old, since: 4.0, handledUntil: 5.0, replacedBy: Fav}]\nrenames: [{from: a, to: b, kind: dynamic}]\n",
    ]

    private static let release = CatalogRelease(version: "4.2", build: "97", date: "2026-11-30")

    @Test("what is written is read back as it was")
    func roundTrip() throws {
        let app = CatalogReadingTests.read(Self.files).app
        #expect(app.menus.count == 5)
        let document = CatalogSnapshot(release: Self.release, app: app).document()
        let reading = SnapshotReader().read(document, path: "snapshots/4.2.json")
        #expect(reading.findings == [])
        let snapshot = try #require(reading.snapshot)
        #expect(snapshot.release == Self.release)
        #expect(snapshot.app.menus.map(\.origin) == app.menus.map(\.origin))
        #expect(snapshot.app.menus.map(\.items).map { $0.map(bare) } == app.menus.map(\.items).map { $0.map(bare) })
        #expect(snapshot.app.languages.map(\.code) == app.languages.map(\.code))
        #expect(snapshot.app.lifecycle == app.lifecycle)
        #expect(snapshot.app.facts.minimumOS == "17.0")
        #expect(snapshot.app.name == "Notes")
        // The second document is byte for byte the first.
        #expect(snapshot.document() == document)
    }

    /// An item without what a document does not keep: lines, and the order in which `userInfo` was declared.
    private func bare(_ item: QuickAction) -> QuickAction {
        func bare(_ text: LocalizedText) -> LocalizedText {
            LocalizedText(
                value: text.value,
                languages: text.languages.map { LanguageText(language: $0.language, text: $0.text, origin: $0.origin) })
        }
        var item = item
        item.source = ActionSource(location: item.source.location)
        item.title = bare(item.title)
        item.subtitle = item.subtitle.map(bare)
        item.icon.declared = item.icon.declared.map { IconReference($0.kind, $0.name) }
        item.userInfo = item.userInfo.map(sorted)
        return item
    }

    private func sorted(_ value: PropertyValue) -> PropertyValue {
        guard case .dictionary(let entries) = value else { return value }
        return .dictionary(entries.sorted { $0.key < $1.key }.map { PropertyEntry($0.key, sorted($0.value)) })
    }

    @Test("all saved releases are read, lowest version first, and one without a day is found")
    func releases() throws {
        var files = Self.files
        let app = CatalogReadingTests.read(files).app
        for (name, date) in [("1.10", "2026-02-28"), ("1.9", nil), ("4.2", "2026-02-30"), ("draft", "2026-01-01")] {
            let snapshot = CatalogSnapshot(release: CatalogRelease(version: name, date: date), app: app)
            files["content/apps/notes/snapshots/\(name).json"] = String(decoding: snapshot.document(), as: UTF8.self)
        }
        let result = CatalogReadingTests.read(files)
        let releases = try #require(result.catalog.releases["notes"])
        #expect(releases.map(\.release.version) == ["1.9", "1.10", "4.2"])
        #expect(releases.map(\.release.date) == [nil, "2026-02-28", nil])
        #expect(result.catalog.previous["notes"]?.release.version == "1.10")
        let found = result.findings.filter { $0.rule == "snapshot/no-date" }
        #expect(found.map(\.severity) == [.info, .info])
        #expect(
            found.map(\.summary) == ["release 1.9 has no date", "release 4.2 has the date \"2026-02-30\", which no calendar has"])
    }

    @Test("a release without a property list keeps that it is unknown")
    func unknown() throws {
        let files = ["content/apps/notes/dynamic/none.json": "[]"]
        let app = CatalogReadingTests.read(files).app
        let snapshot = CatalogSnapshot(release: CatalogRelease(version: "1"), app: app)
        let back = try #require(SnapshotReader().read(snapshot.document(), path: "x.json").snapshot)
        #expect(back.app.unreadable == "no Info.plist")
        #expect(back.app.menus.map(\.state) == [.empty])
        #expect(back.release == CatalogRelease(version: "1"))
    }

    /// The first version of the format, written once and never changed.
    private static let fixture = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Fixtures/Snapshots/catalog-1.json")

    @Test("the fixture of format /1 stays readable")
    func fixture() throws {
        let bytes = [UInt8](try Data(contentsOf: Self.fixture))
        let reading = SnapshotReader().read(bytes, path: "catalog-1.json")
        #expect(reading.findings == [])
        let snapshot = try #require(reading.snapshot)
        #expect(snapshot.release == Self.release)
        #expect(snapshot.app.menus.flatMap(\.items).map(\.key.type) == ["com.example.new", "com.example.pad", "Fav", "Fav"])
        let new = try #require(snapshot.app.menus.first?.items.first)
        #expect(new.title.shown == ["en: New (table)", "de: Neu (table)"])
        #expect(new.icon.effective?.kind == .symbol)
        #expect(new.userInfo?["b"] == .integer("42"))
        #expect(new.userInfo?["c"] == .date("2026-01-02T03:04:05Z"))
        // Lines may be laid out in another way; what they say stays.
        func read(_ document: [UInt8]) throws -> NSDictionary {
            try #require(JSONSerialization.jsonObject(with: Data(document)) as? NSDictionary)
        }
        #expect(try read(snapshot.document()) == read(bytes))
    }

    @Test(
        "wrong values are findings with a place",
        arguments: [
            ("[]", "1:1: error: expected a document of longpress-catalog/1, found an array"),
            ("{}", "1:1: error: expected a document of longpress-catalog/1, found no format"),
            (
                #"{"format":"longpress-catalog/2"}"#,
                "1:11: error: expected a document of longpress-catalog/1, found format \"longpress-catalog/2\""
            ),
            (#"{"format":7}"#, "1:11: error: expected a document of longpress-catalog/1, found a format that is an integer"),
            (#"{"format":"longpress-catalog/1","apps":{}}"#, "1:40: warning: apps is a dictionary instead of a list"),
            (#"{"format":"longpress-catalog/1","apps":[3]}"#, "1:41: warning: apps[0] is an integer instead of an object"),
            (#"{"format":"longpress-catalog/1","apps":[{}]}"#, "1:41: warning: apps[0].id is missing"),
            (
                #"{"format":"longpress-catalog/1","apps":[{"id":"a","menus":[{"kind":"odd"}]}]}"#,
                "1:69: warning: apps[0].menus[0].kind is \"odd\", which is none of static, dynamic"
            ),
            (
                #"{"format":"longpress-catalog/1","apps":[{"id":"a","menus":[{"kind":"static","items":[{"key":{"type":1}}]}]}]}"#,
                "1:101: warning: apps[0].menus[0].items[0].key.type is an integer instead of a string"
            ),
            (
                #"{"format":"longpress-catalog/1","apps":[],"release":{"version":4.2}}"#,
                "1:64: warning: release.version is a real number instead of a string"
            ),
        ])
    func wrong(text: String, line: String) {
        let reading = SnapshotReader().read(Array(text.utf8), path: "s.json")
        #expect(
            reading.findings.map { "\($0.location?.description ?? "-"): \($0.severity.rawValue): \($0.summary)" } == [
                "s.json:" + line
            ])
        #expect(reading.snapshot == nil)
    }

    @Test("what is no JSON is not readable, and says where")
    func broken() {
        let reading = SnapshotReader().read(Array("{\n  \"format\": }".utf8), path: "s.json")
        #expect(!reading.isReadable)
        #expect(reading.findings.first?.location?.line == 2)
    }

    @Test("unknown fields are ignored")
    func unknownFields() throws {
        let text =
            #"{"format":"longpress-catalog/1","later":{},"apps":[{"id":"a","mood":1,"menus":[{"kind":"static","tone":[],"items":[{"key":{"type":"t","kind":"static","weight":2},"title":{"value":"T","shape":"x"}}]}]}],"release":{"version":"1","codename":"x"}}"#
        let reading = SnapshotReader().read(Array(text.utf8), path: "s.json")
        #expect(reading.findings == [])
        #expect(try #require(reading.snapshot).app.menus.first?.items.map(\.title.value) == ["T"])
    }

    @Test("damaged documents are read or told", arguments: 0..<6)
    func damaged(seed: Int) {
        let whole = CatalogSnapshot(release: Self.release, app: CatalogReadingTests.read(Self.files).app).document()
        var state = UInt64(seed) &* 7919 &+ 3
        func next(_ limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(max(1, limit)))
        }
        for _ in 0..<60 {
            var bytes = whole
            for _ in 0...next(3) {
                let at = next(bytes.count)
                switch next(3) {
                case 0: bytes[at] = [0x22, 0x5B, 0x7B, 0x30, 0x6E, 0xFF][next(6)]
                case 1: bytes.removeSubrange(at..<min(bytes.count, at + next(30)))
                default: bytes.insert(contentsOf: bytes[at...].prefix(next(40)), at: at)
                }
            }
            let reading = SnapshotReader().read(bytes, path: "s.json")
            #expect(reading.isReadable || !reading.findings.isEmpty)
            #expect(reading.findings.allSatisfy { $0.location?.path == "s.json" })
        }
    }
}
