import QuickActionModel
import Testing

@testable import CatalogReading

@Suite("Static quick actions")
struct StaticItemTests {
    private func app(_ text: String) -> ReadingResult { read(["content/apps/a/Info.plist": text]) }

    @Test("all keys are read with their places")
    func whole() {
        let result = app(
            items(
                "Type=t;Title=T;Subtitle=;IconType=UIApplicationShortcutIconTypeLove;IconFile=heart;IconSymbolName=heart.fill;"
                    + "UserInfo=<dict><key>id</key><integer>42</integer><key>at</key><date>2026-11-30T10:00:00Z</date>"
                    + "<key>raw</key><data>AQI=</data><key>on</key><true/></dict>;TargetContentIdentifier=x/1;ActivationMode=<integer>1</integer>"
            ))
        let item = result.items()[0]
        #expect(item.key.type == "t")
        #expect(item.key.identity == ActionIdentity(key: "id", value: "42"))
        #expect(item.position == 1)
        #expect(item.title.location?.description == "content/apps/a/Info.plist:9:50")
        #expect(item.title.location?.length == 1)
        #expect(item.subtitle?.value == "")
        #expect(item.icon.declared.map(\.kind) == [.type, .file, .symbol])
        #expect(item.icon.effective?.name == "heart.fill")
        #expect(
            item.userInfo?.canonicalJSON == #"{"at":{"$date":"2026-11-30T10:00:00Z"},"id":42,"on":true,"raw":{"$data":"AQI="}}"#)
        #expect(item.target == "x/1")
        #expect(item.source.location.description == "content/apps/a/Info.plist:7:1")
        #expect(item.source.excerpt?.lines.first == "<dict>")
        #expect(item.source.excerpt?.lines.count == 11)
        #expect(result.findings.isEmpty)
    }

    struct Message: Sendable {
        var name: String
        var body: String
        var expected: [String]
        var advice: [String] = []
        var types: [String] = []
    }

    private static let at = "content/apps/a/Info.plist"
    static let messages: [Message] = [
        Message(
            name: "no type and no title", body: items("Title=A", "Type=b", "Type=c;Title=C"),
            expected: [
                "\(at):7:1: error: item 1 has no type [structure/missing-type]",
                "\(at):10:1: error: item 2 has no title [structure/missing-title]",
            ],
            advice: [
                "The system drops the item, so it is left out of the menu. Give UIApplicationShortcutItemType a text.",
                "The system drops the item, so it is left out of the menu. Give UIApplicationShortcutItemTitle a text.",
            ], types: ["3 c"]),
        Message(
            name: "empty type and title", body: items("Type=;Title=A", "Type=b;Title="),
            expected: [
                "\(at):8:49: error: item 1 has an empty type [structure/missing-type]",
                "\(at):13:50: error: item 2 has an empty title [structure/missing-title]",
            ],
            advice: [
                "Give UIApplicationShortcutItemType a text.",
                "The item takes no row. Give UIApplicationShortcutItemTitle a text.",
            ], types: ["1 ", "2 b"]),
        Message(
            name: "mistyped values",
            body: items("Type=<integer>1</integer>;Title=A", "Type=b;Title=B;Subtitle=<true/>;IconFile=<array/>;UserInfo=no"),
            expected: [
                "\(at):8:50: error: type of item 1 is an integer instead of a string [structure/missing-type]",
                "\(at):14:45: error: subtitle of item 2 is a boolean instead of a string [structure/wrong-value-type]",
                "\(at):15:45: error: icon of item 2 is an array instead of a string [structure/wrong-value-type]",
                "\(at):16:53: error: userInfo of item 2 is a string instead of a dictionary [structure/wrong-value-type]",
            ], types: ["2 b"]),
        Message(
            name: "unknown keys", body: items("Type=a;Title=A;SubTitle=x;IconSystemName=star;Colour=red"),
            expected: [
                "\(at):10:6: warning: key UIApplicationShortcutItemSubTitle is not read by the system [structure/unknown-key]",
                "\(at):11:6: warning: key UIApplicationShortcutItemIconSystemName is not read by the system [structure/unknown-key]",
                "\(at):12:6: warning: key UIApplicationShortcutItemColour is not read by the system [structure/unknown-key]",
            ],
            advice: [
                "Did you mean \"UIApplicationShortcutItemSubtitle\"?",
                "Did you mean \"UIApplicationShortcutItemIconSymbolName\"?",
                "The keys of an item begin with UIApplicationShortcutItem.",
            ], types: ["1 a"]),
        Message(
            name: "unknown icon types",
            body: items("Type=a;Title=A;IconType=UIApplicationShortcutIconTypeSerach", "Type=b;Title=B;IconType=Play"),
            expected: [
                "\(at):10:53: error: icon type \"UIApplicationShortcutIconTypeSerach\" is none of the 29 system types [icon/unknown-type]",
                "\(at):15:53: error: icon type \"Play\" is none of the 29 system types [icon/unknown-type]",
            ],
            advice: [
                "The system draws a placeholder. Did you mean \"UIApplicationShortcutIconTypeSearch\"?",
                "The system draws a placeholder. Did you mean \"UIApplicationShortcutIconTypePlay\"?",
            ], types: ["1 a", "2 b"]),
        Message(
            name: "no array", body: plist("<key>UIApplicationShortcutItems</key>\n<dict/>"),
            expected: [
                "\(at):6:1: error: UIApplicationShortcutItems is a dictionary instead of an array [structure/not-an-array]"
            ]),
        Message(
            name: "no dictionaries", body: plist("<key>UIApplicationShortcutItems</key>\n<array><string>x</string></array>"),
            expected: [
                "\(at):6:16: error: item 1 of UIApplicationShortcutItems is a string instead of a dictionary [structure/not-an-array]"
            ]),
        Message(
            name: "keys at the root", body: plist(expanded("Type=a;Title=A")),
            expected: [
                "\(at):5:6: error: UIApplicationShortcutItemType stands beside the list instead of in an item [input/misplaced-entry]",
                "\(at):6:6: error: UIApplicationShortcutItemTitle stands beside the list instead of in an item [input/misplaced-entry]",
            ]),
        Message(
            name: "a misspelt list", body: items("Type=a;Title=A", key: "UIApplicationShortCutItems"),
            expected: ["\(at):5:6: warning: key UIApplicationShortCutItems is not read by the system [structure/unknown-key]"],
            advice: ["Did you mean \"UIApplicationShortcutItems\"?"]),
        Message(
            name: "duplicate key", body: items("Type=a;Title=A;Title=B"),
            expected: [
                "\(at):10:6: error: key \"UIApplicationShortcutItemTitle\" stands twice in UIApplicationShortcutItems[0] "
                    + "[input/duplicate-key]"
            ], types: ["1 a"]),
        Message(
            name: "A17: an unknown suffix", body: items("Type=a;Title=A", key: "UIApplicationShortcutItems~pad"),
            expected: ["\(at):5:6: warning: UIApplicationShortcutItems~pad has the unknown suffix ~pad [structure/unknown-key]"],
            advice: ["The suffixes are ~iphone and ~ipad. The list is not read."]),
        Message(name: "A20: a partial property list", body: plist("<key>UIApplicationSceneManifest</key><dict/>"), expected: []),
        Message(
            name: "another root", body: "<plist><array/></plist>",
            expected: ["\(at):1:8: error: Info.plist holds an array instead of a dictionary [input/unreadable]"]),
        Message(
            name: "merge markers", body: "<plist>\n<dict>\n<<<<<<< HEAD\n</dict>\n</plist>",
            expected: ["\(at):3:1: error: merge marker <<<<<<< was left in the file; finish the merge [input/merge-markers]"]),
    ]

    @Test("every finding has its place and words", arguments: messages)
    func findings(_ message: Message) {
        let result = app(message.body)
        #expect(lines(result) == message.expected, "\(message.name)")
        if !message.advice.isEmpty { #expect(result.findings.map(\.explanation) == message.advice, "\(message.name)") }
        #expect(result.items().map { "\($0.position) \($0.key.type)" } == message.types, "\(message.name)")
    }

    @Test("A17: variants are lists of their own")
    func variants() {
        let both = """
            <key>UIApplicationShortcutItems</key><array><dict>\(expanded("Type=a;Title=A"))</dict><dict>\(expanded("Type=b;Title=B"))</dict></array>
            <key>UIApplicationShortcutItems~ipad</key><array><dict>\(expanded("Type=a;Title=A2"))</dict></array>
            """
        let result = app(plist(both))
        #expect(result.app.menus.map(\.origin) == [.static(.any), .static(.ipad)])
        #expect(result.items(1)[0].key.variant == .ipad)
        let phone = app(items("Type=a;Title=A", key: "UIApplicationShortcutItems~iphone"))
        #expect(phone.app.menus.map(\.origin) == [.static(.iphone)])
    }

    @Test("an empty list is known to be empty, a missing one is no list")
    func empty() {
        #expect(app(plist("<key>UIApplicationShortcutItems</key><array/>")).app.menus.map(\.state) == [.empty])
        let partial = app(plist("<key>UIApplicationSceneManifest</key><dict/>"))
        #expect(partial.app.menus.isEmpty)
        #expect(partial.app.unreadable == nil)
    }

    @Test("old-style lists are read like XML")
    func oldStyle() {
        let result = app(
            """
            { UIApplicationShortcutItems = (
                { UIApplicationShortcutItemType = a; UIApplicationShortcutItemTitle = "New Note"; } ); }
            """)
        #expect(result.items().map(\.title.value) == ["New Note"])
        #expect(result.items()[0].source.location.description == "content/apps/a/Info.plist:2:5")
    }

    @Test("one app that cannot be read leaves the others alone")
    func others() {
        let result = read([
            "content/apps/a/Info.plist": "<plist><dict><key>x</key></dict></plist>",
            "content/apps/b/Info.plist": items("Type=a;Title=A"),
            "content/apps/c/readme.txt": "",
        ])
        #expect(result.catalog.apps.map(\.id) == ["a", "b", "c"])
        #expect(result.catalog.apps.map(\.unreadable) == ["Info.plist cannot be read", nil, "no Info.plist"])
        #expect(result.unreadable.map(\.path) == ["content/apps/a/Info.plist"])
        #expect(result.findings.map(\.rule) == ["input/unreadable", "input/empty"])
        #expect(result.findings.map(\.subject.app) == ["a", "c"])
    }

    @Test("positions count declared items, keys of one type differ by identity")
    func identities() {
        let info = "UserInfo=<dict><key>id</key><string>%</string></dict>"
        let result = app(
            items(
                "Type=f;Title=A;" + info.replacing("%", with: "1"), "Title=x", "Type=f;Title=B;" + info.replacing("%", with: "2"))
        )
        #expect(result.items().map(\.position) == [1, 3])
        #expect(result.items().map { $0.key.identity?.label } == ["1", "2"])
    }
}
