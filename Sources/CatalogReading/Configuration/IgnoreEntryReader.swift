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
                    scanner.text(node, name, is: "a rule id such as title/ellipsis, or title/*", CommonSettings.isRuleName) ?? ""
            case "app": entry.app = scanner.text(node, name)
            case "language": entry.language = scanner.text(node, name).map { LanguageChoice.normalize($0) ?? $0 }
            case "reason": entry.reason = scanner.text(node, name)
            case "until": entry.until = scanner.text(node, name, is: "a day such as 2027-03-01", isDay)
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

    /// Whether a text is a day of the calendar, `YYYY-MM-DD`.
    static func isDay(_ text: String) -> Bool {
        let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
        guard parts.map(\.count) == [4, 2, 2], parts.joined().allSatisfy({ (48...57).contains($0) }) else { return false }
        let numbers = parts.map { $0.reduce(0) { $0 * 10 + Int($1 - 48) } }
        let isLeap = numbers[0] % 4 == 0 && (numbers[0] % 100 != 0 || numbers[0] % 400 == 0)
        let days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
        return (1...12).contains(numbers[1]) && (1...days[numbers[1] - 1]).contains(numbers[2])
    }
}
