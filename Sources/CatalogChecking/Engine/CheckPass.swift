import QuickActionModel
import Workers

/// One checking of a catalog, step by step.
struct CheckPass {
    private let checker: CatalogChecker
    private let catalog: QuickActionCatalog
    private let common: RuleSet
    private let locked: LockedRules
    private var list = FindingList()
    private var notChecked: [String: UncheckedRule] = [:]
    /// Options of the apps that have their own.
    private var own: [ByteText: RuleOptions] = [:]

    init(_ checker: CatalogChecker, _ catalog: QuickActionCatalog) {
        self.checker = checker
        self.catalog = catalog
        self.common = RuleSet(checker.settings.rules, checker.inputs, only: checker.only)
        self.locked = LockedRules(checker.settings.rules)
    }

    mutating func run(_ found: [Finding], workers: Int, memory: CheckingMemory?) -> CheckResult {
        note(common.notChecked)
        let passes = Workers.map(count: catalog.apps.count, workers: workers) { [checker, common, locked, catalog] index in
            let app = catalog.apps[index]
            return memory?.app(app.id) { AppPass(app, checker, common, locked) } ?? AppPass(app, checker, common, locked)
        }
        for (app, pass) in zip(catalog.apps, passes) {
            list.findings += pass.list.findings
            own[ByteText(app.id)] = pass.options
            note(pass.notChecked)
        }
        let settings = SettingCheck(
            rules: common.settings, locked: locked, today: checker.inputs.today, unasked: Set(notChecked.keys))
        settings.checkRules(checker.settings.rules, app: nil, &list)
        for app in catalog.apps where !app.checks.rules.isEmpty { settings.checkRules(app.checks.rules, app: app.id, &list) }
        for note in catalog.notes { settings.check(note, &list) }
        var findings = leveled(found) + leveled(list.findings)
        sort(&findings)
        var suppressions = SuppressionTable(checker.settings.ignore, catalog)
        var result = CheckResult()
        for finding in findings {
            if !locked.hold(finding.rule), let suppressed = suppressions.suppress(finding) {
                result.suppressed.append(suppressed)
            } else {
                result.findings.append(finding)
            }
        }
        var meta = FindingList()
        settings.check(suppressions, &meta)
        if !meta.findings.isEmpty {
            result.findings += leveled(meta.findings)
            sort(&result.findings)
        }
        if checker.inputs.today == nil, suppressions.haveEnds, common.settings.contains(MetaIgnoreExpired.rule.id) {
            let rule = MetaIgnoreExpired.rule.id
            notChecked[rule] = UncheckedRule(rule: rule, reason: "today's date is not known")
        }
        result.notChecked = notChecked.values.sorted { $0.rule.precedesByBytes($1.rule) }
        return result
    }

    private mutating func note(_ unchecked: [UncheckedRule]) {
        for entry in unchecked { notChecked[entry.rule] = entry }
    }

    /// Findings with the configured severities, without those of rules that are off.
    private func leveled(_ findings: [Finding]) -> [Finding] {
        findings.compactMap { finding in
            let options = finding.subject.app.flatMap { own[ByteText($0)] } ?? common.options
            if checker.only == nil, options.isOff(finding.rule) { return nil }
            guard let severity = options.severity(finding.rule) else { return finding }
            var finding = finding
            finding.severity = severity
            return finding
        }
    }

    /// Puts findings in order; one table entry that several quick actions show is told once.
    private func sort(_ findings: inout [Finding]) {
        findings.sort(by: Finding.inOrder)
        var kept: [Finding] = []
        kept.reserveCapacity(findings.count)
        for finding in findings {
            if let last = kept.last, last.location == finding.location, last.rule == finding.rule, last.summary == finding.summary
            {
                continue
            }
            kept.append(finding)
        }
        findings = kept
    }
}
