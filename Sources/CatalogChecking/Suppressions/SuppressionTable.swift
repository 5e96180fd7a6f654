import QuickActionModel

/// All accepted findings, found by rule.
struct SuppressionTable {
    private(set) var entries: [Suppression] = []
    /// Entries without a rule, which can accept nothing.
    private(set) var empty: [Suppression] = []
    private var byRule: [String: [Int]] = [:]
    private var byCategory: [String: [Int]] = [:]

    init(_ ignore: [IgnoreEntry], _ catalog: QuickActionCatalog) {
        // Entries for kinds of change are for release notes alone.
        for entry in ignore where ChangeKind.of(entry.rule) == nil { add(Suppression(entry, app: nil)) }
        for app in catalog.apps {
            for entry in app.checks.ignore where ChangeKind.of(entry.rule) == nil { add(Suppression(entry, app: app.id)) }
            for menu in app.menus {
                for item in menu.items {
                    for inline in item.source.suppressions { add(inline, app, item.key) }
                }
            }
        }
    }

    private mutating func add(_ inline: InlineSuppression, _ app: AppCatalog, _ key: ActionKey) {
        if inline.rules.isEmpty { empty.append(Suppression(inline, rule: "", app: app.id, key: key)) }
        for rule in inline.rules { add(Suppression(inline, rule: rule, app: app.id, key: key)) }
    }

    private mutating func add(_ entry: Suppression) {
        if entry.written.hasSuffix("/*") {
            byCategory[String(entry.written.dropLast(2)), default: []].append(entries.count)
        } else {
            byRule[RuleTable.id(of: entry.written) ?? entry.written, default: []].append(entries.count)
        }
        entries.append(entry)
    }

    /// Whether any of them ends.
    var haveEnds: Bool { entries.contains { $0.until != nil } }

    /// The finding as suppressed; nil when nothing accepts it.
    ///
    /// One that has ended still counts: its end is a finding of its own.
    mutating func suppress(_ finding: Finding) -> SuppressedFinding? {
        if entries.isEmpty { return nil }
        let category = String(finding.rule.prefix { $0 != "/" })
        let places = (byRule[finding.rule] ?? []) + (byCategory[category] ?? [])
        var first: Int?
        for place in places where entries[place].fits(finding.subject) {
            entries[place].isUsed = true
            first = first ?? place
        }
        return first.map {
            SuppressedFinding(finding: finding, reason: entries[$0].reason, location: entries[$0].location)
        }
    }
}
