import HomeScreen
import QuickActionModel
import SourceTrees

/// Reads the icon of an item of an export.
struct ExportIconReader {
    let file: SourceFile
    /// Whether no finding may quote the export.
    var isPrivate = false
    var log: ReadingLog

    static let keys = ["systemImageName", "templateImageName", "type", "contact"]

    /// The icon keys in order; a word that says no kind is kept as unresolved.
    mutating func icon(_ node: SourceNode, path: String) -> QuickActionIcon {
        switch node.value {
        case .null: return QuickActionIcon()
        case .dictionary(let entries):
            return QuickActionIcon(declared: entries.compactMap { entry in reference(entry, in: node, path: path) })
        case .string(let text):
            let location = file.location(of: node, keyPath: path)
            if let type = Self.explicitType(text) {
                return QuickActionIcon(declared: [IconReference(.type, type.constant, at: location)])
            }
            reportUnresolved(text, at: location, path)
            return QuickActionIcon(declared: [IconReference(.unresolved, text, at: location)])
        case .integer(let number):
            let location = file.location(of: node, keyPath: path)
            reportUnresolved(number.decimal, at: location, path)
            return QuickActionIcon(declared: [IconReference(.unresolved, number.decimal, at: location)])
        default:
            reportWrong(node, path, "an object such as {\"systemImageName\": \"star\"}")
            return QuickActionIcon()
        }
    }

    private mutating func reference(_ entry: SourceEntry, in icon: SourceNode, path: String) -> IconReference? {
        // Of two equal keys the last one counts.
        guard let last = icon.entry(entry.key), last.keySpan == entry.keySpan, !entry.value.isNull else { return nil }
        let place = "\(path).\(shown(entry.key))"
        let location = file.location(of: entry.value, keyPath: place)
        switch Self.keys.first(where: { $0.hasSameBytes(as: entry.key) }) {
        case "systemImageName": return named(.symbol, entry.value, place, location)
        case "templateImageName": return named(.file, entry.value, place, location)
        case "type": return type(entry.value, place, location)
        case "contact":
            if entry.value.boolean == true { return IconReference(.contact, "contact", at: location) }
            if entry.value.boolean == nil { reportWrong(entry.value, place, "true") }
            return nil
        default:
            reportUnknown(entry, path)
            return nil
        }
    }

    private mutating func named(_ kind: IconKind, _ node: SourceNode, _ path: String, _ at: SourceLocation) -> IconReference? {
        if let text = node.string { return IconReference(kind, text, at: at) }
        reportWrong(node, path, "a string")
        return nil
    }

    private mutating func type(_ node: SourceNode, _ path: String, _ location: SourceLocation) -> IconReference? {
        guard let text = node.string ?? node.integer?.decimal else {
            reportWrong(node, path, "a string or a number")
            return nil
        }
        if let type = SystemIconType.of(anyForm: text) { return IconReference(.type, type.constant, at: location) }
        let names = SystemIconType.all.flatMap { [$0.swiftName, $0.constant] }
        let nearest = NearestName.of(text, in: names) ?? IconTypeName.constant(meantBy: text)
        log.add(
            Finding(
                .unknownIconType,
                text.isEmpty ? "\(path) is empty" : "\(path)\(quoted(text)) is none of the 29 system types",
                explanation: "The system draws a placeholder. "
                    + (nearest.map { "Did you mean \"\($0)\"?" } ?? "Use a name such as favorite, or a number from 0 to 28."),
                at: location, subject: FindingSubject(field: "icon", value: text),
                fixes: nearest.map { [Fix("Replace the name by \($0)", at: location, from: text, to: $0)] } ?? []))
        return IconReference(.type, text, at: location)
    }

    /// The type of a word that can be nothing else: the full constant, or a name behind `IconType.`.
    private static func explicitType(_ text: String) -> SystemIconType? {
        guard text.utf8.starts(with: SystemIconType.prefix.utf8) || text.contains("IconType.") else { return nil }
        return SystemIconType.of(anyForm: text)
    }

    private mutating func reportUnresolved(_ text: String, at location: SourceLocation, _ path: String) {
        log.add(
            Finding(
                .unresolvedIcon, "\(path)\(quoted(text)) could be a system type, a symbol or an image",
                explanation:
                    "Write {\"type\": …}, {\"systemImageName\": …} or {\"templateImageName\": …}. A placeholder is drawn.",
                at: location, subject: FindingSubject(field: "icon", value: text)))
    }

    private func quoted(_ text: String) -> String { isPrivate ? "" : " \"\(text)\"" }

    private func shown(_ key: String) -> String { isPrivate && !Redactor.isFieldName(key) ? "…" : key }

    private mutating func reportWrong(_ node: SourceNode, _ path: String, _ wanted: String) {
        log.add(
            Finding(
                .wrongValueType, "\(path) is \(node.kindName) instead of \(wanted)", explanation: "The value counts as missing.",
                at: file.location(of: node, keyPath: path),
                subject: FindingSubject(field: "icon", value: node.kindName)))
    }

    private mutating func reportUnknown(_ entry: SourceEntry, _ path: String) {
        let location = file.location(of: entry.keySpan, keyPath: "\(path).\(entry.key)")
        let nearest = NearestName.of(entry.key, in: Self.keys)
        log.add(
            Finding(
                .unknownKey, "\(path).\(shown(entry.key)) is no kind of icon",
                explanation: nearest.map { "Did you mean \"\($0)\"?" } ?? "Known are \(ConfigurationScanner.list(Self.keys)).",
                at: location, subject: FindingSubject(field: "icon", value: entry.key),
                fixes: nearest.map { [Fix("Rename the key to \($0)", at: location, from: entry.key, to: $0)] } ?? []))
    }
}
