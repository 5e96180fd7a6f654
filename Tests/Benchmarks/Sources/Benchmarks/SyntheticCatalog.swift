import QuickActionModel

/// A catalog of any size, the same bytes for the same size: apps with ten quick actions each (four static, six in an export) in three
/// languages, and two guidelines an app.
struct SyntheticCatalog {
    let tree: MemoryTree

    static let languages = ["en", "de", "ja"]
    private static let verbs = ["New", "Open", "Search", "Share", "Scan", "Record", "Play", "Resume", "Edit", "Plan"]
    private static let nouns = [
        "Message", "Photo", "Note", "Route", "Contact", "Event", "Invoice", "Playlist", "Ticket", "Recipe",
    ]
    private static let symbols = ["square.and.pencil", "magnifyingglass", "camera", "calendar", "map", "cart", "bell", "star"]
    private static let words = [
        "Keep the label short so that it stays readable.", "Start with a verb.",
        "Use the subtitle only when it tells something new.",
        "Prefer a symbol whose meaning survives without colour.", "Test with the longest translation.",
    ]

    init(actions: Int) {
        var files: [String: [UInt8]] = ["longpress.yaml": Array("title: Synthetic\nid: synthetic\n".utf8)]
        for app in 0..<max(1, actions / 10) { Self.add(app, to: &files) }
        tree = MemoryTree(files: files)
    }

    /// The bytes of all files whose path ends so, in the order of their paths.
    func files(_ ending: String) -> [(path: String, bytes: [UInt8])] {
        tree.files.filter { $0.key.hasSuffix(ending) }.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    private static func add(_ app: Int, to files: inout [String: [UInt8]]) {
        let id = "app-\(app)"
        let folder = "content/apps/\(id)"
        files["\(folder)/Info.plist"] = Array(propertyList(app, id).utf8)
        for language in languages {
            files["\(folder)/\(language).lproj/InfoPlist.strings"] = Array(table(app, language).utf8)
            files["\(folder)/dynamic/recent.\(language).json"] = Array(export(app, id, language).utf8)
        }
        for number in 0..<2 { files["content/guidelines/\(id)-\(number).md"] = Array(note(app, id, number).utf8) }
    }

    private static func title(_ app: Int, _ item: Int) -> String {
        "\(verbs[(app + item) % verbs.count]) \(nouns[(app * 3 + item) % nouns.count])"
    }

    private static func type(_ id: String, _ item: Int) -> String { "example.\(id).action\(item)" }

    private static func propertyList(_ app: Int, _ id: String) -> String {
        var text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
            <plist version="1.0">
            <dict>
            \t<key>CFBundleDevelopmentRegion</key>
            \t<string>en</string>
            \t<key>CFBundleIdentifier</key>
            \t<string>example.\(id)</string>
            \t<key>CFBundleDisplayName</key>
            \t<string>App \(app)</string>
            \t<key>CFBundleShortVersionString</key>
            \t<string>1.\(app % 7)</string>
            \t<key>UIApplicationShortcutItems</key>
            \t<array>

            """
        for item in 0..<4 {
            text += """
                \t\t<dict>
                \t\t\t<key>UIApplicationShortcutItemType</key>
                \t\t\t<string>\(type(id, item))</string>
                \t\t\t<key>UIApplicationShortcutItemTitle</key>
                \t\t\t<string>title.\(item)</string>
                \t\t\t<key>UIApplicationShortcutItemSubtitle</key>
                \t\t\t<string>subtitle.\(item)</string>
                \t\t\t<key>UIApplicationShortcutItemIconSymbolName</key>
                \t\t\t<string>\(symbols[(app + item) % symbols.count])</string>
                \t\t\t<key>UIApplicationShortcutItemUserInfo</key>
                \t\t\t<dict>
                \t\t\t\t<key>id</key>
                \t\t\t\t<string>item-\(item)</string>
                \t\t\t\t<key>count</key>
                \t\t\t\t<integer>\(app * 10 + item)</integer>
                \t\t\t</dict>
                \t\t</dict>

                """
        }
        return text + "\t</array>\n</dict>\n</plist>\n"
    }

    private static func table(_ app: Int, _ language: String) -> String {
        (0..<4).map { item in
            "\"title.\(item)\" = \"\(title(app, item)) \(language)\";\n\"subtitle.\(item)\" = \"From \(nouns[item]) & <\(language)>\";\n"
        }.joined()
    }

    private static func export(_ app: Int, _ id: String, _ language: String) -> String {
        let items = (4..<10).map { item in
            """
                {
                  "type": "\(type(id, item))",
                  "localizedTitle": "\(title(app, item)) \(language)",
                  "localizedSubtitle": "Last used \(item) days ago",
                  "icon": {"systemImageName": "\(symbols[(app + item) % symbols.count])"},
                  "userInfo": {"id": "entry-\(app)-\(item)"}
                }
            """
        }
        return """
            {
              "format": "longpress-dynamic/1",
              "bundleIdentifier": "example.\(id)",
              "scenario": "Recent",
              "locale": "\(language)",
              "exportedAt": "2026-11-30T00:00:00Z",
              "items": [
            \(items.joined(separator: ",\n"))
              ]
            }

            """
    }

    private static func note(_ app: Int, _ id: String, _ number: Int) -> String {
        var text = "---\ntitle: Guideline \(number) of \(id)\napps: [\(id)]\n---\n\n# Guideline \(number)\n\n"
        for part in 0..<6 {
            text += "## Part \(part)\n\n\(words[(app + part) % words.count]) \(words[(app + part + 2) % words.count]) "
            text += "See **\(nouns[part])** and `\(type(id, part))`.\n\n- \(words[part % words.count])\n- \(verbs[part])\n\n"
        }
        return text
    }
}
