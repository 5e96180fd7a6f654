import QuickActionModel
import SourceTrees

/// One entry of `ignore`.
enum IgnoreEntryReader {
    static let keys = ["rule", "app", "type", "kind", "identity", "variant", "field", "language", "reason", "until"]

    /// The entry; nil when it does not say which rule it is about.
    static func read(_ node: SourceNode, _ name: String, _ scanner: inout ConfigurationScanner) -> IgnoreEntry? {
        guard node.dictionary != nil else {
            scanner.wrong(node, name, "is a mapping with at least the key rule")
            return nil
        }
        var entry = IgnoreEntry(rule: "")
        entry.location = scanner.file.location(of: node.span, keyPath: name)
        scanner.mapping(node, of: name, keys: keys) { scanner, key, node in
            let name = "\(name).\(key)"
            switch key {
            case "rule":
                entry.ruleLocation = scanner.file.location(of: node, keyPath: name)
                entry.rule =
                    scanner.text(
                        node, name, is: "a rule id such as title/ellipsis, or title/*, or a kind of change such as order.moved",
                        { CommonSettings.isRuleName($0) || ChangeKind.of($0) != nil }) ?? ""
            case "app": entry.app = scanner.text(node, name)
            case "language": entry.language = scanner.text(node, name).map { LanguageChoice.normalize($0) ?? $0 }
            case "reason": entry.reason = scanner.text(node, name)
            case "until": entry.until = scanner.text(node, name, is: "a day such as 2027-03-01", CalendarDay.isDay)
            case "field": entry.field = scanner.choice(node, name, of: ["title", "subtitle", "icon", "userInfo", "type"])
            default: action(key, node, name, &entry.action, &scanner)
            }
        }
        if node["rule"] == nil { scanner.wrong(node, name, "needs the key rule") }
        return entry.rule.isEmpty ? nil : entry
    }

    private static func action(
        _ key: String, _ node: SourceNode, _ name: String, _ action: inout IgnoredAction, _ scanner: inout ConfigurationScanner
    ) {
        switch key {
        case "type": action.type = scanner.text(node, name).map { ByteText($0) }
        case "identity": action.identity = scanner.text(node, name)
        case "kind":
            action.kind = scanner.choice(node, name, of: ActionKind.allCases.map(\.rawValue)).flatMap { ActionKind(rawValue: $0) }
        default:
            action.variant = scanner.choice(node, name, of: DeviceVariant.allCases.map(\.rawValue))
                .flatMap { DeviceVariant(rawValue: $0) }
        }
    }
}
