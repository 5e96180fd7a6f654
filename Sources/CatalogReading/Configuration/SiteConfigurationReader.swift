import MarkdownNotes
import QuickActionModel
import SourceTrees

/// The keys of `longpress.yaml`.
enum SiteConfigurationReader {
    static let keys = [
        "id", "title", "language", "baseURL", "author", "theme", "glyphs", "symbols", "apps", "menu", "identityKeys",
        "versionKey",
        "levels", "wording", "template", "rules", "terms", "sameAsSource", "concepts", "ignore", "privacy", "limits",
    ]

    static func read(_ root: SourceNode, into configuration: inout CatalogConfiguration, _ scanner: inout ConfigurationScanner) {
        var id: String?
        scanner.mapping(root, keys: keys) { scanner, key, node in
            switch key {
            case "id":
                id = scanner.text(node, key, is: "made of a-z, 0-9, \".\" and \"-\" and at most 80 letters long") {
                    Slug.of($0).hasSameBytes(as: $0)
                }
            case "title", "language", "baseURL", "author": site(key, node, &configuration.site, &scanner)
            case "theme": configuration.theme = scanner.text(node, key) ?? configuration.theme
            case "glyphs": configuration.glyphs = scanner.text(node, key)
            case "symbols":
                configuration.symbols = scanner.text(node, key)
                configuration.symbolsLocation = scanner.file.location(of: node, keyPath: key)
            case "apps": configuration.apps = apps(node, &scanner)
            case "menu":
                let menu = CommonSettings.menu(node, &scanner)
                configuration.menu = menu.applied(to: configuration.menu)
            case "identityKeys": configuration.identity.keys = CommonSettings.identityKeys(node, &scanner)
            case "versionKey": configuration.identity.versionKey = scanner.text(node, key).map { ByteText($0) }
            case "levels", "wording", "template": changes(key, node, &configuration.changes, &scanner)
            case "limits": configuration.limits = limits(node, &scanner)
            default: CommonSettings.checks(key, node, &configuration.checks, &scanner)
            }
        }
        configuration.site.id = id ?? Slug.of(configuration.site.title)
    }

    private static func site(_ key: String, _ node: SourceNode, _ site: inout SiteFacts, _ scanner: inout ConfigurationScanner) {
        switch key {
        case "title": site.title = scanner.text(node, key) ?? site.title
        case "language":
            let code = scanner.text(node, key, is: "a language code such as en or pt-BR") { LanguageChoice.normalize($0) != nil }
            site.language = code.flatMap { LanguageChoice.normalize($0) } ?? site.language
        case "baseURL":
            site.baseURL = scanner.text(node, key, is: "an address that begins with https:// or http://") {
                SafeAddress.isWeb($0)
            }
        default: site.author = scanner.text(node, key)
        }
    }

    private static func apps(_ node: SourceNode, _ scanner: inout ConfigurationScanner) -> [AppEntry]? {
        guard !node.isNull else { return nil }
        var seen: Set<ByteText> = []
        var entries: [AppEntry] = []
        for (index, item) in scanner.items(node, "apps").enumerated() {
            let name = "apps[\(index)]"
            guard let entry = app(item, name, &scanner) else { continue }
            if seen.insert(ByteText(entry.id)).inserted {
                entries.append(entry)
            } else {
                scanner.wrong(item["id"] ?? item, name, "names an app that stands in the list before; each stands there once")
            }
        }
        return entries
    }

    private static func app(_ node: SourceNode, _ name: String, _ scanner: inout ConfigurationScanner) -> AppEntry? {
        var id: String?
        var source: String?
        if node.string != nil {
            id = scanner.text(node, name, is: Self.idShape, isAppID)
        } else {
            scanner.mapping(node, of: name, keys: ["id", "source"]) { scanner, key, node in
                if key == "id" {
                    id = scanner.text(node, "\(name).id", is: Self.idShape, isAppID)
                } else {
                    source = scanner.text(node, "\(name).source")
                }
            }
            if id == nil, node.isNull || (node.dictionary != nil && node["id"] == nil) {
                scanner.wrong(node, name, "is an id, or a mapping with id and source")
            }
        }
        guard let id else { return nil }
        return AppEntry(id: id, source: source, location: scanner.file.location(of: node["id"] ?? node, keyPath: name))
    }

    private static let idShape = "the name of one folder, without a slash and not beginning with a dot"

    /// Whether a text can be the name of a folder of `content/apps`.
    static func isAppID(_ text: String) -> Bool {
        !text.isEmpty && text.utf8.first != UInt8(ascii: ".") && text.utf8.count <= 255
            && text.utf8.allSatisfy { $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "\\") && $0 >= 32 && $0 != 127 }
    }

    private static func changes(
        _ key: String, _ node: SourceNode, _ changes: inout ChangeSettings, _ scanner: inout ConfigurationScanner
    ) {
        switch key {
        case "wording": changes.wording = scanner.text(node, key)
        case "template": changes.template = scanner.text(node, key)
        default:
            scanner.mapping(node, of: "levels", keys: ChangeKind.allCases.map(\.rawValue)) { scanner, kind, node in
                guard let kind = ChangeKind(rawValue: kind),
                    let word = scanner.choice(node, "levels.\(kind.rawValue)", of: ChangeLevel.words)
                else { return }
                changes.levels[kind] = ChangeLevel(rawValue: word)
            }
        }
    }

    private static func limits(_ node: SourceNode, _ scanner: inout ConfigurationScanner) -> ReadingLimits {
        var limits = ReadingLimits()
        let most = Int(UInt32.max) - 1
        let keys = ["bytes", "depth", "nodes", "stringCatalogBytes", "notes", "folders", "files"]
        scanner.mapping(node, of: "limits", keys: keys) { scanner, key, node in
            if key == "notes" {
                limits.notes = noteLimits(node, &scanner)
                return
            }
            let range = key == "depth" ? 1...256 : key == "folders" ? 1...64 : 1...most
            guard let number = scanner.integer(node, "limits.\(key)", in: range) else { return }
            switch key {
            case "bytes": limits.bytes = number
            case "depth": limits.depth = number
            case "nodes": limits.nodes = number
            case "stringCatalogBytes": limits.stringCatalogBytes = number
            case "folders": limits.folders = number
            default: limits.files = number
            }
        }
        return limits
    }

    private static func noteLimits(_ node: SourceNode, _ scanner: inout ConfigurationScanner) -> NoteLimits {
        var limits = NoteLimits.standard
        let keys = ["bytes", "brackets", "tableCells", "outputBytes", "depth"]
        scanner.mapping(node, of: "limits.notes", keys: keys) { scanner, key, node in
            let most = key == "depth" ? 200 : Int(UInt32.max) - 1
            guard let number = scanner.integer(node, "limits.notes.\(key)", in: 1...most) else { return }
            switch key {
            case "bytes": limits.bytes = number
            case "brackets": limits.brackets = number
            case "tableCells": limits.tableCells = number
            case "outputBytes": limits.outputBytes = number
            default: limits.depth = number
            }
        }
        return limits
    }
}
