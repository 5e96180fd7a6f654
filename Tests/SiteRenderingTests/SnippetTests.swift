import Foundation
import HomeScreen
import QuickActionModel
import Testing

@testable import SiteRendering

/// Code to copy means what the catalog says, whatever stands in it.
@Suite struct SnippetTests {
    static let hostile = [
        "plain", "a \"quote\"", "back\\slash \\(name)", "two\nlines", "carriage\rreturn", "nul\u{0}", "bell\u{7}", "*/ /* //",
        "]]></string>", "<b>&amp;", "\u{202E}right to left", "\u{2028}separator", "e\u{301}", "\u{E9}", "👩‍👩‍👧", "#\"\"\"#", "",
        "\u{FEFF}mark", "\u{FFFE}",
    ]

    private func text(_ code: [UInt8]) -> String { String(decoding: code, as: UTF8.self) }

    /// Swift of items and of an app with hostile types passes the compiler.
    @Test func swiftCompiles() throws {
        let compiler = try Compiler()
        var source = "import UIKit\n"
        for (index, title) in Self.hostile.enumerated() {
            for (offset, icon) in Self.icons(title).enumerated() {
                var item = SampleCatalog.action(
                    title, offset == 0 ? .static : .dynamic, title: SampleCatalog.text(title, [("en", title, .table)]),
                    subtitle: LocalizedText(value: title), icon: icon, userInfo: Self.userInfo(title))
                if offset > 1 { item.target = title }
                source +=
                    "@MainActor func item\(index)x\(offset)() {\n\(text(ItemSnippets(item: item, language: "en").swift))\n_ = item\n}\n"
            }
        }
        #expect(try compiler.faults(of: source) == "")
        let words = [
            "default", "self", "init", "Type", "none", "handle", "com.example.add", "org.example.add", "add", "2x", "بحث", "検索",
        ]
        for (name, types) in [("Notes", Self.hostile + words), ("", ["a"]), ("9 \"lives\"\n*/", words), ("بحث", ["x.", "x."])] {
            let snippets = AppSnippets(name: name, types: types.map { ($0, $0) })
            let parts = [snippets.types, snippets.handler, snippets.sceneDelivery, snippets.applicationDelivery]
            #expect(try compiler.faults(of: parts.reversed().map { self.text($0) }.joined(separator: "\n")) == "", "\(name)")
        }
    }

    @Test func aLongListOfTypesIsCut() {
        let snippets = AppSnippets(name: "A", types: (0..<1000).map { ("t", "\($0)") } + [("u", "")])
        #expect(text(snippets.types).contains("// 801 more types are left out here."))
        let many = AppSnippets(name: "A", types: (0..<500).map { ("com.a\($0).open", "") })
        #expect(many.types.count { $0 == 10 } == AppSnippets.most + 3)
    }

    @Test(arguments: [
        ("new-note", "newNote"), ("com.example.NewNote", "comExampleNewNote"), ("case", "`case`"), ("self", "selfAction"),
        ("2x", "type2x"), ("ÄpfelÖffnen", "apfelOffnen"),
    ])
    func names(_ text: String, _ name: String) { #expect(SwiftName.value(text) == name) }

    @Test func namesOfNothing() {
        #expect(SwiftName.value("بحث") == nil && SwiftName.value("") == nil)
        #expect(SwiftName.type("my app") == "MyApp" && SwiftName.type("検索") == "App" && SwiftName.type("3D") == "App3d")
    }

    @Test func whatAPropertyListCannotHoldIsNotOffered() {
        func list(_ title: String, _ info: PropertyValue? = nil) -> String? {
            ItemSnippets(item: SampleCatalog.action("a", title: LocalizedText(value: title), userInfo: info), language: "en")
                .propertyList.map(text)
        }
        #expect(list("a\u{1}") == nil && list("a\u{FFFF}") == nil)
        #expect(list("a", .dictionary([PropertyEntry("n", .null)])) == nil)
        #expect(list("a", .dictionary([PropertyEntry("n", .real(.infinity))])) == nil)
        #expect(list("]]>\r\n")?.contains("]]&gt;&#13;&#10;") == true)
    }

    @Test func colourKeepsTheText() {
        let line = "    case `default` = \"a \\\" // b\" // it's \"<"
        var output: [UInt8] = []
        Array(line.utf8).withUnsafeBufferPointer { SwiftMarkup.add($0, to: &output) }
        let html = text(output)
        let plain = html.replacing(/<[^>]+>/, with: "").replacing("&quot;", with: "\"").replacing("&lt;", with: "<")
            .replacing("&#39;", with: "'")
        #expect(plain == line)
        #expect(html.contains("<span class=\"w\">case</span>") && html.contains("<span class=\"c\">// it"))
    }

    private static func icons(_ text: String) -> [[IconReference]] {
        [
            [IconReference(.symbol, text)], [IconReference(.file, text)],
            [IconReference(.type, "UIApplicationShortcutIconTypeCapturePhoto")], [IconReference(.type, text)],
            [IconReference(.contact, "contact")], [IconReference(.unresolved, text)], [],
        ]
    }

    private static func userInfo(_ text: String) -> PropertyValue {
        .dictionary([
            PropertyEntry(ByteText(text), .string(ByteText(text))), PropertyEntry("e\u{301}", .integer("-9223372036854775808")),
            PropertyEntry("\u{E9}", .integer("18446744073709551615")), PropertyEntry("n", .integer("-5")),
            PropertyEntry("r", .real(-0.5)), PropertyEntry("inf", .real(-.infinity)), PropertyEntry("b", .boolean(true)),
            PropertyEntry("d", .date("2026-11-30T10:00:00Z")), PropertyEntry("x", .data([0, 255])), PropertyEntry("u", .uid(3)),
            PropertyEntry("0", .null), PropertyEntry("a", .array([.array([]), .dictionary([]), .string(ByteText(text))])),
        ])
    }
}

/// The Swift compiler, with a module in the place of UIKit.
private struct Compiler {
    private let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "snippets-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let standIn = StandardFiles.root.appending(path: "Tests/Fixtures/UIKitStandIn.swift")
        let said = try Self.run([
            "-emit-module", "-parse-as-library", "-module-name", "UIKit", "-emit-module-path",
            folder.appending(path: "UIKit.swiftmodule").path, standIn.path,
        ])
        #expect(said == "")
    }

    /// What the compiler says of a file; empty when nothing.
    func faults(of source: String) throws -> String {
        let file = folder.appending(path: "Snippet\(UUID().uuidString.prefix(8)).swift")
        // Imports may stand in the middle of a file.
        try Data(source.utf8).write(to: file)
        return try Self.run([
            "-typecheck", "-parse-as-library", "-swift-version", "6", "-warnings-as-errors", "-I", folder.path, file.path,
        ])
    }

    private static func run(_ arguments: [String]) throws -> String {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["swiftc"] + arguments
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let said = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        let text = String(decoding: said, as: UTF8.self)
        return process.terminationStatus == 0 ? text : "exit \(process.terminationStatus): " + text
    }
}
