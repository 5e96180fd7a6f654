import QuickActionModel
import Testing

@testable import CatalogReading

@Suite("Handlers in Swift files")
struct HandlerTests {
    private func facts(_ source: String) -> HandlerFacts {
        let bytes = Array(source.utf8)
        var scanner = HandlerScanner(SwiftTokenizer.tokens(of: bytes)) { token in
            QuickActionModel.SourceLocation(path: "A.swift", line: token.start + 1, length: token.end - token.start)
        }
        scanner.run()
        return scanner.facts
    }

    /// Source, and the types that it surely handles.
    static let sources: [(String, [String])] = [
        (
            "enum Action: String { case addPlant, showPlant\n case edit = \"com.x.edit\" }",
            ["addPlant", "showPlant", "com.x.edit"]
        ),
        ("enum Tab { case a }", []), ("enum Keys: String, CodingKey { case id }", []),
        ("enum A: String { case a\n func f(_ x: B) { switch x { case .b: break } } }", ["a"]),
        ("switch item.type { case \"a\", \"b\": go()\n case \"c\" where x: go()\n default: break }", ["a", "b", "c"]),
        ("switch url.scheme { case \"http\": go() }", []),
        ("if shortcutItem.type == \"a\" || \"b\" == shortcutItem.type || item.type != \"c\" {}", ["a", "b", "c"]),
        ("if name == \"a\" {}", []),
        ("UIApplicationShortcutItem(type: \"a\", localizedTitle: \"A\")", []),
        ("// case \"a\"\n/* enum A: String { case b } /* \" */ */ let x = 1", []),
        ("switch item.type { case #\"a\\b\"#: break\n case \"\"\"\n c\n \"\"\": break }", ["a\\b"]),
        ("switch item.type { case \"\\(id).a\": break\n case id + \".b\": break }", []),
        ("let a = \"unfinished\nif item.type == \"x\" {}", ["x"]),
        ("enum `Type`: String { case `default`, open }", ["default", "open"]),
        ("print(\"a \\(f(\"b\", (1))) c\"); if item.type == \"d\" {}", ["d"]),
        ("", []), ("\"", []), ("#\"", []), ("\"\"\"", []), ("/*", []), ("\"\\(", []), ("case", []), ("enum A: String { case", []),
    ]

    @Test("types that sources handle", arguments: sources)
    func types(_ source: String, _ expected: [String]) { #expect(facts(source).types.map(\.type.string) == expected) }

    @Test func placesAreThoseOfTheTexts() {
        let found = facts("if item.type == \"add\" {}").types
        #expect(found.first?.location.line == 18)
        #expect(found.first?.location.length == 3)
    }

    /// Source, type, whether it may be handled.
    static let questions: [(String, String, Bool)] = [
        ("enum A: String { case add }", "add", true), ("enum A: String { case add }", "com.x.add", false),
        ("enum A: String { case add }", "adds", false), ("enum A: String { case add }", "Add", false),
        ("enum A: String { case add }\nA(rawValue: item.type.components(separatedBy: \".\").last!)", "com.x.add", true),
        ("enum A: String { case add }\nA(rawValue: item.type.components(separatedBy: \".\").last!)", "com.x.adds", false),
        ("enum A: String { case add }\nlet parts = path.components(separatedBy: \"/\")", "com.x.add", false),
        ("enum A: String { case add }\nA(rawValue: item.type.lowercased())", "ADD", true),
        ("switch item.type { case \"\\(Bundle.main.bundleIdentifier!).add\": break }", "com.x.add", true),
        ("switch item.type { case Bundle.main.bundleIdentifier! + \".add\": break }", "com.x.add", true),
        ("switch item.type { case Bundle.main.bundleIdentifier! + \".add\": break }", "com.x.edit", false),
        ("enum A: String { case add = \"com.x.add\" }", "$(PRODUCT_BUNDLE_IDENTIFIER).add", true),
        ("enum A: String { case add = \"com.x.add\" }", "$(PRODUCT_BUNDLE_IDENTIFIER).edit", false),
        ("let map = [\"a\": f, \"b\": g]\nif [\"c\", \"d\"].contains(item.type) {}", "b", true),
        ("static let add = \"com.x.add\"", "com.x.add", true), ("static let add = \"com.x.add\"", "com.x.edit", false),
        ("UIApplicationShortcutItem(type: \"a\", localizedTitle: \"A\")", "a", false),
    ]

    @Test("what sources may handle is never called unhandled", arguments: questions)
    func question(_ source: String, _ type: String, _ expected: Bool) {
        #expect(facts(source).mayHandle(ByteText(type)) == expected)
    }

    static let patterns: [(String, String, Bool)] = [
        ("*.swift", "A.swift", true), ("*.swift", "x/A.swift", false), ("**/*.swift", "A.swift", true),
        ("**/*.swift", "x/y/A.swift", true), ("x/**", "x/y/A.swift", true), ("**/H?ndler*.swift", "a/HandlerX.swift", true),
        ("a/**/b/*.swift", "a/b/C.swift", true), ("a/**/b/*.swift", "a/x/y/b/C.swift", true), ("a/**/b", "a/c", false),
        ("***", "abc", true), ("*a*b*", "xaxbx", true), ("*a*b*", "xbxa", false), ("", "a", false),
    ]

    @Test("paths with placeholders", arguments: patterns)
    func pattern(_ pattern: String, _ path: String, _ expected: Bool) { #expect(PathPattern(pattern).matches(path) == expected) }

    private static let code = "enum Action: String { case addPlant, showPlant }"

    @Test(
        "where the files are looked for",
        arguments: [
            ("handlers: App.swift", ["content/apps/a/App.swift": code], ["content/apps/a/App.swift"]),
            ("handlers: Code", ["content/apps/a/Code/x/App.swift": code], ["content/apps/a/Code/x/App.swift"]),
            ("handlers: ['**/*.swift']", ["content/apps/a/Code/App.swift": code], ["content/apps/a/Code/App.swift"]),
            (
                "source: ../../../app\nhandlers: [S/*.swift]", ["app/Info.plist": "{}", "app/S/App.swift": code],
                ["app/S/App.swift"]
            ),
            ("handlers: [../../../app/App.swift]", ["app/App.swift": code], ["app/App.swift"]),
        ] as [(String, [String: String], [String])])
    func places(_ yaml: String, _ files: [String: String], _ expected: [String]) {
        var files = files
        files["content/apps/a/app.yaml"] = yaml + "\nhandledTypes: [scan]\n"
        let result = read(files)
        let lifecycle = result.catalog.apps[0].lifecycle
        #expect(lifecycle.handlers?.files.map(\.displayPath) == expected)
        #expect(lifecycle.handledTypes == ["scan", "addPlant", "showPlant"])
        #expect(result.findings.filter { $0.rule.hasPrefix("config/") }.isEmpty)
    }

    @Test func aFileOutsideIsRead() {
        var tree = MemoryTree(["content/apps/a/app.yaml": "handlers: ../../../../app/S/**/*.swift\n"])
        tree.others = ["../app": ["S/x/App.swift": Array(Self.code.utf8)]]
        let result = CatalogReader(configuration: CatalogConfiguration()).read(tree)
        #expect(result.catalog.apps[0].lifecycle.handlers?.files.map(\.displayPath) == ["../app/S/x/App.swift"])
    }

    @Test func nothingFoundIsTold() {
        let result = read([
            "content/apps/a/app.yaml": "handlers: [Gone.swift, Other.swift]\n", "content/apps/a/Other.swift": "let x = 1\n",
        ])
        let told = result.findings.filter { $0.rule == "config/bad-value" }.map {
            "\($0.location?.description ?? "-"): \($0.summary)"
        }
        #expect(
            told == [
                "content/apps/a/app.yaml:1:12: no Swift file is at \"Gone.swift\"",
                "content/apps/a/app.yaml:1:12: the files of handlers compare with no type",
            ])
        #expect(result.catalog.apps[0].lifecycle.handledTypes == nil)
    }
}
