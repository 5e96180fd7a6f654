import QuickActionModel
import SourceTrees

/// Reads one export of dynamic quick actions.
struct ExportReader {
    let file: SourceFile
    /// The file's name without `.json`.
    let stem: String
    let identity: IdentitySettings
    /// Bundle identifier of the property list, if known.
    let bundleIdentifier: String?
    /// Whether no finding may quote the export.
    var isPrivate = false
    var log: ReadingLog

    static let format = "longpress-dynamic/1"
    static let rootKeys = [
        "format", "bundleIdentifier", "appVersion", "scenario", "locale", "exportedAt", "items", "shortcutItems", "available",
        "longpress:ignore",
    ]

    /// The export; nil when the file holds no list of items.
    mutating func read(_ root: SourceNode) -> ExportFile? {
        guard let (nodes, path) = items(of: root) else { return nil }
        if root.dictionary != nil { checkRoot(root) }
        let (id, language) = scenarioID(text(root, "locale"))
        var scenario = Scenario(
            id: id, name: text(root, "scenario") ?? id, appVersion: text(root, "appVersion"), exportedAt: text(root, "exportedAt")
        )
        if case .integer(let count)? = root["available"]?.value { scenario.available = count.int }
        var reader = ExportItemReader(file: file, language: language, identity: identity, isPrivate: isPrivate, log: log.taken())
        let items = nodes.enumerated().compactMap { index, node in
            reader.item(node, path: path.isEmpty ? "[\(index)]" : "\(path)[\(index)]", position: index + 1)
        }
        log = reader.log
        return ExportFile(scenario: scenario, language: language, location: file.location, items: items)
    }

    /// The items and the way to them: of an array, of `items` or `shortcutItems` of an object, or one item alone.
    private mutating func items(of root: SourceNode) -> (nodes: [SourceNode], path: String)? {
        if let nodes = root.array { return (nodes, "") }
        var found = root.kindName
        if let entries = root.dictionary {
            for key in ["items", "shortcutItems"] {
                guard let value = root[key] else { continue }
                if let nodes = value.array { return (nodes, key) }
                found = "\(key) with \(value.kindName)"
                return refuse(value, found)
            }
            if root["type"] != nil, root["localizedTitle"] != nil { return ([root], "") }
            found = entries.isEmpty ? "an empty object" : "an object without items"
        }
        return refuse(root, found)
    }

    private mutating func refuse(_ node: SourceNode, _ found: String) -> (nodes: [SourceNode], path: String)? {
        let location = file.location(of: node.span, keyPath: "")
        log.add(
            Finding(
                .unreadable, "expected a list of items, or an object with items or shortcutItems; found \(found)",
                explanation: "An app without dynamic quick actions exports an empty list: [].", at: location))
        log.addUnreadable(file.location)
        return nil
    }

    private mutating func checkRoot(_ root: SourceNode) {
        let isItem = root["items"] == nil && root["shortcutItems"] == nil
        for entry in root.dictionary ?? [] where !isItem {
            guard !Self.rootKeys.contains(where: { $0.hasSameBytes(as: entry.key) }) else { continue }
            // Fields of other programs are none of our business; a slip of the pen is.
            guard let nearest = NearestName.of(entry.key, in: Self.rootKeys) else { continue }
            let place = file.location(of: entry.keySpan, keyPath: entry.key)
            log.add(
                Finding(
                    .unknownKey, "key \"\(entry.key)\" of the export is not known", explanation: "Did you mean \"\(nearest)\"?",
                    at: place, subject: FindingSubject(value: entry.key),
                    fixes: [Fix("Rename the key to \(nearest)", at: place, from: entry.key, to: nearest)]))
        }
        for key in ["format", "bundleIdentifier", "appVersion", "scenario", "locale", "exportedAt"] {
            guard let node = root[key], !node.isNull, node.string == nil else { continue }
            log.add(
                Finding(
                    .wrongValueType, "\(key) is \(node.kindName) instead of a string", explanation: "The value is not used.",
                    at: file.location(of: node, keyPath: key), subject: FindingSubject(value: "\(key): \(node.kindName)")))
        }
        if let node = root["format"], let format = node.string, !format.hasSameBytes(as: Self.format) {
            log.add(
                Finding(
                    .badEntry, "format\(quoted(format)) is not \(Self.format)",
                    explanation: "The file is read as if it were \(Self.format).", at: file.location(of: node, keyPath: "format"),
                    subject: FindingSubject(value: format))
            )
        }
        if let node = root["bundleIdentifier"], let id = node.string, let bundleIdentifier, !id.hasSameBytes(as: bundleIdentifier)
        {
            log.add(
                Finding(
                    .badEntry,
                    isPrivate
                        ? "the export is not of \(bundleIdentifier)"
                        : "the export is of \(id), but the property list is of \(bundleIdentifier)",
                    explanation: "Move the file to the folder of its app. It is read all the same.",
                    at: file.location(of: node, keyPath: "bundleIdentifier"),
                    subject: FindingSubject(value: id)))
        }
    }

    /// The scenario's id and the language.
    ///
    /// A suffix `.lang` of the name counts only where the file says the same language.
    private mutating func scenarioID(_ locale: String?) -> (id: String, language: String) {
        guard let locale else { return (stem, ExportFile.undetermined) }
        guard let language = LanguageChoice.normalize(locale) else {
            log.add(
                Finding(
                    .badEntry, "locale\(quoted(locale)) names no language",
                    explanation: "Use a code such as en or pt-BR. The texts count as of unknown language.", at: file.location))
            return (stem, ExportFile.undetermined)
        }
        guard let dot = stem.utf8.lastIndex(of: UInt8(ascii: ".")), dot != stem.utf8.startIndex else { return (stem, language) }
        let suffix = String(stem[stem.utf8.index(after: dot)...])
        guard let code = LanguageChoice.normalize(suffix), code.hasSameBytes(as: language) else { return (stem, language) }
        return (String(stem[..<dot]), language)
    }

    private func quoted(_ text: String) -> String { isPrivate ? "" : " \"\(text)\"" }

    private func text(_ root: SourceNode, _ key: String) -> String? {
        guard let text = root[key]?.string, !text.isEmpty else { return nil }
        return text
    }
}
