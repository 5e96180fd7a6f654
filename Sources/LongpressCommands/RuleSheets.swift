import CatalogChecking
import QuickActionModel
import SiteRendering

/// The rules as their pages tell them.
enum RuleSheets {
    /// Every rule with what the configuration makes of it.
    static func all(settings: CheckSettings, apps: [AppCatalog]) -> [RuleSheet] {
        let standings = RuleStandings(settings: settings, apps: apps)
        return RuleTable.all.map { rule in
            RuleSheet(rule, standing: standings.standing(of: rule)) { examples[ByteText(rule.id)] ?? ([], []) }
        }
    }

    /// The examples of all rules, read and checked once in a run: no page of a rule depends on the catalog.
    private static let examples: [ByteText: (passing: [ShownExample], failing: [ShownExample])] = Dictionary(
        RuleTable.all.map { rule in
            let examples = rule.details.examples
            return (
                ByteText(rule.id),
                (examples.passing.map { shown($0, of: rule) }, examples.failing.map { shown($0, of: rule) })
            )
        }
    ) { first, _ in first }

    private static func shown(_ text: String, of rule: Rule) -> ShownExample {
        let example = ExampleCatalog(text)
        return ShownExample(
            lines: example.lines, spots: example.spots, app: example.catalog.apps.first ?? AppCatalog(id: "app"),
            findings: example.findings(of: rule))
    }
}
