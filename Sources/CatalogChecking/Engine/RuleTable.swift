public import QuickActionModel

/// Every rule there is.
public enum RuleTable {
    /// Rules of the readers and of this target, by id.
    public static let all: [Rule] = (Rule.readerRules + checks.map { $0.rule }).sorted { $0.id.precedesByBytes($1.id) }

    /// The rule of an id or of a former id.
    public static func rule(_ id: String) -> Rule? { byName[ByteText(id)] }

    /// The id that a name stands for today.
    static func id(of name: String) -> String? { rule(name)?.id }

    private static let byName: [ByteText: Rule] = {
        var rules: [ByteText: Rule] = [:]
        for rule in all {
            rules[ByteText(rule.id)] = rule
            for alias in rule.details.aliases { rules[ByteText(alias)] = rule }
        }
        return rules
    }()

    /// Ids and `category/*`, the names that settings and suppressions use.
    static let names: [String] = all.map(\.id) + Set(all.map(\.category)).sorted().map { "\($0)/*" }

    /// Whether a name is an id, a former id or a category with a star.
    static func isKnown(_ name: String) -> Bool {
        rule(name) != nil || (name.hasSuffix("/*") && categories.contains(String(name.dropLast(2))))
    }

    private static let categories = Set(all.map(\.category))
}
