import Foundation
import HomeScreen
import QuickActionModel
import Testing

@testable import CatalogReading

@Suite("Names, addresses and icons")
struct ModelTests {
    @Test(
        "the nearest name",
        arguments: [
            ("tittle", "title"), ("TITLE", "title"), ("ttile", "title"), ("titel", "title"), ("subtitle", nil), ("xy", nil),
            ("me", "men"), ("mn", "men"), ("nem", nil), ("", nil), (String(repeating: "a", count: 5000), nil),
        ] as [(String, String?)])
    func nearest(_ word: String, _ name: String?) {
        #expect(NearestName.of(word, in: ["title", "men"]) == name)
    }

    @Test("addresses of the catalog")
    func addresses() {
        #expect(SiteAddress.app(id: "my-app").path == "apps/my-app/index.html")
        #expect(SiteAddress.action(app: "a", kind: .static, type: "b").path == "apps/a/b/index.html")
        #expect(SiteAddress.action(app: "a", kind: .dynamic, type: "b").path == "apps/a/dynamic/b/index.html")
        #expect(SiteAddress.action(app: "a", kind: .static, type: "dynamic").path.hasPrefix("apps/a/dynamic-"))
        #expect(SiteAddress.guideline(stem: "x").path == "guidelines/x/index.html")
        #expect(SiteAddress.page(path: "a/b").path == "pages/a/b/index.html")
        #expect(SiteAddress.page(path: "a/index").path == "pages/a/index.html")
        #expect(SiteAddress.page(path: "index").path == "pages/index.html")
        #expect(SiteAddress("a/b/c.html").folder == "a/b/")
        #expect(SiteAddress("c.html").folder == "")
        #expect(SiteAddress.appIcon(id: "a").path == "apps/a/icon.png")
    }

    @Test("the table of system icons is whole")
    func icons() {
        #expect(SystemIconType.all.map(\.rawValue) == Array(0...28))
        #expect(Set(SystemIconType.all.map(\.name)).count == 29)
        for type in SystemIconType.all {
            #expect(SystemIconType.of(constant: type.constant) == type)
            for form in [type.constant, type.name, type.swiftName, "IconType." + type.swiftName, String(type.rawValue)] {
                #expect(SystemIconType.of(anyForm: form) == type)
            }
        }
        for wrong in ["", "29", "-1", "007", "Foo.play", "playy", "PLAY", "UIApplicationShortcutIconTypeplay", "."] {
            #expect(SystemIconType.of(anyForm: wrong) == nil)
        }
        #expect(SystemIconType.of(constant: "Play") == nil)
    }

    @Test("binary lists have key paths in place of lines")
    func binary() throws {
        let list: [String: Any] = [
            "UIApplicationShortcutItems": [
                ["UIApplicationShortcutItemType": "a", "UIApplicationShortcutItemTitle": "A"],
                ["UIApplicationShortcutItemType": "b", "UIApplicationShortcutItemTitle": 7],
            ]
        ]
        let data = try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
        var tree = MemoryTree([:])
        tree.files["content/apps/a/Info.plist"] = Array(data)
        let result = CatalogReader(configuration: CatalogConfiguration()).read(tree)
        #expect(result.items().map(\.title.value) == ["A"])
        #expect(result.items()[0].source.excerpt == nil)
        #expect(result.items()[0].title.location?.keyPath == "UIApplicationShortcutItems[0].UIApplicationShortcutItemTitle")
        #expect(
            lines(result) == [
                "content/apps/a/Info.plist (UIApplicationShortcutItems[1].UIApplicationShortcutItemTitle): error: "
                    + "title of item 2 is an integer instead of a string [structure/missing-title]"
            ])
    }

    @Test("an excerpt has the item's own lines without their common indentation")
    func excerpt() {
        let text = "[\r\n    {\r\n      \"type\": \"a\",\r\n\r\n      \"localizedTitle\": \"A\"\r\n    }\r\n]"
        let result = read(["content/apps/a/dynamic/a.json": text])
        #expect(result.items()[0].source.excerpt?.lines == ["{", "  \"type\": \"a\",", "", "  \"localizedTitle\": \"A\"", "}"])
        let one = read(["content/apps/a/dynamic/a.json": "[{\"type\":\"s\"}, {\"type\":\"a\",\"localizedTitle\":\"A\"}, 3]"])
        #expect(one.items()[0].source.excerpt?.lines == ["{\"type\":\"a\",\"localizedTitle\":\"A\"}"])
        let long = "[{\"type\":\"a\",\"localizedTitle\":\"A\"" + String(repeating: "\n", count: 100) + "}]"
        let cut = read(["content/apps/a/dynamic/a.json": long]).items()[0].source.excerpt
        #expect(cut?.lines.count == 40)
        #expect(cut?.omitted == 61)
    }

    @Test("ten thousand faults on one line are told in time that grows with their number")
    func many() {
        func export(_ count: Int) -> String {
            "[" + Array(repeating: #"{"type":"a","localizedTitle":"A","icon":"x"}"#, count: count).joined(separator: ",") + "]"
        }
        let clock = ThreadClock()
        let time = clock.measure {
            let result = read(["content/apps/a/dynamic/a.json": export(10_000)])
            #expect(result.findings.count == 10_000)
        }
        #expect(time < .seconds(30))
        let languages = (0..<600).map {
            "\"\(Character(UnicodeScalar(UInt8(97 + $0 / 26))))\(Character(UnicodeScalar(UInt8(97 + $0 % 26))))\":{\"stringUnit\":{\"value\":\"x\"}}"
        }
        let result = read([
            "content/apps/a/Info.plist": items("Type=a;Title=t"),
            "content/apps/a/InfoPlist.xcstrings":
                "{\"sourceLanguage\":\"en\",\"strings\":{\"t\":{\"localizations\":{\(languages.joined(separator: ","))}}}}",
        ])
        #expect(lines(result) == ["content/apps/a/: error: the app has 595 languages; the limit is 400 [input/too-large]"])
        #expect(result.findings.map(\.explanation) == ["The first 400 by code are read."])
        #expect(result.app.languages.count <= 401)
    }
}
