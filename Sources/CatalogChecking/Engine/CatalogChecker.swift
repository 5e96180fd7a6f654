public import QuickActionModel

/// Holds the rules against a catalog.
///
/// Nothing is thrown and nothing is asked of the machine: the same catalog, settings and inputs give the same result.
public struct CatalogChecker: Sendable {
    let settings: CheckSettings
    let inputs: CheckInputs
    /// Ids of the only rules that run, whatever the settings say; nil for the settings' choice.
    let only: Set<String>?

    /// A checker with the catalog's settings; those of each app stand in the app itself.
    public init(settings: CheckSettings = CheckSettings(), inputs: CheckInputs = CheckInputs()) {
        self.init(settings: settings, inputs: inputs, only: nil)
    }

    init(settings: CheckSettings, inputs: CheckInputs, only: Set<String>?) {
        self.settings = settings
        self.inputs = inputs
        self.only = only
    }

    /// Checks a catalog.
    ///
    /// `found` are the findings of the readers: they get the configured severities and are suppressed like the rules' own. The result
    /// does not depend on the number of threads, nor on `memory`, which spares the checking of apps that it knows.
    public func check(
        _ catalog: QuickActionCatalog, found: [Finding] = [], workers: Int = 1, memory: CheckingMemory? = nil
    ) -> CheckResult {
        var pass = CheckPass(self, catalog)
        return pass.run(found, workers: workers, memory: memory)
    }

    /// Findings that were met after checking, with the severities that are configured for the catalog, without those of rules that are
    /// off.
    public func leveled(_ findings: [Finding]) -> [Finding] {
        let options = RuleOptions(settings.rules, inputs: inputs)
        return findings.compactMap { finding in
            if options.isOff(finding.rule) { return nil }
            var finding = finding
            finding.severity = options.severity(finding.rule) ?? finding.severity
            return finding
        }
    }
}
