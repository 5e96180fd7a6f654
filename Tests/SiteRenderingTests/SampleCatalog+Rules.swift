import QuickActionModel
import SiteRendering

extension SampleCatalog {
    static let ellipsis = Rule(
        "title/ellipsis", .info, "An ellipsis stands only where the action needs more input",
        because: "People wait for a choice.",
        details: RuleDetails(
            source: RuleSource("Menus", "https://example.com/menus", "Use an ellipsis when more is needed."),
            options: [
                RuleOptionFact("style", "Which style; title by default.", values: ["title", "sentence"]),
                RuleOptionFact("words", "Words to leave alone."),
            ], fix: .suggestion, aliases: ["title/dots"]))
    static let asleep = Rule(
        "title/article", .warning, "Titles have no article", because: "It takes room.", details: RuleDetails(isOff: true))

    /// An example of one title.
    static func example(_ title: String, spot: Int? = nil) -> ShownExample {
        let place = spot.map { SourceLocation(path: "example", line: 1, column: $0, length: 1) }
        var app = AppCatalog(id: "app")
        app.menus = [
            ActionMenu(
                origin: .static(.any), location: SourceLocation(path: "example"),
                items: [action("a", title: text(title, [("en", title, .table)]))])
        ]
        return ShownExample(
            lines: [title], spots: place.map { [$0] } ?? [], app: app,
            findings: place.map { [Finding(ellipsis, "title ends in an ellipsis", at: $0)] } ?? [])
    }

    /// Some rules of the readers and two more, one set by the configuration.
    static var rules: CheckedRules {
        var standing = RuleStanding(
            isOn: true, severity: .warning, options: [RuleOption(name: "words", values: ["Ask", "no", "a \"b\""])])
        standing.apps = [
            .init(app: "notes", isOn: true, severity: .error), .init(app: "con", isOn: false, severity: .warning),
        ]
        let sheets =
            (Rule.site + [.unreadable, .unknownKey, .unresolvedVariable]).map { RuleSheet($0) } + [
                RuleSheet(ellipsis, standing: standing) {
                    (
                        [example("Search"), example("Scan"), example("Ask")],
                        [example("Search…", spot: 7)]
                    )
                }, RuleSheet(asleep),
            ]
        let accepted = Finding(ellipsis, "title \"Ask…\" ends in an ellipsis", subject: FindingSubject(app: "notes"))
        return CheckedRules(
            sheets: sheets,
            accepted: [
                SuppressedFinding(
                    finding: accepted, reason: "it asks", location: SourceLocation(path: "longpress.yaml", line: 9, column: 3))
            ], notChecked: [UncheckedRule(rule: "title/ellipsis", reason: "no patience")])
    }
}
