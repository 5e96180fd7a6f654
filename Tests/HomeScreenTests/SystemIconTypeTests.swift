import HomeScreen
import Testing

@Suite struct SystemIconTypeTests {
    private static let names = """
        Compose Play Pause Add Location Search Share Prohibit Contact Home MarkLocation Favorite Love Cloud Invitation Confirmation \
        Mail Message Date Time CapturePhoto CaptureVideo Task TaskCompleted Alarm Bookmark Shuffle Audio Update
        """.split(separator: " ").map(String.init)

    @Test func all29InTheOrderOfTheirRawValues() {
        #expect(SystemIconType.all.map(\.name) == Self.names)
        #expect(SystemIconType.all.map(\.rawValue) == Array(0...28))
        #expect(SystemIconType.all.map(\.since) == Array(repeating: "9.0", count: 7) + Array(repeating: "9.1", count: 22))
    }

    @Test(arguments: [
        ("Compose", "square.and.pencil", "pencil-square"), ("Location", "location.fill", "cursor-fill"),
        ("Prohibit", "nosign", "slash-circle"),
        ("MarkLocation", "mappin.and.ellipse", "geo-alt-fill"), ("Invitation", "envelope.open.fill", "envelope-open"),
        ("CaptureVideo", "video.fill", "camera-video-fill"), ("Task", "circle", "circle"), ("Bookmark", "book.fill", "book"),
        ("Audio", "speaker.wave.2.fill", "volume-up-fill"), ("Update", "arrow.clockwise", "arrow-clockwise"),
    ])
    func symbolsAndGlyphs(name: String, symbol: String, glyph: String) {
        let type = SystemIconType.of(constant: "UIApplicationShortcutIconType" + name)
        #expect(type?.symbol == symbol)
        #expect(type?.glyph == glyph)
    }

    @Test func everyTypeByEveryForm() {
        for type in SystemIconType.all {
            #expect(type.constant == "UIApplicationShortcutIconType" + type.name)
            #expect(SystemIconType.of(constant: type.constant) == type)
            #expect(SystemIconType.of(anyForm: type.constant) == type)
            #expect(SystemIconType.of(anyForm: type.name) == type)
            #expect(SystemIconType.of(anyForm: type.swiftName) == type)
            #expect(SystemIconType.of(anyForm: String(type.rawValue)) == type)
            #expect(SystemIconType.of(rawValue: type.rawValue) == type)
        }
    }

    @Test(arguments: [
        ".capturePhoto", "IconType.capturePhoto", "UIApplicationShortcutIcon.IconType.capturePhoto",
        "UIApplicationShortcutIconType.CapturePhoto", "20",
    ])
    func qualifiedForms(text: String) { #expect(SystemIconType.of(anyForm: text)?.name == "CapturePhoto") }

    @Test(arguments: [
        "", ".", "Capturephoto", "capture", "29", "-1", "020", "07", "+7", "7.0", "٧", "Icon.capturePhoto", "a.b.capturePhoto",
        "uIApplicationShortcutIconTypeAddd", "Favourite", "favorite ", "star.fill",
    ])
    func noForm(text: String) { #expect(SystemIconType.of(anyForm: text) == nil) }

    @Test(arguments: ["Add", "add", "UIApplicationShortcutIconTypeadd", "UIApplicationShortcutIconTypeAdd ", "3", ""])
    func aPropertyListMayUseTheConstantOnly(text: String) { #expect(SystemIconType.of(constant: text) == nil) }

    @Test func namesInSwift() {
        #expect(SystemIconType.of(rawValue: 20)?.swiftName == "capturePhoto")
        #expect(SystemIconType.of(rawValue: 3)?.swiftName == "add")
        #expect(SystemIconType.of(rawValue: 29) == nil)
        #expect(SystemIconType.of(rawValue: -1) == nil)
    }
}
