import QuickActionModel

@testable import CatalogReading

/// Reads a catalog of files in memory.
func read(
    _ files: [String: String], _ options: CatalogReader.Options = .init(), configuration: CatalogConfiguration = .init()
) -> ReadingResult {
    CatalogReader(configuration: configuration, options: options).read(MemoryTree(files))
}

/// An XML property list with something in its root dictionary.
func plist(_ body: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <dict>
    \(body)
    </dict>
    </plist>

    """
}

/// A property list with a list of items, each written as the entries of its dictionary without the common beginning of the keys.
func items(_ items: String..., key: String = "UIApplicationShortcutItems") -> String {
    plist(
        "<key>\(key)</key>\n<array>\n" + items.map { "<dict>\n\(expanded($0))\n</dict>" }.joined(separator: "\n") + "\n</array>")
}

/// `Type=a Title=A` as keys and strings.
func expanded(_ item: String) -> String {
    item.split(separator: ";").map { part in
        let pair = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let key = "<key>UIApplicationShortcutItem\(pair[0])</key>"
        return pair[1].hasPrefix("<") ? key + pair[1] : key + "<string>\(pair[1])</string>"
    }.joined(separator: "\n")
}

/// `path:line:column: severity: summary [rule]` of each finding.
func lines(_ result: ReadingResult) -> [String] {
    result.findings.map { finding in
        "\(finding.location?.description ?? "-"): \(finding.severity.rawValue): \(finding.summary) [\(finding.rule)]"
    }
}

extension ReadingResult {
    /// The first app.
    var app: AppCatalog { catalog.apps.first ?? AppCatalog(id: "none") }

    /// Items of the menu at a place among the app's.
    func items(_ menu: Int = 0) -> [QuickAction] { app.menus.indices.contains(menu) ? app.menus[menu].items : [] }
}

extension LocalizedText {
    /// `code: text (origin)` of each language.
    var shown: [String] {
        languages.map { text in
            if case .fallback(let code) = text.origin { return "\(text.language): \(text.text) (fallback \(code))" }
            return "\(text.language): \(text.text) (\(text.origin.name))"
        }
    }
}
