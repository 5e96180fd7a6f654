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
        var app = example.catalog.apps.first ?? AppCatalog(id: "app")
        app.assets = missingImages(of: app, in: example.inputs.assets?[app.id])
        return ShownExample(
            lines: example.lines, spots: example.spots, app: app, findings: example.findings(of: rule))
    }

    /// Images that the app names and does not have, so that the dot is drawn for them as on a device.
    private static func missingImages(of app: AppCatalog, in table: AssetTable?) -> [ByteText: IconAsset] {
        guard let table else { return [:] }
        let names = app.menus.flatMap { $0.items.flatMap { $0.icon.declared.filter { $0.kind == .file }.map(\.name) } }
        let missing = names.filter { table.assets[ByteText($0)] == nil }
        return Dictionary(missing.map { (ByteText($0), IconAsset(.missing, name: $0)) }) { first, _ in first }
    }
}
