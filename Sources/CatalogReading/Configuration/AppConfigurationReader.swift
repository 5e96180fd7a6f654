import QuickActionModel
import SourceTrees

/// The keys of `app.yaml`.
enum AppConfigurationReader {
    static let keys = [
        "name", "owner", "links", "minimumOS", "languages", "source", "xcodeproj", "variables", "xcconfig", "dialect",
        "identityKeys", "versionKey", "handledTypes", "handlers", "retired", "renames", "menu", "rules", "terms", "sameAsSource",
        "concepts", "ignore", "privacy",
    ]

    static func read(_ root: SourceNode, into app: inout AppConfiguration, _ scanner: inout ConfigurationScanner) {
        scanner.mapping(root, keys: keys) { scanner, key, node in
            switch key {
            case "name", "owner", "links", "minimumOS", "languages": facts(key, node, &app.facts, &scanner)
            case "source", "xcodeproj", "variables", "xcconfig", "dialect": input(key, node, &app.input, &scanner)
            case "identityKeys": app.identityKeys = CommonSettings.identityKeys(node, &scanner)
            case "versionKey": app.versionKey = scanner.text(node, key).map { ByteText($0) }
            case "handledTypes": app.lifecycle.handledTypes = scanner.texts(node, key).map { ByteText($0) }
            case "handlers": app.handlers = paths(node, key, &scanner)
            case "retired": app.lifecycle.retired = LifecycleReader.retired(node, &scanner)
            case "renames": app.lifecycle.renames = LifecycleReader.renames(node, &scanner)
            case "menu": app.menu = CommonSettings.menu(node, &scanner)
            default: CommonSettings.checks(key, node, &app.checks, &scanner)
            }
        }
    }

    private static func facts(
        _ key: String, _ node: SourceNode, _ facts: inout ConfiguredFacts, _ scanner: inout ConfigurationScanner
    ) {
        switch key {
        case "name": facts.name = scanner.text(node, key)
        case "owner": facts.owner = scanner.text(node, key)
        case "links": facts.links = links(node, &scanner)
        case "minimumOS":
            facts.minimumOS = scanner.text(node, key, is: "a version such as 16 or 17.2") { text in
                text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false).allSatisfy {
                    (1...4).contains($0.count) && $0.allSatisfy { (48...57).contains($0) }
                }
            }
        default:
            for (index, item) in scanner.items(node, key).enumerated() {
                let shape = "a language code such as en or pt-BR"
                guard
                    let text = scanner.text(item, "languages[\(index)]", is: shape, { LanguageChoice.normalize($0) != nil }),
                    let code = LanguageChoice.normalize(text)
                else { continue }
                facts.languages.append(code)
            }
        }
    }

    /// One path, or a list of them, each with its place.
    private static func paths(_ node: SourceNode, _ key: String, _ scanner: inout ConfigurationScanner) -> [ConfiguredPath] {
        let nodes = node.string == nil ? node.array : [node]
        if nodes == nil { _ = scanner.texts(node, key, orOne: true) }
        return (nodes ?? []).enumerated().compactMap { index, item in
            let name = node.string == nil ? "\(key)[\(index)]" : key
            return scanner.text(item, name)
                .map { ConfiguredPath(path: $0, location: scanner.file.location(of: item, keyPath: name)) }
        }
    }

    /// `links`: a list of mappings with title and url, or one mapping of titles to addresses.
    private static func links(_ node: SourceNode, _ scanner: inout ConfigurationScanner) -> [AppLink] {
        let shape = "an address that begins with https:, http: or mailto:, or a relative one"
        if let entries = node.dictionary {
            return entries.compactMap { entry in
                scanner.text(entry.value, "links.\(entry.key)", is: shape, SafeAddress.isLinkable)
                    .map { AppLink(title: entry.key, url: $0) }
            }
        }
        return scanner.items(node, "links").enumerated().compactMap { index, item in
            let name = "links[\(index)]"
            var link = AppLink(title: "", url: "")
            var hasURL = false
            scanner.mapping(item, of: name, keys: ["title", "url"]) { scanner, key, node in
                if key == "title" {
                    link.title = scanner.text(node, "\(name).title") ?? ""
                } else {
                    hasURL = true
                    link.url = scanner.text(node, "\(name).url", is: shape, SafeAddress.isLinkable) ?? ""
                }
            }
            if !hasURL, item.dictionary != nil || item.isNull { scanner.wrong(item, name, "needs the key url") }
            if link.title.isEmpty { link.title = link.url }
            return link.url.isEmpty ? nil : link
        }
    }

    private static func input(
        _ key: String, _ node: SourceNode, _ input: inout AppInputSettings, _ scanner: inout ConfigurationScanner
    ) {
        if ["xcconfig", "dialect", "xcodeproj"].contains(key) {
            input.places[key] = scanner.file.location(of: node, keyPath: key)
        }
        switch key {
        case "source":
            input.source = scanner.text(node, key)
            input.sourceLocation = scanner.file.location(of: node, keyPath: key)
        case "xcconfig": input.xcconfig = paths(node, key, &scanner)
        case "dialect": input.dialect = scanner.text(node, key)
        case "xcodeproj": input.xcodeproj = project(node, &scanner)
        default:
            for entry in scanner.openMapping(node, of: key) {
                // A variable may well be empty.
                guard let value = entry.value.isNull ? "" : entry.value.string else {
                    scanner.wrong(entry.value, "variables.\(entry.key)", "is a text")
                    continue
                }
                let place = scanner.file.location(of: entry.keySpan, keyPath: "variables.\(entry.key)")
                input.variables.append(BuildVariable(ByteText(entry.key), value, at: place))
            }
        }
    }

    private static func project(_ node: SourceNode, _ scanner: inout ConfigurationScanner) -> XcodeProjectReference? {
        if node.string != nil {
            let place = scanner.file.location(of: node, keyPath: "xcodeproj")
            return scanner.text(node, "xcodeproj").map { XcodeProjectReference(path: $0, location: place) }
        }
        var project = XcodeProjectReference(path: "")
        scanner.mapping(node, of: "xcodeproj", keys: ["path", "target", "configuration"]) { scanner, key, node in
            let text = scanner.text(node, "xcodeproj.\(key)")
            let place = scanner.file.location(of: node, keyPath: "xcodeproj.\(key)")
            switch key {
            case "path": (project.path, project.location) = (text ?? "", place)
            case "target": (project.target, project.targetLocation) = (text, place)
            default: (project.configuration, project.configurationLocation) = (text, place)
            }
        }
        if node["path"] == nil, node.dictionary != nil { scanner.wrong(node, "xcodeproj", "needs the key path") }
        return project.path.isEmpty ? nil : project
    }
}
