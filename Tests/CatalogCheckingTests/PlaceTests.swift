import CatalogReading
import Foundation
import QuickActionModel
import Testing

@testable import CatalogChecking

/// Where findings stand: line and column where the input has lines, else the way through the tree.
@Suite struct PlaceTests {
    private func check(_ files: [String: [UInt8]], _ inputs: CheckInputs = CheckInputs()) -> [Finding] {
        var tree = MemoryTree()
        for (path, bytes) in files { tree.files[ByteText("content/apps/a/" + path)] = bytes }
        let reading = CatalogReader(configuration: CatalogConfiguration()).read(tree)
        return CatalogChecker(inputs: inputs).check(reading.catalog, found: reading.findings).findings
    }

    private func places(_ findings: [Finding]) -> [String] {
        findings.map { "\($0.rule) \($0.location.map { String($0.description.dropFirst("content/apps/a/".count)) } ?? "-")" }
            .sorted()
    }

    private func key(_ name: String) -> String { "UIApplicationShortcutItem" + name }

    @Test func findingsInBinaryFilesNameTheWayToTheValue() throws {
        let items: [[String: Any]] = [
            [key("Type"): "a", key("Title"): "A", key("IconType"): "UIApplicationShortcutIconTypeAdd"],
            [key("Type"): "b", key("Title"): "B", key("IconType"): "UIApplicationShortcutIconTypeSerach"],
            [
                key("Type"): "c", key("Title"): "Search ", key("Subtitle"): "Tap...", key("IconSymbolName"): "stra",
                key("UserInfo"): ["list": [["email": "a@b.example"]]], key("Colour"): "red",
            ],
        ]
        let list = try PropertyListSerialization.data(
            fromPropertyList: ["UIApplicationShortcutItems": items], format: .binary, options: 0)
        let table = try PropertyListSerialization.data(fromPropertyList: ["A": "Neu\u{200B}"], format: .binary, options: 0)
        var inputs = CheckInputs()
        inputs.symbols = SymbolTable(symbols: ["star": "13.0"])
        let found = places(check(["Info.plist": Array(list), "de.lproj/InfoPlist.strings": Array(table)], inputs))
        let last = "Info.plist (UIApplicationShortcutItems[2]"
        for expected in [
            "icon/unknown-type Info.plist (UIApplicationShortcutItems[1].UIApplicationShortcutItemIconType)",
            "icon/unknown-symbol \(last).UIApplicationShortcutItemIconSymbolName)",
            "text/edge-whitespace \(last).UIApplicationShortcutItemTitle)",
            "title/three-dots \(last).UIApplicationShortcutItemSubtitle)",
            "structure/secret-in-userinfo \(last).UIApplicationShortcutItemUserInfo)",
            "structure/unknown-key \(last).UIApplicationShortcutItemColour)",
            "text/invisible de.lproj/InfoPlist.strings (A)",
        ] { #expect(found.contains(expected), "\(expected)") }
        #expect(!found.contains { $0.hasSuffix(" -") })
    }

    @Test func findingsInTextsNameLineColumnAndLength() {
        let list = """
            <plist><dict><key>UIApplicationShortcutItems</key><array>
              <dict>
                <key>UIApplicationShortcutItemType</key><string>a</string>
                <key>UIApplicationShortcutItemTitle</key><string>Söarch  It</string>
                <key>UIApplicationShortcutItemIconType</key><string>UIApplicationShortcutIconTypeSearch</string>
              </dict>
            </array></dict></plist>
            """
        let strings = "/* é */ \"Söarch  It\" = \"Suche...\";\n"
        let catalog = """
            {"sourceLanguage": "en", "version": "1.0", "strings": {"Söarch  It": {"localizations": {
              "fr": {"stringUnit": {"state": "translated", "value": "Cherche..."}}}}}}
            """
        let export = """
            [
              {"type": "x", "localizedTitle": "Kauf...", "userInfo": {"id": 1}}
            ]
            """
        let findings = check([
            "Info.plist": Array(list.utf8), "de.lproj/InfoPlist.strings": Array(strings.utf8),
            "InfoPlist.xcstrings": Array(catalog.utf8),
            "dynamic/one.json": Array(export.utf8), "app.yaml": Array("# é\nmenu: {limitt: 3}\n".utf8),
            "notes/n.md": Array("# N\n\nSee [é](gone.md).\n".utf8),
        ])
        let found = findings.map {
            "\($0.rule) \($0.location?.description.dropFirst("content/apps/a/".count) ?? "-") \($0.location?.length ?? 0)"
        }
        for expected in [
            "text/double-space Info.plist:4:60 2", "title/three-dots de.lproj/InfoPlist.strings:1:30 3",
            "title/three-dots InfoPlist.xcstrings:2:65 3",
            "title/three-dots dynamic/one.json:2:40 3",
            "config/unknown-key app.yaml:2:8 6", "notes/broken-link notes/n.md:3:5 0",
        ] { #expect(found.contains(expected), "\(expected) in \(found.sorted())") }
    }
}
