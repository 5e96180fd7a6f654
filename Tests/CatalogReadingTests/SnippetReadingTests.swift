import QuickActionModel
import Testing

@testable import CatalogReading
@testable import SiteRendering

/// Items written out for a property list or an export are read back as what they are.
@Suite struct SnippetReadingTests {
    static let texts = [
        "plain", "a \"quote\" \\ slash", "two\nlines", " carriage\rreturn\r\n ", "tab\t", "]]></string><!-- -->", "<b>&amp;&#10;",
        "\u{202E}right to left", "\u{2028}", "e\u{301}", "\u{E9}", "👩‍👩‍👧", "\u{7F}\u{85}",
    ]

    private static func item(_ text: String, _ kind: ActionKind) -> QuickAction {
        let info = PropertyValue.dictionary([
            PropertyEntry(ByteText("k" + text), .string(ByteText(text))), PropertyEntry("n", .integer("-9223372036854775808")),
            PropertyEntry("r", .real(0.1)), PropertyEntry("b", .boolean(false)),
            PropertyEntry("d", .date("2026-11-30T10:00:00Z")), PropertyEntry("x", .data([0, 62, 255])),
            PropertyEntry("a", .array([.dictionary([]), .array([]), .string(ByteText(text))])),
        ])
        let place = SourceLocation(path: "x")
        return QuickAction(
            key: ActionKey(kind: kind, type: ByteText("t" + text)), position: 1, source: ActionSource(location: place),
            title: LocalizedText(value: text), subtitle: LocalizedText(value: text + "s"),
            icon: QuickActionIcon(declared: [
                IconReference(.symbol, "s" + text), IconReference(.file, "f" + text),
                IconReference(.type, "UIApplicationShortcutIconTypeTaskCompleted"),
            ]), userInfo: info, target: text)
    }

    private static func hold(_ read: QuickAction?, _ wanted: QuickAction) throws {
        let read = try #require(read)
        #expect(read.key.type == wanted.key.type)
        #expect(ByteText(read.title.value) == ByteText(wanted.title.value))
        #expect(read.subtitle.map { ByteText($0.value) } == wanted.subtitle.map { ByteText($0.value) })
        #expect(read.userInfo?.canonicalJSON == wanted.userInfo?.canonicalJSON)
        #expect(read.target.map { ByteText($0) } == wanted.target.map { ByteText($0) })
        func icons(_ item: QuickAction) -> [String] {
            item.icon.declared.map { "\($0.kind) \($0.name.utf8.map { $0 })" }.sorted()
        }
        #expect(icons(read) == icons(wanted))
    }

    @Test(arguments: texts) func aPropertyListIsReadBack(_ text: String) throws {
        let wanted = Self.item(text, .static)
        let snippet = String(decoding: try #require(ItemSnippets(item: wanted, language: "en").propertyList), as: UTF8.self)
        let result = read([
            "content/apps/a/Info.plist": plist("<key>UIApplicationShortcutItems</key>\n<array>\n\(snippet)\n</array>")
        ])
        try Self.hold(result.items().first, wanted)
    }

    @Test(arguments: texts) func anExportIsReadBack(_ text: String) throws {
        let wanted = Self.item(text, .dynamic)
        let snippet = String(decoding: ItemSnippets(item: wanted, language: "en").json, as: UTF8.self)
        let result = read(["content/apps/a/dynamic/one.json": snippet])
        try Self.hold(result.items().first, wanted)
    }
}
