import QuickActionModel
import Testing

@testable import CatalogChecking

/// Accepted findings, severities and options.
@Suite struct SuppressionTests {
    private func catalog(_ text: String) -> QuickActionCatalog { ExampleCatalog(text).catalog }

    private func entry(_ rule: String, _ change: (inout IgnoreEntry) -> Void = { _ in }) -> IgnoreEntry {
        var entry = IgnoreEntry(rule: rule)
        entry.reason = "asked for"
        entry.location = SourceLocation(path: "longpress.yaml", line: 3, column: 5)
        change(&entry)
        return entry
    }

    private func check(
        _ text: String, ignore: [IgnoreEntry] = [], rules: [RuleSetting] = [], today: String? = "2026-12-01",
        _ change: (inout QuickActionCatalog) -> Void = { _ in }
    ) -> CheckResult {
        var settings = CheckSettings()
        settings.ignore = ignore
        settings.rules = rules
        var inputs = CheckInputs()
        inputs.today = today
        var catalog = catalog(text)
        change(&catalog)
        return CatalogChecker(settings: settings, inputs: inputs).check(catalog)
    }

    private func rules(_ result: CheckResult) -> [String] { result.findings.map(\.rule) }

    @Test func aFindingIsAcceptedWithItsReason() throws {
        let result = check("Scan… ; symbol=scanner ; type=scan", ignore: [entry("title/ellipsis")])
        #expect(rules(result) == [])
        let suppressed = try #require(result.suppressed.first)
        #expect(suppressed.finding.rule == "title/ellipsis")
        #expect(suppressed.reason == "asked for")
        #expect(suppressed.location?.path == "longpress.yaml")
    }

    static let narrow: [(String, @Sendable (inout IgnoreEntry) -> Void, Bool)] = [
        ("app", { $0.app = "app" }, true), ("another app", { $0.app = "other" }, false),
        ("type", { $0.action.type = "scan" }, true), ("another type", { $0.action.type = "Scan" }, false),
        ("kind", { $0.action.kind = .static }, true), ("another kind", { $0.action.kind = .dynamic }, false),
        ("variant", { $0.action.variant = .any }, true), ("another variant", { $0.action.variant = .ipad }, false),
        ("identity", { $0.action.identity = "7" }, true), ("another identity", { $0.action.identity = "8" }, false),
        ("quoted identity", { $0.action.identity = "\"7\"" }, true),
        ("field", { $0.field = "title" }, true), ("another field", { $0.field = "subtitle" }, false),
        ("language", { $0.language = "en" }, true), ("another language", { $0.language = "de" }, false),
        (
            "all parts",
            {
                $0.app = "app"; $0.action.type = "scan"; $0.field = "title"; $0.language = "en"
            }, true
        ),
    ]

    @Test(arguments: narrow.indices) func everyPartNarrows(index: Int) {
        let (name, change, isAccepted) = Self.narrow[index]
        let result = check("Scan… ; symbol=scanner ; type=scan ; userInfo=id:7", ignore: [entry("title/ellipsis", change)])
        #expect(rules(result) == (isAccepted ? [] : ["title/ellipsis", "meta/unused-ignore"]), "\(name)")
    }

    @Test func aCategoryIsAcceptedAsAWhole() {
        let result = check("Scan… ; symbol=scanner\nSearch. ; symbol=magnifyingglass", ignore: [entry("title/*")])
        #expect(rules(result) == [])
        #expect(result.suppressed.count == 2)
    }

    @Test func unknownUnusedExpiredAndReasonlessOnesAreTold() {
        let entries = [
            entry("title/elipsis"), entry("titel/*"), entry("text/emoji"), entry("title/ellipsis") { $0.until = "2026-11-30" },
            entry("title/three-dots") { $0.reason = "  " },
        ]
        let result = check("Scan… ; symbol=scanner\nFind... ; symbol=magnifyingglass", ignore: entries)
        #expect(
            rules(result) == [
                "meta/ignore-expired", "meta/ignore-without-reason", "meta/unknown-rule", "meta/unknown-rule",
                "meta/unused-ignore",
            ])
        #expect(result.findings[2].explanation == "Did you mean \"title/*\"?")
        #expect(result.findings[3].explanation == "Did you mean \"title/ellipsis\"?")
        #expect(result.suppressed.count == 2)
    }

    @Test func theLastDayStillCountsAndWithoutTodayNothingEnds() {
        let entries = [entry("title/ellipsis") { $0.until = "2026-11-30" }]
        #expect(rules(check("Scan… ; symbol=s", ignore: entries, today: "2026-11-30")) == [])
        let result = check("Scan… ; symbol=s", ignore: entries, today: nil)
        #expect(rules(result) == [])
        #expect(result.notChecked.contains { $0.description == "meta/ignore-expired: today's date is not known" })
    }

    @Test func besideAnItemOnlyThatItemIsMeant() {
        let result = check("Scan… ; symbol=a\nFind… ; symbol=b") { catalog in
            catalog.apps[0].menus[0].items[0].source.suppressions = [
                InlineSuppression(
                    rules: ["title/ellipsis"], reason: "chooser", location: SourceLocation(path: "Info.plist", line: 1))
            ]
        }
        #expect(rules(result) == ["title/ellipsis"])
        #expect(result.findings.first?.summary.contains("Find…") ?? false)
        #expect(result.suppressed.map(\.reason) == ["chooser"])
    }

    @Test func aSuppressionWithoutARuleIsTold() {
        let result = check("Scan ; symbol=a") { catalog in
            catalog.apps[0].menus[0].items[0].source.suppressions = [InlineSuppression(rules: [])]
        }
        #expect(rules(result) == ["meta/unknown-rule"])
    }

    @Test func severitiesComeFromTheSettings() {
        let rules = [
            RuleSetting(rule: "title/*", severity: .error), RuleSetting(rule: "title/three-dots", severity: .info),
            RuleSetting(rule: "icon/*", isOff: true),
        ]
        let result = check("Scan…\nFind...", rules: rules)
        #expect(result.findings.map(\.rule) == ["title/ellipsis", "title/three-dots"])
        #expect(result.findings.map(\.severity) == [.error, .info])
    }

    @Test func anAppHasTheLastWord() {
        let result = check("Scan… ; symbol=a", rules: [RuleSetting(rule: "title/ellipsis", severity: .error)]) { catalog in
            catalog.apps[0].checks.rules = [RuleSetting(rule: "title/ellipsis", isOff: true)]
        }
        #expect(rules(result) == [])
    }

    @Test func aSleepingRuleWakesByItsOwnNameOnly() {
        #expect(rules(check("What's New ; symbol=a", rules: [RuleSetting(rule: "text/*", severity: .error)])) == [])
        #expect(
            rules(check("What's New ; symbol=a", rules: [RuleSetting(rule: "text/straight-quotes", severity: .info)]))
                == ["text/straight-quotes"])
    }

    @Test func findingsOfTheReadersAreTreatedAlike() {
        var settings = CheckSettings()
        settings.rules = [RuleSetting(rule: "icon/unknown-type", severity: .warning), RuleSetting(rule: "input/*", isOff: true)]
        settings.ignore = [entry("structure/unknown-key")]
        let found = [
            Finding(.unknownIconType, "a", subject: FindingSubject(app: "app")), Finding(.unreadable, "b"),
            Finding(.unknownKey, "c"),
        ]
        let result = CatalogChecker(settings: settings).check(catalog("Scan ; symbol=a"), found: found)
        #expect(result.findings.map(\.rule) == ["icon/unknown-type"])
        #expect(result.findings.map(\.severity) == [.warning])
        #expect(result.suppressed.map(\.finding.rule) == ["structure/unknown-key"])
    }

    @Test func unknownRulesAndOptionsInSettingsAreTold() {
        let rules = [
            RuleSetting(rule: "title/elipsis", severity: .info),
            RuleSetting(rule: "title/capitalization", options: [RuleOption(name: "stile", values: ["title"])]),
            RuleSetting(rule: "title/capitalization", options: [RuleOption(name: "style", values: ["titel"])]),
            RuleSetting(rule: "title/ellipsis", options: [RuleOption(name: "x", values: ["1"])]),
        ]
        let result = check("Scan ; symbol=a", rules: rules)
        #expect(
            Set(result.findings.map(\.summary)) == [
                "no rule is named title/elipsis", "title/capitalization has no option stile",
                "option style of title/capitalization is \"titel\"", "title/ellipsis has no option x",
            ])
    }
}
