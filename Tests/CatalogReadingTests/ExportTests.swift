import QuickActionModel
import Testing

@testable import CatalogReading

@Suite("Exports of dynamic quick actions")
struct ExportTests {
    private func app(_ exports: [String: String], plist text: String? = nil) -> ReadingResult {
        var files = Dictionary(uniqueKeysWithValues: exports.map { ("content/apps/a/dynamic/\($0)", $1) })
        files["content/apps/a/Info.plist"] = text
        return read(files)
    }

    @Test(
        "D14: shapes of the root",
        arguments: [
            #"[{"type":"a","localizedTitle":"A"}]"#, #"{"items":[{"type":"a","localizedTitle":"A"}]}"#,
            #"{"shortcutItems":[{"type":"a","localizedTitle":"A"}]}"#, #"{"type":"a","localizedTitle":"A"}"#,
            "\u{FEFF}" + #"[{"type":"a","localizedTitle":"A"}]"#,
        ])
    func shapes(_ text: String) {
        let result = app(["one.json": text])
        #expect(result.items().map(\.title.value) == ["A"])
        #expect(result.findings.isEmpty)
        #expect(result.app.menus.map(\.origin) == [.dynamic(Scenario(id: "one", name: "one"), language: "und")])
    }

    @Test(
        "D14: other roots are refused in plain words",
        arguments: [
            ("null", "null"), ("\"x\"", "a string"), ("{}", "an empty object"), (#"{"items":3}"#, "items with an integer"),
            (#"{"a":1}"#, "an object without items"),
        ])
    func roots(_ text: String, _ found: String) {
        let result = app(["one.json": text])
        #expect(
            result.findings.map(\.summary) == [
                "expected a list of items, or an object with items or shortcutItems; found \(found)"
            ])
        #expect(result.unreadable.count == 1)
        #expect(result.app.menus.isEmpty)
    }

    @Test("an empty list is known to be empty")
    func empty() {
        #expect(app(["one.json": "[]"]).app.menus.map(\.state) == [.empty])
    }

    @Test("scenario, version and language")
    func facts() {
        let result = app([
            "three.de.json":
                #"{"format":"longpress-dynamic/1","appVersion":"2.4","scenario":"Drei","locale":"de_DE","exportedAt":"2026-11-30T10:00:00Z","items":[]}"#,
            "three.fr.json": #"{"locale":"de","items":[]}"#,
        ])
        #expect(
            result.app.menus.map(\.origin) == [
                .dynamic(
                    Scenario(id: "three.de", name: "Drei", appVersion: "2.4", exportedAt: "2026-11-30T10:00:00Z"),
                    language: "de-DE"),
                .dynamic(Scenario(id: "three.fr", name: "three.fr"), language: "de"),
            ])
    }

    @Test("A07: keys of another framework and a bare icon word")
    func otherFramework() {
        let result = app(["one.json": #"[{"id":"0","title":"Tell us","icon":"mail","params":{"href":"/settings"}}]"#])
        let item = result.items()[0]
        #expect(item.key.type == "0")
        #expect(item.title.value == "Tell us")
        #expect(item.key.identity == ActionIdentity(key: "href", value: "\"/settings\""))
        #expect(item.icon.declared.map(\.kind) == [.unresolved])
        #expect(item.icon.declared.map(\.name) == ["mail"])
        #expect(
            lines(result) == [
                "content/apps/a/dynamic/one.json:1:4: info: [0] is written for another framework; "
                    + "read \"id\" as type, \"title\" as localizedTitle and \"params\" as userInfo [input/bad-entry]",
                "content/apps/a/dynamic/one.json:1:38: warning: [0].icon \"mail\" could be a system type, a symbol or an image "
                    + "[icon/unresolved]",
            ])
    }

    @Test(
        "A15: forms of icon types",
        arguments: [
            (#""UIApplicationShortcutIconTypePlay""#, "type UIApplicationShortcutIconTypePlay"),
            (#"{"type":"Play"}"#, "type UIApplicationShortcutIconTypePlay"),
            (#"{"type":"play"}"#, "type UIApplicationShortcutIconTypePlay"),
            (#"{"type":1}"#, "type UIApplicationShortcutIconTypePlay"),
            (#"{"type":"1"}"#, "type UIApplicationShortcutIconTypePlay"),
            (#"{"type":"IconType.play"}"#, "type UIApplicationShortcutIconTypePlay"),
            (#""IconType.play""#, "type UIApplicationShortcutIconTypePlay"),
            (#"{"type":".capturePhoto"}"#, "type UIApplicationShortcutIconTypeCapturePhoto"),
            (#"{"type":28}"#, "type UIApplicationShortcutIconTypeUpdate"), (#"{"systemImageName":"star"}"#, "symbol star"),
            (#"{"templateImageName":"pin"}"#, "file pin"), (#"{"contact":true}"#, "contact contact"),
            (#"{"contact":false}"#, ""), ("null", ""), ("{}", ""), (#"{"systemImageName":null}"#, ""),
            (#"{"type":"play","systemImageName":"star"}"#, "type UIApplicationShortcutIconTypePlay, symbol star"),
        ])
    func icons(_ icon: String, _ expected: String) {
        let result = app(["one.json": #"[{"type":"a","localizedTitle":"A","icon":\#(icon)}]"#])
        #expect(result.items()[0].icon.declared.map { "\($0.kind.rawValue) \($0.name)" }.joined(separator: ", ") == expected)
        #expect(result.findings.isEmpty)
    }

    @Test("A14: subtitle missing, null and empty")
    func subtitles() {
        let result = app([
            "one.json":
                #"[{"type":"a","localizedTitle":"A"},{"type":"a","localizedTitle":"A","localizedSubtitle":null},{"type":"a","localizedTitle":"A","localizedSubtitle":""}]"#
        ])
        #expect(result.items().map(\.subtitle?.value) == [nil, nil, ""])
        #expect(result.findings.isEmpty)
    }

    @Test("D03, D11: userInfo keeps kinds and bytes")
    func userInfo() {
        let result = app([
            "one.json":
                "[{\"type\":\"a\",\"localizedTitle\":\"A\",\"userInfo\":{\"a\":true,\"b\":1,\"c\":0,\"d\":false,\"e\":null,"
                + "\"\u{E9}\":1,\"e\u{301}\":2,\"f\":1.5,\"g\":{\"$date\":\"2026-11-30T10:00:00Z\"},\"h\":{\"$data\":\"AQI=\"},"
                + "\"i\":{\"$date\":\"soon\"},\"j\":[null]}}]"
        ])
        #expect(
            result.items()[0].userInfo?.canonicalJSON
                == "{\"a\":true,\"b\":1,\"c\":0,\"d\":false,\"e\":null,\"e\u{301}\":2,\"f\":1.5,\"g\":{\"$date\":\"2026-11-30T10:00:00Z\"},"
                + "\"h\":{\"$data\":\"AQI=\"},\"i\":{\"$date\":\"soon\"},\"j\":[null],\"\u{E9}\":1}")
        #expect(
            result.findings.map(\.summary) == [
                "[0].userInfo.e is null, which is no property-list value",
                "[0].userInfo.i is \"$date\" without a date, which is no property-list value",
                "[0].userInfo.j[0] is null, which is no property-list value",
            ])
        #expect(result.findings.allSatisfy { $0.rule == "structure/userinfo-not-plist" })
    }

    @Test("D15 and others: findings name the path, line and column")
    func messages() {
        let result = app([
            "one.json": """
            { "local": "en", "items": [
              {"type":"Orders","icon":{"type":"Compse"}},
              {"localizedTitle":"A"},
              {"type":"a","localizedTitle":""},
              {"type":"a","localizedTitle":"A","userinfo":{},"localizedSubtitle":1,"icon":true},
              7,
              {"type":"n\\u0061me","localizedTitle":"a","localizedT\\u0069tle":"b"}
            ] }
            """
        ])
        let at = "content/apps/a/dynamic/one.json"
        #expect(
            lines(result) == [
                "\(at):1:4: warning: key \"local\" of the export is not known [structure/unknown-key]",
                "\(at):2:3: error: items[0].localizedTitle is missing [structure/missing-title]",
                "\(at):3:3: error: items[1].type is missing [structure/missing-type]",
                "\(at):4:33: error: items[2].localizedTitle is empty [structure/missing-title]",
                "\(at):5:37: warning: items[3].userinfo is no property of a quick action [structure/unknown-key]",
                "\(at):5:70: error: items[3].localizedSubtitle is an integer instead of a string [structure/wrong-value-type]",
                "\(at):5:79: error: items[3].icon is a boolean instead of an object such as {\"systemImageName\": \"star\"} "
                    + "[structure/wrong-value-type]",
                "\(at):6:3: error: items[4] is an integer instead of an object [structure/not-an-array]",
                "\(at):7:45: error: key \"localizedTitle\" stands twice in items[5] [input/duplicate-key]",
            ])
        #expect(result.items().map { "\($0.position) \($0.key.type) \($0.title.value)" } == ["3 a ", "4 a A", "6 name b"])
    }

    @Test("a file that ends early leaves the others alone")
    func halfWritten() {
        let result = app(["a.json": "[{\"type\":\"a\",\n", "b.json": #"[{"type":"b","localizedTitle":"B"}]"#])
        #expect(result.app.menus.count == 1)
        #expect(result.unreadable.map(\.path) == ["content/apps/a/dynamic/a.json"])
        #expect(result.findings.map(\.rule) == ["input/unreadable"])
        #expect(result.findings[0].location?.line == 2)
    }

    @Test("languages of a scenario are joined by key, the rest is told")
    func joining() {
        func file(_ locale: String, _ items: [(String, String)]) -> String {
            let list = items.map { #"{"type":"f","localizedTitle":"\#($0.1)","userInfo":{"id":"\#($0.0)"}}"# }.joined(
                separator: ",")
            return #"{"locale":"\#(locale)","items":[\#(list)]}"#
        }
        let result = app(
            [
                "s.ja.json": file("ja", [("1", "一"), ("2", "二")]),
                "s.de.json": file("de", [("2", "zwei"), ("1", "eins"), ("1", "noch")]),
                "s.en.json": file("en", [("1", "one"), ("2", "two")]), "a.json": file("en", []), "s.json": file("de", []),
            ], plist: plist("<key>CFBundleDevelopmentRegion</key><string>de</string>"))
        let origins = result.app.menus.map { menu in
            if case .dynamic(let scenario, let language) = menu.origin { return "\(scenario.id) \(language)" }
            return "static"
        }
        #expect(origins == ["a en", "s de", "s en", "s ja"])
        #expect(result.items(2)[1].title.shown == ["de: zwei (literal)", "en: two (literal)", "ja: 二 (literal)"])
        #expect(result.items(2)[1].title.value == "two")
        #expect(result.items(1)[2].title.shown == ["de: noch (literal)"])
        #expect(
            result.findings.map(\.summary) == [
                "f (1) of scenario s is missing in en and ja", "scenario s has a second export for de",
            ])
    }

    @Test("an export of another app is told")
    func bundle() {
        let result = app(
            ["a.json": #"{"format":"longpress-dynamic/2","bundleIdentifier":"com.example.b","locale":"??","items":[]}"#],
            plist: plist("<key>CFBundleIdentifier</key><string>com.example.a</string>"))
        #expect(
            result.findings.map(\.summary) == [
                "locale \"??\" names no language", "format \"longpress-dynamic/2\" is not longpress-dynamic/1",
                "the export is of com.example.b, but the property list is of com.example.a",
            ])
    }

    @Test("A06: one type in both kinds is two quick actions")
    func bothKinds() {
        let result = app(
            ["a.json": #"[{"type":"action-0","localizedTitle":"¡Espera!"}]"#], plist: items("Type=action-0;Title=Wait!"))
        #expect(result.app.menus.map(\.kind) == [.static, .dynamic])
        let addresses = result.app.menus.flatMap(\.items).map {
            SiteAddress.action(app: "a", kind: $0.key.kind, type: $0.key.type)
        }
        #expect(addresses.map(\.path) == ["apps/a/action-0/index.html", "apps/a/dynamic/action-0/index.html"])
    }

    @Test("D04: an invisible character is kept")
    func invisible() {
        let result = app(["a.json": "[{\"type\":\"\u{FEFF}abc\",\"localizedTitle\":\"A\"}]"])
        #expect(result.items()[0].key.type == "\u{FEFF}abc")
    }
}
