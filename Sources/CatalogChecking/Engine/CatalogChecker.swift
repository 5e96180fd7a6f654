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
    /// `found` are the findings of the readers: they get the configured severities and are suppressed like the rules' own.
    public func check(_ catalog: QuickActionCatalog, found: [Finding] = []) -> CheckResult {
        var pass = CheckPass(self, catalog)
        return pass.run(found)
    }
}
